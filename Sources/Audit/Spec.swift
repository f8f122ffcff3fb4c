public import EveryScreenModel

/// An invariant of screens; its id is the claim that is true when the spec passes.
///
/// A spec states facts in findings and words them in `wording(for:in:)`; reports
/// render both. Concrete kinds: `ScreenSpec`, `ComparingSpec`, `FlowSpec`. A spec
/// is a value: the same presentation gets the same verdicts.
public protocol AccessibilitySpec: Sendable {
    /// The ways in which the claim fails.
    associatedtype Failure: FailureKind

    /// The stable name in reports, tokens and suppressions; never changes once
    /// released.
    var id: SpecID { get }
    /// The rule under the default thresholds; its severity is that of findings.
    var rule: AccessibilityRule { get }
    /// Returns the rule in a profile: a spec that judges by a number states it, and
    /// who demands it, here.
    func rule(in profile: AccessibilityProfile) -> AccessibilityRule
    /// The documentation for people who meet a failure; a spec of your own may do
    /// without.
    var guide: SpecGuide? { get }
    /// Returns the sentences for a finding of this spec, by its way of failing.
    func wording(for failure: Failure, in finding: Finding) -> Finding.Wording
}

extension AccessibilitySpec {
    /// No documentation.
    public var guide: SpecGuide? { nil }

    /// Returns the rule under the default thresholds.
    public func rule(in profile: AccessibilityProfile) -> AccessibilityRule { rule }

    /// Returns the sentences for a finding of this spec.
    ///
    /// A kind that the spec does not know is that of another version, read from a
    /// file.
    public func wording(for finding: Finding) -> Finding.Wording {
        if let failure = Failure(rawValue: finding.kind.rawValue) { return wording(for: failure, in: finding) }
        return Finding.Wording(
            fact: "\(finding.element.name) failed as \"\(finding.kind)\", which this version of \(id) does not know",
            remedy: "run the check again with the version that wrote the file, or delete the file")
    }
}

/// A spec that judges one screen in one environment.
public protocol ScreenSpec: AccessibilitySpec {
    /// Whether it judges the wording of strings. Under a pseudolocale no author
    /// wrote them, and such a spec is not called.
    var judgesWording: Bool { get }
    /// Returns the other settings under which it wants to see the same content;
    /// most specs want none.
    ///
    /// It is called before anything is shown. Some screens are shown only on
    /// request, such as a screen of a test. They are there when the spec judges.
    func counterparts(of environment: UserEnvironment) -> [UserEnvironment]
    /// Records a verdict for everything on the screen that the claim is about.
    func judge(_ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
}

extension ScreenSpec {
    /// Most specs judge something else.
    public var judgesWording: Bool { false }

    /// Returns no other settings.
    public func counterparts(of environment: UserEnvironment) -> [UserEnvironment] { [] }
}

/// A spec that judges screens as they change under what people do.
///
/// A flow spec that is a `ScreenSpec` too judges every screen of a flow by itself,
/// and then the flow. A fact about each screen may not hold from one to the next.
public protocol FlowSpec: AccessibilitySpec {
    /// Records a verdict for everything that can happen that the claim is about.
    func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
}
