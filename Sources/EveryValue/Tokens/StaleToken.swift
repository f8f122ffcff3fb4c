/// The change of a generator since it made a replay token: the token does not stand
/// for its case any more.
public struct StaleToken: Error, Hashable, Sendable, CustomStringConvertible {
    /// The token.
    public let token: ReplayToken
    /// The labels of the parts that are drawn differently now; empty where the
    /// parts are not known.
    public let parts: [String]

    /// The sentence for the person who keeps the token: what changed.
    package var reason: String {
        let named = parts.map { "\"\($0)\"" }
        let joined = named.count < 2 ? named.joined() : named.dropLast().joined(separator: ", ") + " and " + (named.last ?? "")
        let subject = parts.isEmpty ? "the generator has" : "\(joined) \(parts.count == 1 ? "has" : "have")"
        return "\(subject) changed since (bounds, targets, alternatives, cases, labels or values)"
    }

    /// The token, what changed, and what to do.
    public var description: String { "\(token) is stale: \(reason). Run the check without it and take the token of the new report." }
}

extension ReplayToken {
    /// Creates the token of a recording, which knows the generator that makes the
    /// value of it.
    ///
    /// - Parameters:
    ///   - recording: The choices.
    ///   - generator: The generator, which is run twice.
    public init<Value>(_ recording: ChoiceRecording, drawnBy generator: Generator<Value>) {
        self.init(recording, drawnBy: generator) { [(nil, $0)] }
    }

    /// Creates the token of a recording, which knows the generator that makes the
    /// value of it.
    ///
    /// - Parameters:
    ///   - recording: The choices.
    ///   - generator: The generator, which is run twice.
    ///   - parts: Returns what the value is made of, by the labels of the spans in
    ///     which that is drawn.
    package init<Value>(
        _ recording: ChoiceRecording, drawnBy generator: Generator<Value>, describing parts: (Value) -> [(label: SpanLabel?, value: Any)]
    ) {
        let signed = try? generator.signed(replaying: recording) { parts($0).map { ($0.label?.code ?? 0, $0.value) } }
        self.init(recording, signature: signed?.signature)
    }
}

extension Generator {
    /// Makes the value of a token.
    ///
    /// - Throws: `StaleToken` where this is no longer the generator that made the
    ///   token, or what the generator throws.
    public func value(replaying token: ReplayToken) throws -> Value {
        if let stale = staleness(of: token) { throw stale }
        return try value(replaying: token.recording)
    }

    /// Returns how this generator differs from the one that made a token, or `nil`
    /// where the token stands for its case.
    ///
    /// Tokens of version 1 do not know their generator: of them the choices are
    /// compared.
    public func staleness(of token: ReplayToken) -> StaleToken? { staleness(of: token) { [(nil, $0)] } }

    /// Returns how this generator differs from the one that made a token, given
    /// what its values are made of.
    package func staleness(of token: ReplayToken, describing parts: (Value) -> [(label: SpanLabel?, value: Any)]) -> StaleToken? {
        let describe = { (value: Value) in parts(value).map { (label: $0.label?.code ?? 0, value: $0.value) } }
        // As it is read from its text: without draw sites.
        let bytes = TokenWriter.bytes(token.recording)
        guard let recording = TokenReader.recording(bytes), let signed = try? signed(replaying: recording, describing: describe) else {
            return StaleToken(token: token, parts: [])
        }
        if let signature = token.signature, signature != signed.signature {
            return StaleToken(token: token, parts: signature.changes(to: signed.signature, named: signed.recording.labels))
        }
        return TokenWriter.bytes(signed.recording) == bytes ? nil : StaleToken(token: token, parts: [])
    }
}

extension GeneratorSignature {
    /// Returns the names of the parts that differ; none where a part has no name.
    fileprivate func changes(to other: GeneratorSignature, named labels: [SpanLabel]) -> [String] {
        let changed = Set(parts).symmetricDifference(other.parts).map(\.label)
        let codes = (parts + other.parts).map(\.label).filter(changed.contains)
        var names: [String] = []
        for code in codes {
            guard let label = labels.first(where: { $0.code == code }) else { continue }
            if !names.contains(label.description) { names.append(label.description) }
        }
        return names
    }
}
