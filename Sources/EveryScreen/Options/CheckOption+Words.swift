#if canImport(Testing)
    public import EveryScreenAudit
    public import EveryScreenGenerators
    public import EveryScreenKit
    public import EveryScreenModel
    public import Testing

    extension CheckOption: TestTrait, SuiteTrait {
        /// Always true: the tests of a suite have the option as well.
        public var isRecursive: Bool { true }
    }

    // On `Trait`, so that the same words are arguments of `@Test` and `@Suite`,
    // where only these are looked up, and of the checks. A mistake in an option is
    // recorded as an issue at the option's own line.
    extension Trait where Self == CheckOption {
        /// Sets the profile: the specs and their thresholds.
        public static func specs(
            _ profile: AccessibilityProfile, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(at: OptionPlace(fileID, filePath, line, column), mistakes: profile.mistakes) {
                $0.settings.profile = profile
                $0.hasProfile = true
            }
        }

        /// Sets the plan of environments.
        public static func environments(
            _ plan: EnvironmentPlan, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(at: OptionPlace(fileID, filePath, line, column), mistakes: plan.mistakes) {
                $0.settings.environments = plan
                $0.hasEnvironments = true
            }
        }

        /// Sets the number of cases, at least 1; the default is one case for each
        /// environment of the plan.
        public static func cases(
            _ count: Int, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: count < 1 ? [".cases(\(count)) checks nothing; it takes at least 1"] : []
            ) {
                $0.settings.cases = count
                $0.hasCases = true
            }
        }

        /// Adds to the report how each failure was shrunk, the counts of each spec,
        /// all attempts, and all notes.
        public static var verbose: CheckOption { CheckOption(changing: { $0.isVerbose = true }) }

        /// Sets whose account of VoiceOver's speech a transcript follows;
        /// AccessibilitySnapshot's by default.
        public static func speech(_ voice: CheckOption.SpeechVoice) -> CheckOption {
            CheckOption(changing: { $0.voice = voice.voice })
        }

        /// Stops the check after some time and reports the findings so far; a check
        /// that ran no case fails.
        ///
        /// A crash of an earlier run is shrunk for a minute, or for this time if it
        /// is longer.
        public static func budget(
            _ time: Duration, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: time <= .zero ? [".budget(\(time)) checks nothing; it takes more than no time"] : []
            ) {
                // The time starts with the check, which applies its options first.
                let end = ContinuousClock.now + time
                $0.settings.isTimeOver = { ContinuousClock.now >= end }
                $0.settings.hasBudget = true
                $0.settings.crashBudget = max($0.settings.crashBudget, time)
            }
        }

        /// Sets the longest time that one evaluation of a property may take; a
        /// slower one is a failure, which is shrunk like others.
        ///
        /// It applies to `expectHolds` and `XCTAssertHolds`. An evaluation is not
        /// interrupted: for code that may hang, use a time limit of the test.
        public static func timePerCase(
            _ time: Duration, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: time <= .zero ? [".timePerCase(\(time)) fails every case; it takes more than no time"] : []
            ) { $0.timePerCase = time }
        }

        /// Sets the random seed; the default is 1, or the variable
        /// `EVERYSCREEN_SEED` of the environment.
        public static func seed(_ seed: UInt64) -> CheckOption { CheckOption { $0.seed = seed } }

        /// Sets a seed that differs from run to run, for instance for nightly runs:
        /// `.seed(.random)`.
        ///
        /// Every report and failure prints its seed. A failure is saved, and later
        /// runs evaluate it first.
        public static func seed(_ seed: CheckOption.Seed) -> CheckOption { CheckOption { $0.seed = CheckOption.Seed.drawn } }

        /// Sets the least severity that fails the test; findings below it are
        /// warnings.
        public static func failOn(_ severity: Finding.Severity) -> CheckOption { CheckOption { $0.failOn = severity } }

        /// Runs the case of a report's `replay:` line, and no other unless `.cases`
        /// asks for more.
        ///
        /// - Parameter token: The token, from `es2-` on. A token that cannot be
        ///   read, or whose generator has changed, is an issue.
        public static func replay(_ token: String) -> CheckOption { CheckOption(changing: { $0.replay = token }) }

        /// Sets the number of positions of a flow to explore for each input method,
        /// at least 1.
        ///
        /// A position is a state of the flow and the element in focus. The default
        /// is 2,000, and 60 after the events of a scenario.
        public static func bound(
            _ positions: Int, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: positions < 1 ? [".bound(\(positions)) explores nothing; it takes at least 1"] : []
            ) {
                $0.bound = positions
            }
        }

        /// Sets the personas that must reach a goal, in addition to the users of
        /// each input method; the default is every ready persona.
        public static func personas(
            _ personas: [UserPersona], fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            let mistakes = personas.isEmpty ? [] : [UserPersona.mistake(in: personas)].compactMap(\.self)
            return CheckOption(at: OptionPlace(fileID, filePath, line, column), mistakes: mistakes) { $0.personas = personas }
        }

        /// Limits the cost of a journey to a goal; several limits add up.
        ///
        ///     expectReachable("Order placed", in: shop, .atMost(.swipes(40), .seconds(60)))
        ///
        /// The fastest journey, or else the one that costs least by the measure,
        /// must keep each limit, in every environment.
        public static func atMost(
            _ limits: CheckOption.Limit..., fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: limits.isEmpty ? [".atMost() limits nothing; it takes at least one limit"] : limits.compactMap(\.mistake)
            ) { $0.limits += limits }
        }

        /// Checks flows by scenarios: each case draws a person, settings, content
        /// and events, then explores from there.
        ///
        ///     await expectAccessible(forEvery: .shops, .scenarios(for: [.blind]), .cases(500))
        ///
        /// For flows with more states than can be explored from the start. A
        /// failure names only the person, settings and events that it needs. The
        /// default is 200 cases.
        ///
        /// - Parameters:
        ///   - personas: The people, the simplest first.
        ///   - events: The number of events before everything is explored.
        ///   - fileID: The file of the option.
        ///   - filePath: The path of that file.
        ///   - line: The line of the option.
        ///   - column: The column of the option.
        public static func scenarios(
            for personas: [UserPersona] = [.anybody] + UserPersona.all, events: ClosedRange<Int> = 0...40,
            fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            var mistakes = [UserPersona.mistake(in: personas)].compactMap(\.self)
            if events.lowerBound < 0 { mistakes.append("a scenario cannot have \(events.lowerBound) events") }
            return CheckOption(at: OptionPlace(fileID, filePath, line, column), mistakes: mistakes) {
                $0.scenarios = ScenarioOptions(
                    personas: personas, events: events, place: OptionPlace(fileID, filePath, line, column))
            }
        }

        /// Accepts screens that expose nothing to assistive technology, and hosting
        /// and scroll views without exposed content.
        ///
        /// Without it such a screen fails the check: specs pass if there is nothing
        /// to check, most often because the framework exposed nothing in the test
        /// process.
        public static var allowsEmptyScreens: CheckOption { CheckOption(changing: { $0.live.allowsEmptyScreens = true }) }

        /// Shows views in a process without an app, for UIKit-only views in the
        /// tests of a package.
        public static var withoutHostApp: CheckOption { CheckOption(changing: { $0.live.needsHostApp = false }) }

        /// Sets the time after which a view or running app that still changes fails
        /// the check; the default is 5 seconds.
        ///
        /// A screen is checked when two captures, at least two frames apart, are
        /// equal.
        public static func settleLimit(
            _ time: Duration, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column),
                mistakes: time <= .zero ? [".settleLimit(\(time)) leaves no time for a second capture; it takes more than no time"] : []
            ) {
                $0.live.settleLimit = time
            }
        }

        /// Accepts a finding until a day, from which on it fails again.
        ///
        ///     @Test(.knownIssue(.targetSize, on: "Close", until: "2027-03-01", because: "the bar is being redesigned"))
        ///     func orderIsAccessible() async { await expectAccessible { … } }
        ///
        /// - Parameters:
        ///   - spec: The id of the spec that does not hold.
        ///   - element: The label, the identifier or the path of the element, or a
        ///     pattern: `"Close*"`.
        ///   - environment: The settings under which it is known; the default is
        ///     all.
        ///   - check: The check in which it is known, or a pattern:
        ///     `"OrderTests/*"`; the default is every check.
        ///   - until: The day from which on it fails.
        ///   - reason: The reason why it is accepted.
        ///   - fileID: The file of the option.
        ///   - filePath: The path of that file.
        ///   - line: The line of the option.
        ///   - column: The column of the option.
        public static func knownIssue(
            _ spec: SpecID, on element: String, in environment: UserEnvironment = .standard, inCheck check: String? = nil,
            until: KnownIssue.Day, because reason: String,
            fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            let issue = KnownIssue(spec, on: element, in: environment, inCheck: check, until: until, because: reason)
            return CheckOption(changing: {
                $0.settings.knownIssues.append(issue)
                $0.places[issue] = OptionPlace(fileID, filePath, line, column)
            })
        }

        /// Sets the use of the files of earlier failures.
        ///
        /// - Parameters:
        ///   - use: The use; the default saves new failures, except in CI.
        ///   - folder: The folder of the files, relative to the folder of the
        ///     test's file.
        public static func regressions(_ use: RegressionUse, in folder: String = RegressionSuite.folderName) -> CheckOption {
            CheckOption(changing: {
                $0.regressions = use
                $0.regressionFolder = folder
            })
        }

        /// Replaces all settings from earlier options; known issues are merged.
        public static func settings(
            _ settings: CheckSettings, fileID: String = #fileID, filePath: String = #filePath,
            line: Int = #line, column: Int = #column
        ) -> CheckOption {
            CheckOption(
                at: OptionPlace(fileID, filePath, line, column), mistakes: settings.profile.mistakes + settings.environments.mistakes
            ) {
                let known = $0.settings.knownIssues
                $0.settings = settings
                $0.hasProfile = true
                $0.settings.knownIssues = known + settings.knownIssues
            }
        }
    }

    extension Test {
        /// The options among its traits, those of its suites before its own.
        var checkOptions: [CheckOption] { traits.compactMap { $0 as? CheckOption } }
    }

    extension CheckOption {
        /// Creates an option; one with a mistake changes nothing, and its mistakes
        /// are reported.
        init(
            at place: OptionPlace, mistakes: [String], _ change: @escaping @Sendable (inout ResolvedOptions) -> Void
        ) {
            self.init(changing: {
                if mistakes.isEmpty { change(&$0) }
                $0.mistakes += mistakes.map { OptionMistake(text: $0, place: place) }
            })
        }
    }

    extension OptionPlace {
        init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
            location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
            text = "\(location.fileName):\(line)"
        }
    }
#endif
