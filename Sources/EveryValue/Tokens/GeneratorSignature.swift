/// A summary of what a value was drawn from: bounds, targets, alphabets,
/// alternatives and labels, and of the value itself.
///
/// It has a number for each part of the value, by the label of its span at the top
/// level. Weights and draw sites do not count, as they change no replay. Two
/// generators that differ have one summary with a probability of 2^-24 for each
/// part.
struct GeneratorSignature: Hashable, Sendable {
    /// A labeled part of the value.
    struct Part: Hashable, Sendable {
        /// The code of the span's label; 0 for all that is drawn outside of spans.
        let label: UInt32
        /// The summary, of 24 bits.
        let digest: UInt32
    }

    /// The parts, first the draws outside of spans, then in the order of drawing.
    let parts: [Part]

    /// The number of bits of a part.
    static let width = 24

    /// Creates the summary of a recording as its generator has just drawn it.
    ///
    /// - Parameters:
    ///   - recording: The choices, with their bounds.
    ///   - notes: Facts about the items that the recording does not hold.
    ///   - values: The digests of the value, by the code of a label.
    init(_ recording: ChoiceRecording, notes: [(item: Int, digest: ValueDigest)], values: [(label: UInt32, digest: ValueDigest)]) {
        var hashes: [(label: UInt32, hash: Fingerprint)] = [(0, Fingerprint())]
        func place(of label: UInt32) -> Int {
            if let place = hashes.firstIndex(where: { $0.label == label }) { return place }
            hashes.append((label, Fingerprint()))
            return hashes.count - 1
        }
        var (depth, current, rest) = (0, 0, notes[...])
        for (index, item) in recording.items.enumerated() {
            if depth == 0 { current = item.kind == .span ? place(of: item.place) : 0 }
            while let note = rest.first, note.item <= index {
                hashes[current].hash.mix(note.digest.hash.high)
                rest.removeFirst()
            }
            Self.mix(item, of: recording, into: &hashes[current].hash)
            if item.opens { depth += 1 } else if item.kind == .close { depth -= 1 }
        }
        for value in values { hashes[place(of: value.label)].hash.mix(value.digest.hash.high) }
        parts = hashes.map { Part(label: $0.label, digest: UInt32(truncatingIfNeeded: $0.hash.high) & (1 << Self.width - 1)) }
    }

    /// Reads the numbers of a token, for the parts that its recording has.
    init(_ digests: [UInt32], of recording: ChoiceRecording) {
        parts = zip(Self.labels(of: recording), digests).map { Part(label: $0, digest: $1) }
    }

    /// The labels of the parts that a recording has.
    static func labels(of recording: ChoiceRecording) -> [UInt32] {
        var labels: [UInt32] = [0]
        var depth = 0
        for item in recording.items {
            if depth == 0, item.kind == .span, !labels.contains(item.place) { labels.append(item.place) }
            if item.opens { depth += 1 } else if item.kind == .close { depth -= 1 }
        }
        return labels
    }

    private static func mix(_ item: RecordedItem, of recording: ChoiceRecording, into hash: inout Fingerprint) {
        hash.mix(UInt64(item.kind.rawValue))
        switch item.kind {
        case .span: hash.mix(UInt64(item.place))
        case .integer:
            let shape = recording.integerShapes[item.shape]
            for bound in [shape.lowest, shape.highest, shape.simplest] { hash.mix(UInt64(bitPattern: Int64(bound))) }
        case .float:
            let shape = recording.floatShapes[item.shape]
            for bound in [shape.lowest, shape.highest, shape.simplest] { hash.mix(bound.bitPattern) }
        case .text:
            let shape = recording.textShapes[item.shape]
            for scalar in shape.alphabet.scalars { hash.mix(UInt64(scalar.value)) }
            hash.mix(UInt64(shape.shortest))
            hash.mix(UInt64(shape.longest))
        case .list, .element, .close, .offset: break
        }
    }
}

extension Generator {
    /// Makes the value of a recording, with the summary of what it was drawn from.
    ///
    /// The value counts where two draws of it are alike: one that differs each
    /// time, as with a random identifier, says nothing.
    func signed(
        replaying recording: ChoiceRecording, describing parts: (Value) -> [(label: UInt32, value: Any)]
    ) throws -> (recording: ChoiceRecording, signature: GeneratorSignature) {
        let source = ChoiceSource.signing(recording)
        let sample = try make(source)
        let other = try make(.replay(recording))
        let digests = Swift.zip(parts(sample.value), parts(other.value)).map { one, two in
            let digest = ValueDigest(of: one.value)
            return (one.label, digest == ValueDigest(of: two.value) ? digest : ValueDigest())
        }
        return (sample.recording, GeneratorSignature(sample.recording, notes: source.state.pointee.notes, values: digests))
    }
}
