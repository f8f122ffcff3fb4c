public import EveryScreenModel

/// The demands of a check: its specs and their numbers.
public struct AccessibilityProfile: Sendable {
    /// The stable name, as after `--profile`.
    public var name: String
    /// The specs that judge, in the order of reports; no two have the same id.
    public var specs: [any ScreenSpec]
    /// The specs that judge flows only, after the others; one of `specs` that is a
    /// `FlowSpec` too judges flows as well.
    public var flowSpecs: [any FlowSpec]
    /// The numbers they judge by.
    public var thresholds: AccessibilityProfile.Thresholds
    /// The unit of lengths in the wording of its rules.
    package var unit = DisplayUnit.points

    /// Creates a profile.
    public init(
        name: String, specs: [any ScreenSpec], flowSpecs: [any FlowSpec] = [],
        thresholds: AccessibilityProfile.Thresholds = AccessibilityProfile.Thresholds()
    ) {
        self.name = name
        self.specs = specs
        self.flowSpecs = flowSpecs
        self.thresholds = thresholds
    }

    /// The mistakes in requests to the profile.
    private var requestMistakes: [String] = []

    /// The mistakes in the profile, for the person who wrote it: unknown ids and
    /// ids that two specs share.
    package var mistakes: [String] {
        var seen = Set<SpecID>()
        return requestMistakes
            + everySpec.map(\.id).filter { !seen.insert($0).inserted }.map {
                "two specs of the profile \"\(name)\" have the id \"\($0)\"; rename one"
            }
    }

    /// The specs of screens, then those of flows.
    public var everySpec: [any AccessibilitySpec] {
        specs.map { $0 as any AccessibilitySpec } + flowSpecs.map { $0 as any AccessibilitySpec }
    }

    /// Returns the spec with an id, or `nil`.
    ///
    /// - Complexity: O(specs), with no copy of them.
    public func spec(_ id: SpecID) -> (any AccessibilitySpec)? { specs.first { $0.id == id } ?? flowSpecs.first { $0.id == id } }

    /// Returns the other settings under which its specs want to see the same
    /// content, each once, in the order of the specs.
    public func counterparts(of environment: UserEnvironment) -> [UserEnvironment] {
        var result: [UserEnvironment] = []
        for index in specs.indices {
            // There are few, so that looking through them takes less than a set.
            for other in specs[index].counterparts(of: environment) where other != environment && !result.contains(other) {
                result.append(other)
            }
        }
        return result
    }

    /// Creates a profile whose rules state lengths in a unit.
    package init(
        name: String, specs: [any ScreenSpec], flowSpecs: [any FlowSpec] = [], thresholds: AccessibilityProfile.Thresholds,
        unit: DisplayUnit
    ) {
        self.init(name: name, specs: specs, flowSpecs: flowSpecs, thresholds: thresholds)
        self.unit = unit
    }

    /// The profile without the specs that compare screens or judge flows.
    package var withoutComparisons: AccessibilityProfile {
        var kept = self
        kept.specs = specs.filter { !($0 is any ComparingSpec) }
        kept.flowSpecs = []
        return kept
    }

    /// Returns the profile with only the named specs, in its own order.
    ///
    /// A check by a profile for which an unknown spec was requested records an
    /// issue and checks nothing.
    public func keeping(_ ids: [SpecID]) -> AccessibilityProfile {
        var kept = self
        kept.specs = specs.filter { ids.contains($0.id) }
        kept.flowSpecs = flowSpecs.filter { ids.contains($0.id) }
        let known = everySpec.map(\.id)
        kept.requestMistakes += ids.filter { !known.contains($0) }.map {
            "the profile \"\(name)\" has no spec \"\($0)\"\(suggestion(for: $0.rawValue, among: known.map(\.rawValue)))"
        }
        return kept
    }
}
