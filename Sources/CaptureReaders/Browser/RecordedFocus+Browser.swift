import EveryScreenCapture
import EveryScreenModel

extension RenderedScreen.RecordedFocus.Walk {
    /// Reads where the Tab key led from one node.
    init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init(from: "", tab: [], shiftTab: [])
        var went: String?
        try document.forEachMember(of: node, "an edge") { (key, value) throws(CaptureMistake) in
            switch key {
            case "from": from = try document.readString(value)
            case "focusWent": went = try document.readOptionalString(value)
            case "losesFocus": losesFocus = try document.readBoolean(value)
            case "tab": tab = try document.readPlaces(value)
            case "shiftTab": shiftTab = try document.readPlaces(value)
            case "tabPulledBackAt": tabPulledBackAt = try document.readPresses(value)
            case "shiftTabPulledBackAt": shiftTabPulledBackAt = try document.readPresses(value)
            default: break
            }
        }
        // The page let another node take focus, and keys were pressed there.
        if let went { from = went }
    }
}

extension RenderedScreen.RecordedFocus.ChangedSetting {
    /// Reads the change of one setting.
    init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init(of: "", leadsAway: false)
        try document.forEachMember(of: node, "a change") { (key, value) throws(CaptureMistake) in
            switch key {
            case "of": of = try document.readString(value)
            case "leadsAway": leadsAway = try document.readBoolean(value)
            default: break
            }
        }
    }
}

extension RenderedScreen.RecordedFocus.EscapeAttempt {
    /// Reads the tries to leave from one node.
    static func attempts(_ node: Int, of document: JSONDocument) throws(CaptureMistake) -> [RenderedScreen.RecordedFocus.EscapeAttempt] {
        var from = ""
        var attempts: [RenderedScreen.RecordedFocus.EscapeAttempt] = []
        try document.forEachMember(of: node, "tries to leave") { (key, value) throws(CaptureMistake) in
            switch key {
            case "from": from = try document.readString(value)
            case "tries":
                attempts = try document.readArray(value, of: "tries") { (value) throws(CaptureMistake) in
                    try RenderedScreen.RecordedFocus.EscapeAttempt(value, of: document)
                }
            default: break
            }
        }
        for index in attempts.indices { attempts[index].from = from }
        return attempts
    }

    private init(_ node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init(from: "", key: "", focusAfter: [])
        try document.forEachMember(of: node, "a try") { (key, value) throws(CaptureMistake) in
            switch key {
            case "key": self.key = try document.readString(value)
            case "focusAfterKeyThenTabs": focusAfter = try document.readPlaces(value)
            default: break
            }
        }
    }
}

extension JSONDocument {
    /// Reads nodes, or null for outside of the page.
    fileprivate func readPlaces(_ node: Int) throws(CaptureMistake) -> [String?] {
        try readArray(node, of: "nodes") { (value) throws(CaptureMistake) in try readOptionalString(value) }
    }

    /// Reads numbers of presses.
    fileprivate func readPresses(_ node: Int) throws(CaptureMistake) -> [Int] {
        try readArray(node, of: "presses") { (value) throws(CaptureMistake) in try readInteger(value, expected: "a whole number") }
    }
}
