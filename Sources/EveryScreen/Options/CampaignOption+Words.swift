#if canImport(Testing)
    public import EveryScreenKit
    public import EveryScreenModel
    public import Testing

    extension CheckOption: TestTrait, SuiteTrait {
        /// Whether the tests of a suite have it as well.
        public var isRecursive: Bool { true }
    }

    // On `Trait`, so that the same words are arguments of `@Test` and `@Suite`, where only these are looked up, and of the checks.
    extension Trait where Self == CheckOption {
        /// Demands a profile: the specs, and the numbers they judge by.
        public static func specs(_ profile: AccessibilityProfile) -> CheckOption { CheckOption { $0.profile = profile } }

        /// Looks at the environments of a plan.
        public static func environments(_ plan: EnvironmentPlan) -> CheckOption { CheckOption { $0.environments = plan } }

        /// Judges so many cases; the default is one an environment of the plan.
        public static func cases(_ count: Int) -> CheckOption {
            CheckOption(changing: {
                $0.campaign.cases = count
                $0.hasCases = true
            })
        }

        /// Stops after some time with what was found by then; a check that came to no case fails.
        public static func budget(_ time: Duration) -> CheckOption {
            CheckOption {
                // Options are asked as the check begins.
                let end = ContinuousClock.now + time
                $0.isTimeOver = { ContinuousClock.now >= end }
            }
        }

        /// Makes all random choices follow from a number.
        public static func seed(_ seed: UInt64) -> CheckOption { CheckOption { $0.seed = seed } }

        /// Fails for findings of this severity and above; what is less bad is a warning.
        public static func failOn(_ severity: Finding.Severity) -> CheckOption { CheckOption { $0.failOn = severity } }

        /// Judges the case of a report's `replay:` line, and no other unless `.cases` asks for more.
        ///
        /// - Parameter token: The line, from `es1-` on. One that cannot be read is an issue that says why.
        public static func replay(_ token: String) -> CheckOption { CheckOption(changing: { $0.replay = token }) }

        /// Accepts a finding until a day; from then on it fails again.
        ///
        ///     @Test(.knownIssue("target-size", on: "Close", until: "2027-03-01", because: "the bar is being redesigned"))
        ///     func orderIsAccessible() async { await expectAccessible { … } }
        ///
        /// - Parameters:
        ///   - spec: The id of the spec that does not hold.
        ///   - element: The label, the identifier or the path of the element.
        ///   - environment: The settings under which it is known; the default is all.
        ///   - until: The day from which on it fails.
        ///   - reason: Why it is accepted.
        public static func knownIssue(
            _ spec: String, on element: String, in environment: UserEnvironment = .standard, until: KnownIssue.Day, because reason: String
        ) -> CheckOption {
            let issue = KnownIssue(spec, on: element, in: environment, until: until, because: reason)
            return CheckOption { $0.knownIssues.append(issue) }
        }

        /// Says what is done with the files of earlier failures.
        ///
        /// - Parameters:
        ///   - use: What is done; the default saves new ones, but for CI.
        ///   - folder: Where they lie, from the folder of the test's file on.
        public static func regressions(_ use: RegressionUse, in folder: String = RegressionSuite.folderName) -> CheckOption {
            CheckOption(changing: {
                $0.regressions = use
                $0.regressionFolder = folder
            })
        }

        /// Takes settings as they are in the place of all that was said before, known issues apart.
        public static func settings(_ settings: CheckSettings) -> CheckOption {
            CheckOption {
                let known = $0.knownIssues
                $0 = settings
                $0.knownIssues = known + settings.knownIssues
            }
        }
    }

    extension Test {
        /// The options among its traits, those of its suites before its own.
        var campaignOptions: [CheckOption] { traits.compactMap { $0 as? CheckOption } }
    }
#endif
