internal import EveryValue

extension Problem {
    /// Parts that must be put into another order, or change sides, as one of them
    /// goes.
    static var ofRearrangedParts: [Problem] {
        [mirroredSum, equalFolders, verse, oneContact, machine, checkedDigits, names, longerNumber, joinedFields]
    }

    /// A mirrored row of a sum with less in the middle than beside it.
    private static var mirroredSum: Problem {
        Problem("rearranged_mirrored_sum", expected: "[0, 14, 12, 14, 0]", Generator<Int>.integer(in: 0...30).array(5)) {
            (row: [Int]) -> Bool? in
            row == row.reversed() && row.reduce(0, +) >= 40 && row[2] < row[1]
        }
    }

    private enum Entry: Equatable, Sendable, CustomStringConvertible {
        case file(Int)
        case folder([Entry])

        var description: String {
            switch self {
            case .file(let size): "\(size)"
            case .folder(let entries): "\(entries)"
            }
        }

        var size: Int {
            switch self {
            case .file(let size): size
            case .folder(let entries): entries.reduce(0) { $0 + $1.size }
            }
        }

        var entries: [Entry] { if case .folder(let entries) = self { entries } else { [] } }
    }

    /// Two equal folders of two entries: an empty folder has fewer choices than a
    /// file, but may not come first.
    private static var equalFolders: Problem {
        @Sendable func isFailing(_ entry: Entry) -> Bool {
            let entries = entry.entries
            let twins = entries.indices.contains { place in
                entries[place].entries.count >= 2 && entries[place].size >= 3 && entries[..<place].contains(entries[place])
            }
            return twins || entries.contains(where: isFailing)
        }
        let folders = Generator<Entry>.recursive("folder", depth: 3, leaf: Generator<Int>.integer(in: 0...9).map { Entry.file($0) }) {
            inner in
            inner.array(0...3).map { Entry.folder($0) }
        }
        return Problem("rearranged_equal_folders", expected: "[[3, []], [3, []]]", folders, isFailing: isFailing)
    }

    /// A line that is sung three times.
    private static var verse: Problem {
        Problem(
            "rearranged_verse", expected: "acacac", Generator<String>.string(alphabet: TextAlphabet("abcd"), length: 0...12)
        ) { (text: String) -> Bool? in
            let notes = Array(text)
            guard notes.contains("c"), Set(notes).count > 1 else { return false }
            let lengths = [2, 3, 4].filter { notes.count >= 3 * $0 && notes.count % $0 == 0 }
            return lengths.contains { length in notes.indices.allSatisfy { notes[$0] == notes[$0 % length] } }
        }
    }

    /// Either a number of seven digits or an address.
    private static var oneContact: Problem {
        Problem(
            "rearranged_one_contact", expected: "(nil, Optional(\"a@\"))",
            Generator.zip(
                Generator<[Int]?>.optional(of: .array(of: .integer(in: 0...9), 7...9)),
                Generator<String?>.optional(of: .string(alphabet: TextAlphabet("ab@"), length: 0...6)))
        ) { (phone: [Int]?, address: String?) -> Bool? in (phone == nil) != (address == nil) && address?.dropFirst().contains("@") != false
        }
    }

    private enum Command: CustomStringConvertible, Sendable {
        case coin(Int)
        case select
        case refund

        var description: String {
            switch self {
            case .coin(let value): "coin \(value)"
            case .select: "select"
            case .refund: "refund"
            }
        }
    }

    /// A machine that keeps what it pays out.
    private static var machine: Problem {
        let commands = Generator<Command>.oneOf([
            Generator<Int>.element(of: [5, 10, 30]).map { Command.coin($0) }, .constant(.select), .constant(.refund),
        ])
        return Problem("rearranged_machine", expected: "[coin 30, refund, select, select]", commands.array(0...10)) { commands in
            var (balance, inserted, out, sold) = (0, 0, 0, 0)
            for command in commands {
                switch command {
                case .coin(let value): (balance, inserted) = (balance + value, inserted + value)
                case .select where balance >= 15: (balance, out, sold) = (balance - 15, out + 15, sold + 1)
                case .select: break
                case .refund: (balance, out) = (balance < 30 ? 0 : balance, out + balance)
                }
            }
            return sold >= 2 && out > inserted
        }
    }

    /// Digits with a check digit, and a step of five among them.
    private static var checkedDigits: Problem {
        @Sendable func isFailing(_ digits: [Int]) -> Bool {
            let sum = digits.indices.reduce(0) { $0 + digits[$1] * ($1 % 2 == 0 ? 1 : 3) }
            return digits[0] >= 3 && sum % 10 == 0 && zip(digits, digits.dropFirst()).contains { abs($0 - $1) == 5 }
        }
        let all = (300_000...999_999).lazy.map { number in "\(number)".map { $0.wholeNumberValue ?? 0 } }
        return Problem(
            "rearranged_checked_digits", expected: "\(all.first(where: isFailing) ?? [])", Generator<Int>.integer(in: 0...9).array(6),
            isFailing: isFailing)
    }

    private enum Lease: CustomStringConvertible, Sendable {
        case take(Int)
        case give(Int)
        case drop(Int)
        case wait

        var description: String {
            switch self {
            case .take(let name): "take \(name)"
            case .give(let name): "give \(name)"
            case .drop(let name): "drop \(name)"
            case .wait: "wait"
            }
        }
    }

    /// Names of four, drawn at several places of the test, beside one of four
    /// alternatives.
    private static var names: Problem {
        let leases = Generator<Lease>.oneOf([
            Generator<Int>.integer(in: 0...3).map { Lease.take($0) }, Generator<Int>.integer(in: 0...3).map { Lease.give($0) },
            Generator<Int>.integer(in: 0...3).map { Lease.drop($0) }, .constant(.wait),
        ])
        return Problem("rearranged_names", expected: "[take 0, take 1, give 0]", leases.array(0...10)) { leases in
            var (holder, guest): (Int?, Int?) = (nil, nil)
            for lease in leases {
                switch lease {
                case .take(let name) where holder == nil: holder = name
                case .take(let name) where name != holder: guest = name
                case .give(let name) where name == holder && guest != nil: return true
                case .drop(let name) where name == holder: (holder, guest) = (nil, nil)
                default: break
                }
            }
            return false
        }
    }

    /// A name and a number that are too long together.
    private static var longerNumber: Problem {
        Problem(
            "rearranged_longer_number", expected: "(\"aaa\", 1000)",
            Generator.zip(Generator<String>.string(alphabet: TextAlphabet("abc"), length: 1...6), Generator<Int>.integer(in: 0...9_999))
        ) { (name: String, number: Int) -> Bool? in name.count + "\(number)".count >= 7 }
    }

    /// Short fields of many bytes together.
    private static var joinedFields: Problem {
        Problem(
            "rearranged_joined_fields", expected: "[\"\u{1F600}\u{1F600}\"]",
            Generator<String>.string(alphabet: TextAlphabet("ab\u{1F600}"), length: 0...4).array(1...4)
        ) { (fields: [String]) -> Bool? in fields.allSatisfy { $0.count <= 2 } && fields.reduce(0) { $0 + $1.utf8.count } > 7 }
    }
}
