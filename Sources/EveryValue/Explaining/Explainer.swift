/// Finds out which choices of a minimum matter, by trying others in their place,
/// one choice at a time.
///
/// Choices outside of all elements come first: they are the settings of the whole.
/// Where the budget ends, the rest stays unexplained.
struct Explainer: Sendable {
    /// Ranges up to this many values are taken for ordered settings, and searched
    /// for thresholds.
    private static let widestSetting: UInt = 64

    /// The largest number of values elsewhere that are tried in the place of one.
    private static let mostOthers = 4

    private enum Probe {
        case threshold(ThresholdSearch)
        /// Alternatives still to be tried, the next one last.
        case alternatives([ChoiceRecording], hasPassed: Bool)
    }

    private let tree: RecordingTree
    private var waiting: [Int]
    private var current: (choice: Int, probe: Probe)?
    /// The first alternative of the current choice that fails.
    private var other: ChoiceRecording?
    private(set) var parts: [ExplainedPart] = []

    init(_ minimum: ChoiceRecording) {
        tree = RecordingTree(minimum)
        let numbers = Array(tree.choices.indices)
        let outside = numbers.filter { [tree] in tree.isOutsideElements(tree.owners[$0]) }
        let inside = numbers.filter { [tree] in !tree.isOutsideElements(tree.owners[$0]) }
        waiting = (outside + inside).reversed()
    }

    /// The next recording to judge, or nil when every choice is explained.
    mutating func next() -> ChoiceRecording? {
        while true {
            if let candidate = nextProbe() { return candidate }
            finish()
            guard let choice = waiting.popLast() else { return nil }
            current = (choice, probe(choice))
        }
    }

    private mutating func nextProbe() -> ChoiceRecording? {
        guard let (choice, probe) = current else { return nil }
        switch probe {
        case .threshold(var search):
            let value = search.next()
            current = (choice, .threshold(search))
            return value.map { tree.setting([(tree.choices[choice], $0)]) }
        case .alternatives(let recordings, let hasPassed):
            return hasPassed ? nil : recordings.last
        }
    }

    mutating func judged(isFailing: Bool) {
        guard let (choice, probe) = current else { return }
        switch probe {
        case .threshold(var search):
            search.judged(isFailing: isFailing)
            current = (choice, .threshold(search))
        case .alternatives(let recordings, let hasPassed):
            if isFailing { other = other ?? recordings.last }
            current = (choice, .alternatives(recordings.dropLast(), hasPassed: hasPassed || !isFailing))
        }
    }

    private mutating func finish() {
        guard let (choice, probe) = current else { return }
        let finding: ExplainedPart.Finding
        switch probe {
        case .threshold(let search):
            let integer = tree.integer(choice: choice)
            let shape = integer?.shape
            other = [search.highest, search.lowest].first { $0 != integer?.value }.map { tree.setting([(tree.choices[choice], $0)]) }
            if search.lowest == shape?.lowest, search.highest == shape?.highest {
                finding = .anyValue
            } else {
                finding = search.lowest == search.highest ? .matters : .anyOf(search.lowest...search.highest)
            }
        case .alternatives(_, let hasPassed):
            finding = hasPassed ? .matters : .anyValue
        }
        parts.append(
            ExplainedPart(
                path: path(choice), choice: choice, value: value(choice), finding: finding, other: finding == .matters ? nil : other))
        (current, other) = (nil, nil)
    }

    private func probe(_ choice: Int) -> Probe {
        let index = tree.choices[choice]
        let item = tree.recording.items[index]
        if let integer = tree.integer(at: index) {
            let shape = integer.shape
            if shape.width < Explainer.widestSetting {
                return .threshold(ThresholdSearch(value: integer.value, in: shape.lowest...shape.highest))
            }
            // Special ones, the next ones, and the numbers elsewhere in the value:
            // two that are equal may matter.
            let next = [integer.value.addingReportingOverflow(1), integer.value.subtractingReportingOverflow(1)]
            let others =
                [shape.simplest, shape.highest, shape.lowest + Int(shape.width / 3 & UInt(Int.max))]
                + next.filter { !$0.overflow }.map(\.partialValue)
                + tree.choices.compactMap { tree.integer(at: $0)?.value }.prefix(Explainer.mostOthers)
            let candidates = distinct(others.filter { $0 != integer.value && shape.contains($0) })
            return .alternatives(candidates.map { tree.setting([(index, $0)]) }, hasPassed: candidates.isEmpty)
        }
        if item.kind == .float {
            let shape = tree.recording.floatShapes[item.shape]
            let others = [shape.simplest, shape.highest, shape.lowest].filter { $0.bitPattern != item.bits }
            return .alternatives(
                others.map { tree.setting([(index, Int(Int64(bitPattern: $0.bitPattern)))]) }, hasPassed: others.isEmpty)
        }
        let shape = tree.recording.textShapes[item.shape]
        let codes = Array(tree.recording.textCodes(at: index))
        let last = UInt32(shape.alphabet.scalars.count - 1)
        let elsewhere = tree.choices.filter { tree.recording.items[$0].kind == .text && $0 != index }.prefix(Explainer.mostOthers)
            .map { Array(tree.recording.textCodes(at: $0)) }
        let all =
            [
                [UInt32](repeating: 0, count: shape.shortest), [UInt32](repeating: last, count: shape.longest),
                [UInt32](repeating: last / 2, count: max(shape.shortest, min(shape.longest, codes.count))),
                [UInt32](repeating: 0, count: min(shape.longest, shape.shortest + 1)),
            ] + elsewhere
        let others = distinct(all.filter { $0 != codes && shape.shortest...shape.longest ~= $0.count && $0.allSatisfy { $0 <= last } })
        return .alternatives(others.map { tree.setting([index], text: $0) }, hasPassed: others.isEmpty)
    }

    /// The values in their order, each once; for a few.
    private func distinct<Value: Equatable>(_ values: [Value]) -> [Value] {
        values.enumerated().filter { index, value in !values[..<index].contains(value) }.map(\.element)
    }

    private func path(_ choice: Int) -> [String] {
        var path: [String] = []
        var parent = tree.owners[choice]
        while parent >= 0 {
            let bracket = tree.brackets[parent]
            if bracket.kind == .span, let label = tree.recording.labels.first(where: { $0.code == bracket.place }) {
                path.append(label.description)
            }
            parent = bracket.parent
        }
        return path.reversed()
    }

    private func value(_ choice: Int) -> ChoiceValue {
        let item = tree.recording.items[tree.choices[choice]]
        switch item.kind {
        case .float:
            return .float(Double(bitPattern: item.bits))
        case .text:
            var scalars = String.UnicodeScalarView()
            for code in tree.recording.textCodes(at: item) {
                scalars.append(tree.recording.textShapes[item.shape].alphabet.scalar(of: code))
            }
            return .text(String(scalars))
        case .span, .list, .element, .close, .integer, .offset:
            return .integer(item.integer)
        }
    }
}
