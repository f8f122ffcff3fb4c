/// The greatest common divisors of the changes of each number from failure to
/// failure.
///
/// Numbers that fail at equal distances, as those with one remainder, change by
/// multiples of that distance only.
struct ChangeLattice: Sendable {
    /// Recordings of more choices are not compared.
    private static let mostChoices = 12

    /// The choices of the last failure that are numbers; nil for the others.
    private var last: [Int?] = []
    /// The divisor by choice; 0 where it never changed.
    private(set) var divisors: [UInt] = []

    init(_ recording: ChoiceRecording) { note(recording) }

    /// Adds a failure; one of another shape begins anew.
    mutating func note(_ recording: ChoiceRecording) {
        var numbers: [Int?] = []
        for item in recording.items where item.isChoice {
            guard numbers.count < ChangeLattice.mostChoices else {
                (last, divisors) = ([], [])
                return
            }
            numbers.append(item.kind == .integer ? item.integer : nil)
        }
        if numbers.count != last.count { divisors = numbers.map { _ in 0 } }
        for (index, (before, now)) in zip(last, numbers).enumerated() where numbers.count == last.count {
            guard let before, let now else { continue }
            let change = before > now ? UInt(bitPattern: before &- now) : UInt(bitPattern: now &- before)
            divisors[index] = ChangeLattice.divisor(divisors[index], change)
        }
        last = numbers
    }

    private static func divisor(_ one: UInt, _ other: UInt) -> UInt {
        var (one, other) = (one, other)
        while other != 0 { (one, other) = (other, one % other) }
        return one
    }
}
