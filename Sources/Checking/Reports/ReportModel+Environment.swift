import EveryScreenModel

extension ReportModel.Environment: Codable {
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    init(_ environment: UserEnvironment) { self.environment = environment }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        for setting in UserEnvironment.settings where !setting.isStandard(in: environment) {
            let key = Key(stringValue: setting.key)
            switch setting.kind {
            case .flag(let path): try container.encode(environment[keyPath: path], forKey: key)
            case .word(let choice): try container.encode(choice.word(environment), forKey: key)
            case .text(let path): try container.encode(environment[keyPath: path], forKey: key)
            case .size(let path): try container.encode(environment[keyPath: path], forKey: key)
            case .insets(let path): try container.encode(environment[keyPath: path], forKey: key)
            }
        }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        environment = .standard
        // In the order of the settings, so that of several mistakes the same one is
        // reported every time.
        for setting in UserEnvironment.settings where container.contains(Key(stringValue: setting.key)) {
            let key = Key(stringValue: setting.key)
            switch setting.kind {
            case .flag(let path): environment[keyPath: path] = try container.decode(Bool.self, forKey: key)
            case .word(let choice):
                let word = try container.decode(String.self, forKey: key)
                try Self.check(choice.set(&environment, word), "There is no \(setting.name) \"\(word)\"", key, container)
            case .text(let path): environment[keyPath: path] = try container.decode(String.self, forKey: key)
            case .size(let path): environment[keyPath: path] = try container.decode(LayoutSize.self, forKey: key)
            case .insets(let path): environment[keyPath: path] = try container.decode(LayoutInsets.self, forKey: key)
            }
            let mistake = setting.mistake(in: environment)
            try Self.check(mistake == nil, mistake ?? "", key, container)
        }
        let known = UserEnvironment.settings.map(\.key)
        if let stranger = container.allKeys.filter({ !known.contains($0.stringValue) }).min(by: { $0.stringValue < $1.stringValue }) {
            try Self.check(false, "There is no setting \"\(stranger.stringValue)\"", stranger, container)
        }
    }

    private static func check(_ isWell: Bool, _ problem: String, _ key: Key, _ container: KeyedDecodingContainer<Key>) throws {
        if !isWell { throw DecodingError.dataCorruptedError(forKey: key, in: container, debugDescription: problem) }
    }
}
