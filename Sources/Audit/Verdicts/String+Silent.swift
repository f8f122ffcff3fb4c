extension String {
    /// Whether there is nothing to speak: only white space, invisible characters and private-use ones.
    package var isSilent: Bool {
        unicodeScalars.allSatisfy { scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .privateUse, .unassigned, .surrogate, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
            default: false
            }
        }
    }
}
