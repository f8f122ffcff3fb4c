import EveryScreenModel

extension ScreenElement {
    /// Whether a switch, box or other choice is on, by its value or traits; `nil`
    /// if mixed or unknown.
    var isOn: Bool? {
        switch value?.lowercased().trimmed {
        case "1", "on", "true", "yes", "checked", "selected": return true
        case "0", "off", "false", "no", "unchecked", "not checked": return false
        default: return isSelected ? true : nil
        }
    }

    /// Whether the element is known to be selected.
    var isSelected: Bool { traits?.contains(.selected) == true }

    /// The position of its value between minimum and maximum, from 0 to 1; `nil` if
    /// unknown.
    ///
    /// It reads percentages ("40 %"), parts ("2 of 5", "2/5", "1:30 of 4:05"),
    /// numbers between the limits of the field, and numbers from 0 to 1.
    var valueShare: Double? {
        guard let value = value?.trimmed, !value.isEmpty, value.utf8.count <= 64 else { return nil }
        let share: Double?
        if value.hasSuffix("%") {
            share = value.dropLast().trimmed.amount.map { $0 / 100 }
        } else if let (part, whole) = value.parts, let part = part.amount, let whole = whole.amount {
            share = whole > 0 ? part / whole : nil
        } else if let number = value.amount {
            if let minimum = field?.minimum, let maximum = field?.maximum {
                share = maximum > minimum ? (number - minimum) / (maximum - minimum) : nil
            } else {
                share = number <= 1 ? number : nil
            }
        } else {
            share = nil
        }
        return share.flatMap { $0.isFinite && $0 >= 0 ? min(1, $0) : nil }
    }

    /// Whether its activation returns to the screen before, as far as the layout
    /// states.
    var leadsBack: Bool { activation == "back" }

    /// Whether its activation is destructive.
    var isDestructive: Bool { actions?.contains { $0.isDestructive == true } == true }
}

extension StringProtocol {
    /// The text without white space at its ends.
    fileprivate var trimmed: String {
        var text = Substring(self)
        while let first = text.first, first.isWhitespace { text.removeFirst() }
        while let last = text.last, last.isWhitespace { text.removeLast() }
        return String(text)
    }

    /// A number, or a time in minutes and seconds as a number of seconds.
    fileprivate var amount: Double? {
        let parts = split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count > 1 else { return Double(trimmed) }
        let numbers = parts.compactMap { Double($0.trimmed) }
        return numbers.count == parts.count ? numbers.reduce(0) { $0 * 60 + $1 } : nil
    }

    /// The texts before and after "of" or a slash.
    fileprivate var parts: (String, String)? {
        for separator in [" of ", "/"] {
            let pieces = String(self).split(separator: separator, omittingEmptySubsequences: false)
            if pieces.count == 2 { return (pieces[0].trimmed, pieces[1].trimmed) }
        }
        return nil
    }
}
