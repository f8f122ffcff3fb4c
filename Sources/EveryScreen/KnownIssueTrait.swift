#if canImport(Testing)
    public import AccessibilityChecking
    public import ScreenModel
    public import Testing

    /// A known issue of all that a test, or the tests of a suite, expect to be accessible.
    ///
    ///     @Test(.knownIssue("target-size", on: "Close", until: "2027-03-01", because: "the bar is being redesigned"))
    ///     func orderIsAccessible() async { await expectAccessible { … } }
    public struct KnownIssueTrait: TestTrait, SuiteTrait {
        /// What is known.
        public let issue: KnownIssue

        /// Whether the tests of a suite have it as well.
        public var isRecursive: Bool { true }
    }

    extension Trait where Self == KnownIssueTrait {
        /// Accepts a finding until a day; from then on it fails again.
        ///
        /// - Parameters:
        ///   - spec: The id of the spec that does not hold.
        ///   - element: The label, the identifier or the path of the element.
        ///   - environment: The settings under which it is known; the default is all.
        ///   - until: The day from which on it fails.
        ///   - reason: Why it is accepted.
        public static func knownIssue(
            _ spec: String, on element: String, in environment: UserEnvironment = .standard, until: CalendarDate, because reason: String
        ) -> KnownIssueTrait {
            KnownIssueTrait(issue: KnownIssue(spec, on: element, in: environment, until: until, because: reason))
        }
    }

    extension Test {
        /// The known issues among its traits, those of its suites included.
        var knownIssues: [KnownIssue] { traits.compactMap { ($0 as? KnownIssueTrait)?.issue } }
    }
#endif
