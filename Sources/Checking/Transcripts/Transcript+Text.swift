extension Transcript {
    /// The parts of a transcript in files, in order.
    enum Section: String, CaseIterable {
        case voiceOver = "VoiceOver"
        case rotors
        case keyboard
        case scanning
        case voice = "Voice Control"
    }

    /// Returns the entries of a section.
    func entries(of section: Section) -> [Stop] {
        switch section {
        case .voiceOver: stops
        case .rotors: rotors.map { Stop(said: $0, details: []) }
        case .keyboard: keyboard.map { Stop(said: $0, details: []) }
        case .scanning: scanning.map { Stop(said: $0, details: []) }
        case .voice: voice.map { Stop(said: $0, details: []) }
        }
    }

    /// The transcript in lines, each section with its entries numbered.
    package var lines: [String] {
        var lines = title.map { ["title: \($0)"] } ?? []
        for section in Section.allCases {
            let entries = entries(of: section)
            if entries.isEmpty { continue }
            lines.append(section.rawValue)
            let width = "\(entries.count)".count
            for (number, entry) in entries.enumerated() {
                lines.append("  \("\(number + 1)".padded(to: width, onLeft: true)). \(entry.said)")
                lines += entry.details.map { "  \(String(repeating: " ", count: width))  - \($0)" }
            }
        }
        return lines.isEmpty ? ["(nothing)"] : lines
    }

    /// Reads the lines of a transcript; unknown lines are skipped.
    init(lines: some Sequence<Substring>) {
        self.init()
        var section: Section?
        var entries: [Section: [Stop]] = [:]
        for line in lines {
            if line.hasPrefix("title: ") {
                title = String(line.dropFirst("title: ".count))
            } else if let found = Section(rawValue: String(line)) {
                section = found
            } else if let section {
                let text = line.drop { $0 == " " }
                if text.hasPrefix("- "), let last = entries[section]?.indices.last {
                    entries[section]?[last].details.append(String(text.dropFirst(2)))
                } else {
                    let said = text.drop { $0.isNumber }
                    if said.hasPrefix(". ") { entries[section, default: []].append(Stop(said: String(said.dropFirst(2)), details: [])) }
                }
            }
        }
        stops = entries[.voiceOver] ?? []
        rotors = (entries[.rotors] ?? []).map(\.said)
        keyboard = (entries[.keyboard] ?? []).map(\.said)
        scanning = (entries[.scanning] ?? []).map(\.said)
        voice = (entries[.voice] ?? []).map(\.said)
    }
}
