import EveryScreenCapture
import EveryScreenModel

extension JSONReader {
    /// A hierarchy of AccessibilitySnapshot (from 0.12): the elements of
    /// VoiceOver in the containers around them, as its portable model encodes
    /// them.
    ///
    /// | in the file | in the screen |
    /// | --- | --- |
    /// | `element`, `traversalIndex` | an element; its place in the order of the whole screen |
    /// | `container`: list, landmark, data table, tab bar, semantic group | a container of that type |
    /// | `label`, `value`, `hint`, `identifier`, `userInputLabels` | the same; no label and no value are empty ones |
    /// | `traits` | the traits, and the role that they state |
    /// | `shape` | the frame, in points; that around a path |
    /// | `activationPoint` | the same |
    /// | `customActions`, `customContent`, `customRotors` | the same; rotors without their results |
    /// | `accessibilityLanguage`, `respondsToUserInteraction` | the same |
    ///
    /// The description is left out: it is speech, which EveryScreen derives. Not in
    /// the file: drawings, where touches hit, the keyboard, and the extent of the
    /// screen, so that the extent of the elements is used.
    static let accessibilitySnapshot = JSONReader.single(
        .accessibilitySnapshot,
        recognizes: { document in
            guard document.nodes[0].kind == .array, let first = document.children(of: 0).first else { return false }
            return ["element", "container"].contains { document.value(at: $0, "_0", in: first) != nil }
        },
        read: { (document, _) throws(CaptureMistake) in try SnapshotHierarchy(document).screen() })
}

/// The nodes of a hierarchy, in pre-order.
private struct SnapshotHierarchy {
    private let document: JSONDocument
    private var elements: [ScreenElement] = []
    private var parents: [Int32] = []
    /// The elements that VoiceOver stops at, with their places in its order.
    private var stops: [(place: Int, index: Int)] = []

    /// Reads the nodes; without recursion, as hierarchies can be deep; O(nodes).
    init(_ document: JSONDocument) throws(CaptureMistake) {
        self.document = document
        var pending: [(node: Int, parent: Int32)] = document.children(of: 0).reversed().map { ($0, -1) }
        while let (node, parent) = pending.popLast() {
            parents.append(parent)
            if let element = document.value(at: "element", "_0", in: node) {
                if let place = document.value(at: "element", "traversalIndex", in: node) {
                    stops.append((try document.readInteger(place, expected: "a number in the order"), elements.count))
                }
                elements.append(try ScreenElement(snapshotElement: element, of: document))
            } else if let container = document.value(at: "container", "_0", in: node) {
                let index = Int32(elements.count)
                elements.append(try ScreenElement(snapshotContainer: container, of: document))
                guard let list = document.value(at: "container", "children", in: node) else { continue }
                guard document.nodes[list].kind == .array else { throw document.mistake(at: list, expected: "an array of objects") }
                pending += document.children(of: list).reversed().map { ($0, index) }
            } else {
                throw document.mistake(at: node, expected: "an element or a container")
            }
        }
    }

    /// The screen: the nodes inside one element that states the order.
    func screen() throws(CaptureMistake) -> RenderedScreen {
        let sources = ElementSources(parents: [-1] + parents.map { $0 + 1 }).sources
        let size = extent(of: elements.map(\.frame))
        var root = ScreenElement(.screen, source: sources[0], frame: LayoutRect(x: 0, y: 0, width: size.width, height: size.height))
        root.isAccessibilityElement = false
        root.accessibilityOrder = stops.sorted { ($0.place, $0.index) < ($1.place, $1.index) }.map { sources[$0.index + 1] }
        var builder = RenderedScreen.Builder(size: size, unit: .points)
        builder.facts.platform = .iOS
        builder.reserveCapacity(elements.count + 1)
        try builder.add(inside: [-1] + parents.map { $0 + 1 }) { (index) throws(CaptureMistake) in
            guard index > 0 else { return root }
            var element = elements[index - 1]
            element.source = sources[index]
            return element
        }
        return builder.finish()
    }
}

extension ScreenElement {
    fileprivate init(snapshotElement node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init(.unknown, source: "", frame: .zero)
        (label, value, hint) = ("", "", "")
        isAccessibilityElement = true
        var names: [String] = []
        try document.forEachMember(of: node, "an element") { (key, member) throws(CaptureMistake) in
            switch key {
            case "label": label = try document.readOptionalString(member) ?? ""
            case "value": value = try document.readOptionalString(member) ?? ""
            case "hint": hint = try document.readOptionalString(member) ?? ""
            case "identifier": identifier = try document.readOptionalString(member).flatMap { $0.isEmpty ? nil : $0 }
            case "traits": traits = try Traits(snapshotNames: document.readStrings(member, of: "names of traits"))
            case "shape": frame = try document.readSnapshotShape(member)
            case "activationPoint": activationPoint = try document.readPoint(member)
            case "customActions": names = try document.readStrings(member, of: "names of actions")
            case "customContent": customContent = try document.readSnapshotContent(member)
            case "customRotors":
                rotors = try document.readArray(member, of: "rotors") { (rotor) throws(CaptureMistake) in
                    Rotor(try document.value(of: "name", in: rotor).map { (name) throws(CaptureMistake) in try document.readString(name) })
                }
            case "userInputLabels" where document.nodes[member].kind != .null:
                userInputLabels = try document.readStrings(member, of: "labels")
            case "accessibilityLanguage":
                let language = try document.readOptionalString(member)
                if let language { speech = Speech(language: language) }
            case "respondsToUserInteraction": respondsToUserInteraction = try document.readOptionalBoolean(member)
            default: break
            }
        }
        role = traits?.role ?? .unknown
        if traits?.contains(.tabButton) == true { role = .tab }
        if traits?.contains(.header) == true, !role.isControl { role = .heading }
        if traits?.contains(.notEnabled) == true { isEnabled = false }
        // Without custom actions, the file says nothing of actions.
        if !names.isEmpty { actions = (role.isControl ? [Action(.activate)] : []) + names.map { Action(.custom, name: $0) } }
    }

    fileprivate init(snapshotContainer node: Int, of document: JSONDocument) throws(CaptureMistake) {
        self.init(.group, source: "", frame: .zero)
        isAccessibilityElement = false
        if let shape = document.value(of: "frame", in: node) { frame = try document.readSnapshotFrame(shape) }
        guard let type = document.value(of: "type", in: node) else { throw document.missing("type", in: node) }
        if let group = document.value(of: "semanticGroup", in: type) {
            containerType = .semanticGroup
            for (key, path) in [("label", \ScreenElement.label), ("value", \.value), ("identifier", \.identifier)] {
                guard let member = document.value(of: key, in: group) else { continue }
                self[keyPath: path] = try document.readOptionalString(member)
            }
        } else if let table = document.value(of: "dataTable", in: type) {
            (role, containerType) = (.table, .dataTable)
            func count(_ key: String) throws(CaptureMistake) -> Int? {
                guard let member = document.value(of: key, in: table) else { return nil }
                return try document.readInteger(member, expected: "a count")
            }
            dataTable = DataTable(rowCount: try count("rowCount"), columnCount: try count("columnCount"))
        } else if document.value(of: "list", in: type) != nil {
            (role, containerType) = (.list, .list)
        } else if document.value(of: "landmark", in: type) != nil {
            containerType = .landmark
        } else if document.value(of: "tabBar", in: type) != nil {
            (role, traits) = (.tabBar, .tabBar)
        }
    }
}
