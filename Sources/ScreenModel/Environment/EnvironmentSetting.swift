/// One setting of an environment, for all that treats every setting alike: files,
/// reports, sentences.
package struct EnvironmentSetting: Sendable {
    /// The name of the property, which is its key in files.
    package let key: String
    /// The setting's name in running text: "bold text".
    package let name: String
    /// The kind of its values.
    package let kind: Kind

    /// A kind of value, with the way to it.
    package enum Kind: Sendable {
        /// On or off; on, the name of the setting says it.
        case flag(any WritableKeyPath<UserEnvironment, Bool> & Sendable)
        /// One of a few words.
        case word(Choice)
        /// Any text.
        case text(any WritableKeyPath<UserEnvironment, String> & Sendable)
        /// An extent in points.
        case size(any WritableKeyPath<UserEnvironment, LayoutSize> & Sendable)
        /// Distances in points.
        case insets(any WritableKeyPath<UserEnvironment, LayoutInsets> & Sendable)
    }

    /// A setting whose value is one of a few words.
    package struct Choice: Sendable {
        /// The words, as files have them.
        package let words: [String]
        /// Returns the word of an environment.
        package let word: @Sendable (UserEnvironment) -> String
        /// Sets the value to that of a word; returns false for a word that is not
        /// known.
        package let set: @Sendable (inout UserEnvironment, String) -> Bool
        /// Returns the value in running text: "dark appearance".
        package let phrase: @Sendable (UserEnvironment) -> String
    }

    /// Whether the value is that of the system.
    package func isStandard(in environment: UserEnvironment) -> Bool { isSame(in: environment, .standard) }

    /// Whether the value is the same in two environments.
    package func isSame(in one: UserEnvironment, _ other: UserEnvironment) -> Bool {
        switch kind {
        case .flag(let path): one[keyPath: path] == other[keyPath: path]
        case .word(let choice): choice.word(one) == choice.word(other)
        case .text(let path): one[keyPath: path] == other[keyPath: path]
        case .size(let path): one[keyPath: path] == other[keyPath: path]
        case .insets(let path): one[keyPath: path] == other[keyPath: path]
        }
    }

    /// Returns the value as text, another one for each value.
    package func text(in environment: UserEnvironment) -> String {
        switch kind {
        case .flag(let path): return "\(environment[keyPath: path])"
        case .word(let choice): return choice.word(environment)
        case .text(let path): return environment[keyPath: path]
        case .size(let path): return "\(environment[keyPath: path].width) \(environment[keyPath: path].height)"
        case .insets(let path):
            let insets = environment[keyPath: path]
            return "\(insets.top) \(insets.left) \(insets.bottom) \(insets.right)"
        }
    }

    /// Returns what makes the value impossible, in a sentence, or `nil`: a length
    /// that is negative or not finite.
    package func mistake(in environment: UserEnvironment) -> String? {
        let lengths: [Double]
        switch kind {
        case .flag, .word, .text: return nil
        case .size(let path): lengths = [environment[keyPath: path].width, environment[keyPath: path].height]
        case .insets(let path):
            let insets = environment[keyPath: path]
            lengths = [insets.top, insets.left, insets.bottom, insets.right]
        }
        let wrong = lengths.first { !($0.isFinite && $0 >= 0) }
        return wrong.map { "The \(name) has a length of \($0) pt; lengths must be finite and not negative" }
    }
}

extension EnvironmentSetting {
    init(_ name: String, _ key: String, _ path: any WritableKeyPath<UserEnvironment, Bool> & Sendable) {
        self.init(key: key, name: name, kind: .flag(path))
    }

    /// A setting that is one case of an enumeration.
    init<Value: CaseIterable & Hashable & Sendable>(
        _ name: String, _ key: String, _ path: any WritableKeyPath<UserEnvironment, Value> & Sendable,
        word: @escaping @Sendable (Value) -> String, phrase: @escaping @Sendable (Value) -> String
    ) {
        self.init(
            key: key, name: name,
            kind: .word(
                Choice(
                    words: Value.allCases.map(word), word: { word($0[keyPath: path]) },
                    set: { environment, text in
                        guard let value = Value.allCases.first(where: { word($0) == text }) else { return false }
                        environment[keyPath: path] = value
                        return true
                    },
                    phrase: { phrase($0[keyPath: path]) })))
    }
}
