public import EveryScreenModel
public import EveryScreenNavigation

/// A failure of a claim: facts only, no sentences.
public struct Finding: Hashable, Sendable, Codable {
    /// A number or a string with its meaning.
    public enum Measure: Hashable, Sendable, Codable {
        /// An extent in points.
        case size(LayoutSize)
        /// A number whose unit the kind of the finding says: a ratio, seconds, a
        /// share.
        case number(Double)
        /// Some text.
        case text(String)
    }

    /// The spec whose claim does not hold.
    public let spec: SpecID
    /// How bad it is.
    public let severity: Finding.Severity
    /// The way of failing.
    public let kind: Finding.Kind
    /// The element it is about.
    public let element: ElementReference
    /// Other elements that take part.
    public let related: [ElementReference]
    /// The measurement, if there is one.
    public let measured: Measure?
    /// The requirement of the claim.
    public let required: Measure?
    /// The keys that lead to the failure.
    public let keys: [ScreenElement.Key]
    /// The events of a flow until it fails, from the start; empty for a failure on
    /// a screen at once.
    public private(set) var events: [UserEvent]
    /// A color that would do in place of the one that does not, if that is the
    /// matter and one is known.
    public let suggestion: ScreenElement.SuggestedColor?

    /// Creates a finding, as severe as failures of the spec are, or milder where
    /// that is stated.
    public init<Spec: AccessibilitySpec>(
        _ spec: Spec, kind: Spec.Failure, element: ElementReference, related: [ElementReference] = [], measured: Measure? = nil,
        required: Measure? = nil, keys: [ScreenElement.Key] = [], events: [UserEvent] = [], severity: Finding.Severity? = nil,
        suggestion: ScreenElement.SuggestedColor? = nil
    ) {
        self.init(
            of: spec.id, kind: Kind(kind), severity: min(severity ?? .error, spec.rule.severity), element: element, related: related,
            measured: measured,
            required: required, keys: keys, events: events, suggestion: suggestion)
    }

    /// Creates a finding of a spec whose type is not known.
    package init(
        of spec: SpecID, kind: Finding.Kind, severity: Finding.Severity, element: ElementReference, related: [ElementReference] = [],
        measured: Measure? = nil, required: Measure? = nil, keys: [ScreenElement.Key] = [], events: [UserEvent] = [],
        suggestion: ScreenElement.SuggestedColor? = nil
    ) {
        self.spec = spec
        self.severity = severity
        self.kind = kind
        self.element = element
        self.related = related
        self.measured = measured
        self.required = required
        self.keys = keys
        self.events = events
        self.suggestion = suggestion
    }

    /// Returns the finding on a screen as one on another, from which some events
    /// lead there.
    func missing(after events: [UserEvent]) -> Finding {
        Finding(
            of: spec, kind: kind, severity: severity, element: element.missing, related: related.map(\.missing), measured: measured,
            required: required, keys: keys, events: events, suggestion: suggestion)
    }

    /// Returns the finding on a screen as one in a flow, which reaches that screen
    /// by some events.
    func after(_ events: [UserEvent]) -> Finding {
        var result = self
        result.events = events
        return result
    }

    /// The key of the failure for the shrinker: two findings with one key are the
    /// same failure in another place.
    public var key: String { "\(spec)/\(kind)/\(element.role.rawValue)" }

    /// The identity of the finding across runs: spec, way of failing, place by
    /// roles, label; never coordinates.
    public var fingerprint: String {
        StableHash("\(spec)\u{1F}\(kind)\u{1F}\(element.path)\u{1F}\(element.label ?? "")").value.hexadecimal(digits: 16)
    }
}
