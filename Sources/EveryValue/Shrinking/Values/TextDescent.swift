/// Looks for the simplest string that still fails, one candidate at a time: shorter
/// first, then of earlier scalars.
///
/// The shortest string of simplest scalars, all scalars simplest, chunks deleted
/// from the end in halving steps, each scalar lowered, and neighbours put in order.
struct TextDescent: Sendable {
    private enum Step {
        case shortest
        case plain
        case startDeleting
        case delete
        case lower
        case exchange
        case done
    }

    private var step = Step.shortest
    private var size = 0
    private var end = 0
    private var index = 0
    private var ladder = CodeLadder()

    init() {}

    /// The next string to try when the current one is `codes`, or nil at the end.
    mutating func next(_ codes: [UInt32], _ shape: TextShape) -> [UInt32]? {
        while true {
            switch step {
            case .shortest:
                if codes.count > shape.shortest { return [UInt32](repeating: 0, count: shape.shortest) }
                step = .plain
            case .plain:
                if codes.contains(where: { $0 != 0 }) { return [UInt32](repeating: 0, count: codes.count) }
                step = .startDeleting
            case .startDeleting:
                beginDeleting(codes.count)
            case .delete:
                if let shorter = deletion(codes, shape) { return shorter }
            case .lower:
                guard index < codes.count else {
                    step = .exchange
                    index = 1
                    continue
                }
                if let code = ladder.next(codes[index], shape.alphabet) {
                    var lowered = codes
                    lowered[index] = code
                    return lowered
                }
                index += 1
                ladder = CodeLadder()
            case .exchange:
                guard index < codes.count else {
                    step = .done
                    continue
                }
                if codes[index - 1] > codes[index] {
                    var exchanged = codes
                    exchanged.swapAt(index - 1, index)
                    return exchanged
                }
                index += 1
            case .done:
                return nil
            }
        }
    }

    private mutating func beginDeleting(_ count: Int) {
        step = .delete
        size = max(1, count / 2)
        end = count
    }

    private mutating func deletion(_ codes: [UInt32], _ shape: TextShape) -> [UInt32]? {
        end = min(end, codes.count)
        if end > 0 {
            let start = max(0, end - size)
            let chunk = start..<end
            end = start
            guard codes.count - chunk.count >= shape.shortest else { return nil }
            var shorter = codes
            shorter.removeSubrange(chunk)
            return shorter
        }
        if size == 1 {
            step = .lower
        } else {
            size = max(1, size / 2)
            end = codes.count
        }
        return nil
    }

    /// Takes note of whether the string proposed last was accepted.
    mutating func judged(accepted: Bool) {
        switch step {
        case .shortest: step = accepted ? .done : .plain
        case .plain: step = .startDeleting
        case .startDeleting, .delete: break
        case .lower:
            let isDone = accepted && !ladder.goesOn
            ladder.judged(accepted: accepted)
            if isDone {
                index += 1
                ladder = CodeLadder()
            }
        case .exchange: index += 1
        case .done: break
        }
    }
}

/// The codes to try in the place of one: the first three, the first of each class
/// of scalars, then a descent inside its class.
///
/// Failures depend on classes (capitals, digits, accents) more often than on single
/// letters, so that the first of a class is the likeliest.
struct CodeLadder: Sendable {
    /// How many classes are tried; alphabets of more are tried in part.
    private static let mostClasses = 12
    private var rung = 0
    private var rungs: [UInt32]?
    private var descent: IntegerDescent?
    private var classStart = 0

    /// The next code to try when the current one is `code`, or nil at the end.
    mutating func next(_ code: UInt32, _ alphabet: TextAlphabet) -> UInt32? {
        let inside = min(code, UInt32(alphabet.scalars.count))
        if rungs == nil {
            let starts = alphabet.classStarts.filter { $0 > 2 && $0 < inside }
            rungs = [0, 1, 2].filter { $0 < inside } + starts.prefix(CodeLadder.mostClasses)
            classStart = Int(alphabet.classStarts.last { $0 <= inside } ?? 0)
        }
        if let rungs, rung < rungs.count { return rungs[rung] }
        guard inside > classStart else { return nil }
        if code > inside { return rung == rungs?.count ? inside - 1 : nil }
        if descent == nil { descent = IntegerDescent() }
        return descent?.next(Int(code), IntegerShape(classStart...Int(code), towards: classStart)).map(UInt32.init)
    }

    /// Takes note of a refusal.
    mutating func judged(accepted: Bool) {
        if descent == nil { rung += 1 } else { descent?.judged(accepted: accepted) }
    }

    /// Whether an accepted code may still be lowered: the first rungs go upwards,
    /// so that the first accepted is the lowest of them.
    var goesOn: Bool { descent != nil }
}

extension TextAlphabet {
    /// The codes at which another class of scalars begins.
    var classStarts: [UInt32] {
        var starts: [UInt32] = []
        var last: Unicode.GeneralCategory?
        for (code, scalar) in scalars.enumerated() {
            let category = scalar.properties.generalCategory
            if category != last { starts.append(UInt32(code)) }
            last = category
        }
        return starts
    }
}
