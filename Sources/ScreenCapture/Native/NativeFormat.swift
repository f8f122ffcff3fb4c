import EveryScreenModel

/// The members of each kind of object in a native screen file; the keys are the
/// names of the Swift properties.
enum NativeFormat {
    static let rect = NativeValue<LayoutRect>.object(
        NativeRecord {
            $0.required("x", \.origin.x, .number)
            $0.required("y", \.origin.y, .number)
            $0.required("width", \.size.width, .number)
            $0.required("height", \.size.height, .number)
        }, blank: .zero)

    static let size = NativeValue<LayoutSize>.object(
        NativeRecord {
            $0.required("width", \.width, .number)
            $0.required("height", \.height, .number)
        }, blank: .zero)

    static let point = NativeValue<LayoutPoint>.object(
        NativeRecord {
            $0.required("x", \.x, .number)
            $0.required("y", \.y, .number)
        }, blank: .zero)

    /// A side that is not named is zero; all four are written.
    static let insets = NativeValue<LayoutInsets>.object(
        NativeRecord { record in
            func side(_ key: String, _ path: any WritableKeyPath<LayoutInsets, Double> & Sendable) {
                record.field(
                    key, schema: .type("number"),
                    read: { (document, node, insets) throws(CaptureMistake) in insets[keyPath: path] = try document.readNumber(node) },
                    write: { .number($0[keyPath: path]) })
            }
            side("top", \.top)
            side("left", \.left)
            side("bottom", \.bottom)
            side("right", \.right)
        }, blank: .zero)

    /// A setting that is not named has the system's default; only the others are
    /// written.
    static let environment = NativeValue<UserEnvironment>.object(
        NativeRecord { record in
            for setting in UserEnvironment.settings {
                switch setting.kind {
                case .flag(let path): add(setting, path, .boolean)
                case .text(let path): add(setting, path, .string)
                case .size(let path): add(setting, path, size)
                case .insets(let path): add(setting, path, insets)
                case .word(let choice):
                    record.field(
                        setting.key, schema: .words(choice.words),
                        read: { (document, node, environment) throws(CaptureMistake) in
                            let word = try document.readChoice(node, setting.article + setting.name, choice.words) {
                                choice.words.contains($0) ? $0 : nil
                            }
                            _ = choice.set(&environment, word)
                        },
                        write: { setting.isStandard(in: $0) ? nil : .string(choice.word($0)) })
                }
            }
            func add<Fact>(
                _ setting: EnvironmentSetting, _ path: any WritableKeyPath<UserEnvironment, Fact> & Sendable, _ value: NativeValue<Fact>
            ) {
                record.field(
                    setting.key, schema: value.schema,
                    read: { (document, node, environment) throws(CaptureMistake) in
                        environment[keyPath: path] = try value.read(document, node)
                        guard setting.mistake(in: environment) == nil else {
                            throw document.mistake(at: node, expected: "\(setting.article)\(setting.name) without negative lengths")
                        }
                    },
                    write: { setting.isStandard(in: $0) ? nil : value.write($0[keyPath: path]) })
            }
        }, blank: .standard)
}

extension EnvironmentSetting {
    /// "a ", "an " or nothing, as the name has it.
    fileprivate var article: String { name.hasSuffix("s") ? "" : "aeiou".contains(name.prefix(1)) ? "an " : "a " }
}

extension UserEnvironment {
    /// The settings as files have them: those that are not the system's default, by
    /// key.
    package var json: JSON { NativeFormat.environment.write(self) }

    /// Reads settings that are written as `json`.
    package init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self = try NativeFormat.environment.read(document, node)
    }
}
