import EveryScreenModel

extension String {
    /// The string in quotation marks as one line of a message can hold it: at most 80 characters, escaped as in Swift.
    package var quotedExcerpt: String {
        let limit = 80
        let quoted = String(prefix(limit)).quoted { scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
            default: nil
            }
        }
        return dropFirst(limit).isEmpty ? quoted : quoted.dropLast() + "…\""
    }
}
