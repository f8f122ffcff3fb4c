public import ScreenModel

/// An element as a finding names it: enough to find it again without its screen.
public struct ElementReference: Hashable, Sendable, Codable {
    /// The index in `Screen.elements`; −1 for an element that is not on the screen judged, but on one it is compared with.
    public private(set) var index: Int
    /// The place by the roles around it: `list/2/button`.
    public let path: String
    /// What it is.
    public let role: Role
    /// What it is called; `nil` when unknown, empty when known to be without.
    public let label: String?
    /// The handle for tests.
    public let identifier: String?
    /// Where it comes from: a blueprint path, a node of a capture.
    public let source: String
    /// Where it stands, in the screen's unit.
    public let frame: Rect

    /// Creates a reference to an element of a screen; its path is worked out in O(elements) unless given.
    public init(_ index: Int, on screen: Screen, path: String? = nil) {
        let element = screen.elements[index]
        self.index = index
        self.path = path ?? screen.path(of: index)
        role = element.role
        label = element.label
        identifier = element.identifier
        source = element.source
        frame = element.frame
    }

    /// The reference as it stands in findings on another screen, which the element is missing from.
    public var missing: ElementReference {
        var reference = self
        reference.index = -1
        return reference
    }

    /// The element in running text: its label in quotation marks, else its role with its identifier or path.
    public var name: String {
        if let label, !label.isSilent { return "\"\(label.excerpt)\"" }
        if let identifier, !identifier.isEmpty { return "the \(role.spokenName) \"\(identifier.excerpt)\"" }
        return path == role.rawValue ? "the \(role.spokenName)" : "the \(role.spokenName) at \(path)"
    }
}
