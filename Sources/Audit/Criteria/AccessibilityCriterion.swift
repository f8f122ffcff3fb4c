/// A source that demands what a spec claims: a success criterion of WCAG, or a page
/// of a guideline.
///
///     let criteria: [AccessibilityCriterion] = [.humanInterfaceGuidelines(.buttons), .wcag(.targetSizeEnhanced)]
public enum AccessibilityCriterion: Hashable, Sendable {
    /// A success criterion of WCAG 2.2.
    case wcag(SuccessCriterion)
    /// A page of Apple's Human Interface Guidelines.
    case humanInterfaceGuidelines(Page)
    /// A page of Material Design.
    case material(Page)
    /// Any other source, such as your own style guide; a string literal is its
    /// title.
    case other(Page)

    /// A page of a guideline.
    public struct Page: Hashable, Sendable {
        /// The title.
        public let title: String
        /// The address; `nil` where the source has none.
        public let url: String?

        /// Creates a page.
        public init(_ title: String, at url: String? = nil) {
            self.title = title
            self.url = url
        }
    }

    /// The success criterion; `nil` for other sources.
    public var successCriterion: SuccessCriterion? { if case .wcag(let criterion) = self { criterion } else { nil } }

    /// The address of the page that states or explains the criterion, if it has
    /// one.
    public var url: String? {
        switch self {
        case .wcag(let criterion): criterion.url
        case .humanInterfaceGuidelines(let page), .material(let page), .other(let page): page.url
        }
    }
}

extension AccessibilityCriterion: CustomStringConvertible {
    /// The criterion as reports cite it: "WCAG 2.2 SC 2.5.8", "HIG, Buttons".
    public var description: String {
        switch self {
        case .wcag(let criterion): "WCAG 2.2 SC \(criterion.number)"
        case .humanInterfaceGuidelines(let page): "HIG, \(page.title)"
        case .material(let page): "Material Design, \(page.title)"
        case .other(let page): page.title
        }
    }
}

extension AccessibilityCriterion: ExpressibleByStringLiteral {
    /// Creates a source that has a title and no address.
    public init(stringLiteral title: String) { self = .other(Page(title)) }
}

extension [AccessibilityCriterion] {
    /// The criteria as reports cite them: "HIG, Buttons; WCAG 2.2 SC 2.5.5".
    package var citation: String { map(\.description).joined(separator: "; ") }
}

extension AccessibilityCriterion: Codable {
    /// Reads a criterion from its description; an unknown one is a source without
    /// an address.
    public init(from decoder: any Decoder) throws {
        let text = try decoder.singleValueContainer().decode(String.self)
        self = Self.known[text] ?? .other(Page(text))
    }

    /// Writes the description.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    /// Every criterion that has a static member, by its description.
    private static let known: [String: AccessibilityCriterion] = {
        let criteria = SuccessCriterion.all.map(AccessibilityCriterion.wcag) + ofPages + Page.ofFrameworks.map(AccessibilityCriterion.other)
        return Dictionary(criteria.map { ($0.description, $0) }) { first, _ in first }
    }()
}
