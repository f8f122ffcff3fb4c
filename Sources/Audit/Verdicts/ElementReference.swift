public import EveryScreenModel

/// An element as a finding names it: enough to find it again without its screen.
public struct ElementReference: Hashable, Sendable {
    /// The index in `RenderedScreen.elements`; −1 for an element that is not on the
    /// screen judged, but on one it is compared with.
    public private(set) var index: Int
    /// The place by the roles around it: `list/2/button`; O(depth).
    ///
    /// Computed on demand: most references are to elements about which a spec
    /// cannot tell, and the report only has the reason.
    public var path: String {
        switch place {
        case .on(let paths, let index): paths[index]
        case .written(let path): path
        }
    }
    private let place: Place
    /// The role.
    public let role: ScreenElement.Role
    /// The label; `nil` when unknown, empty when known to be without.
    public let label: String?
    /// The handle for tests.
    public let identifier: String?
    /// The text that it shows, if nothing else names it: without a label or an
    /// identifier, as a paragraph of a page; equality leaves it out.
    package let text: String?
    /// Where it comes from: a blueprint path, a node of a capture.
    public let source: String
    /// Where it stands, in the screen's unit.
    public let frame: LayoutRect
    /// The unit of lengths in messages about it; equality leaves it out, as it
    /// follows from the screen.
    package let unit: DisplayUnit
    /// Whether it is on a page, so that remedies speak of HTML; equality leaves it
    /// out, too.
    package let isOfPage: Bool
    /// Where the user's code makes it, if that is known; equality, hashes and the
    /// fingerprint of a finding leave it out.
    ///
    /// Computed on demand, as the path is.
    public var location: ScreenElement.CodeLocation? { written ?? mark.location }
    package let mark: CodeMark
    /// The location as a file states it.
    private let written: ScreenElement.CodeLocation?

    /// Where the path is known from.
    private enum Place: Sendable {
        /// From the screen.
        case on(ElementPaths, Int)
        /// From a file.
        case written(String)
    }

    /// Creates a reference to an element of a screen; O(elements) unless the paths
    /// of the screen are given.
    ///
    /// - Parameter pseudolocale: The language of the screen's strings; the element
    ///   is named in the author's.
    package init(
        _ index: Int, on screen: RenderedScreen, paths: ElementPaths? = nil, pseudolocale: UserEnvironment.Pseudolocale = .none
    ) {
        let element = screen.elements[index]
        self.index = index
        place = .on(paths ?? ElementPaths(screen), index)
        role = element.role
        label = element.label.map(pseudolocale.original)
        identifier = element.identifier
        let isNamed = element.label?.isEmpty == false || element.identifier?.isEmpty == false
        text = isNamed ? nil : element.text?.first.map { pseudolocale.original(of: $0.string) }
        source = element.source
        frame = element.frame
        unit = screen.displayUnit
        isOfPage = screen.facts.platform == .web
        mark = element.mark
        written = nil
    }

    /// Whether both name the same place and say the same of it.
    public static func == (left: ElementReference, right: ElementReference) -> Bool {
        left.index == right.index && left.role == right.role && left.label == right.label && left.identifier == right.identifier
            && left.source == right.source && left.frame == right.frame && left.path == right.path
    }

    /// Hashes the facts about the element except its path, which follows from its
    /// source.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(index)
        hasher.combine(role)
        hasher.combine(label)
        hasher.combine(identifier)
        hasher.combine(source)
        hasher.combine(frame)
    }

    /// The reference as it stands in findings on another screen, which the element
    /// is missing from.
    public var missing: ElementReference {
        var reference = self
        reference.index = -1
        return reference
    }
}

extension ElementReference: Codable {
    private enum CodingKeys: String, CodingKey {
        case index, path, role, label, identifier, text, source, frame, unit, isOfPage, location
    }

    /// Reads a reference; the path stands for the screen it was on.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        index = try container.decode(Int.self, forKey: .index)
        place = .written(try container.decode(String.self, forKey: .path))
        role = try container.decode(ScreenElement.Role.self, forKey: .role)
        label = try container.decodeIfPresent(String.self, forKey: .label)
        identifier = try container.decodeIfPresent(String.self, forKey: .identifier)
        text = try container.decodeIfPresent(String.self, forKey: .text)
        source = try container.decode(String.self, forKey: .source)
        frame = try container.decode(LayoutRect.self, forKey: .frame)
        unit = try container.decodeIfPresent(DisplayUnit.self, forKey: .unit) ?? .points
        isOfPage = try container.decodeIfPresent(Bool.self, forKey: .isOfPage) ?? false
        mark = .unknown
        written = try container.decodeIfPresent(ScreenElement.CodeLocation.self, forKey: .location)
    }

    /// Writes everything that is known of the element.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(index, forKey: .index)
        try container.encode(path, forKey: .path)
        try container.encode(role, forKey: .role)
        try container.encodeIfPresent(label, forKey: .label)
        try container.encodeIfPresent(identifier, forKey: .identifier)
        try container.encodeIfPresent(text, forKey: .text)
        try container.encode(source, forKey: .source)
        try container.encode(frame, forKey: .frame)
        if unit != .points { try container.encode(unit, forKey: .unit) }
        if isOfPage { try container.encode(isOfPage, forKey: .isOfPage) }
        try container.encodeIfPresent(location, forKey: .location)
    }
}
