#if canImport(Testing)
    import EveryScreenKit
    import EveryScreenLayout
    import EveryScreenModel
    import Testing

    extension CheckSession {
        /// Prepares a check of the running test, with the traits of the test and
        /// its suites.
        ///
        /// - Parameters:
        ///   - options: The arguments of the call.
        ///   - type: The type of the values that are checked.
        ///   - layout: The rule that lays blueprints out.
        ///   - isTesting: Whether that rule is under test.
        ///   - generatesFlows: Whether the checked values are flows of a generator.
        ///   - view: The name of the view, of several that the test checks
        ///     together.
        ///   - reportsMistakes: Whether it records the mistakes in the options,
        ///     which several views share.
        ///   - location: The caller's line.
        init(
            _ options: [CheckOption], of type: any ScreenRepresentable.Type, laidOutBy layout: any LayoutRule,
            testing isTesting: Bool = false, generatingFlows generatesFlows: Bool = false, showing view: String? = nil,
            reportingMistakes reportsMistakes: Bool = true, at location: SourceLocation
        ) {
            let test = CallingTest(at: location, calling: "expectAccessible", showing: view)
            let check = ResolvedOptions(traits: Test.current?.checkOptions ?? [], arguments: options, of: .screens, showing: type)
            self.init(
                test.name, property: test.property, check, laidOutBy: layout, testing: isTesting, generatingFlows: generatesFlows,
                beside: test.file)
            settings = settings.withJournal(at: location)
            begin(in: test)
            guard reportsMistakes else { return }
            for mistake in mistakes { record(.error, mistake.text, at: mistake.place?.location ?? location) }
        }

        /// Records the issues of a report at the caller's line, and returns the
        /// report.
        func record(_ report: CheckReport, at location: SourceLocation) -> CheckReport {
            for issue in issues(of: report) { Self.record(issue, at: location) }
            return report
        }

        /// How severe an issue is.
        enum Level {
            case error, warning
        }

        /// Whether issues have a severity, so that a warning need not fail a test.
        static var issuesHaveSeverity: Bool {
            #if compiler(>=6.3)
                true
            #else
                false
            #endif
        }

        /// Records an issue at the caller's line, with its attachments.
        static func record(_ issue: CheckIssue, at location: SourceLocation) {
            for attachment in issue.attachments { Attachment.record(attachment.text, named: attachment.name, sourceLocation: location) }
            record(issue.isError ? .error : .warning, issue.text, at: location)
        }

        private func record(_ level: Level, _ text: String, at location: SourceLocation) { Self.record(level, text, at: location) }

        /// Records an issue; where issues have no severity, a warning is printed in
        /// its place.
        static func record(
            _ level: Level, _ text: String, at location: SourceLocation, hasSeverity: Bool = issuesHaveSeverity,
            printingWith printLine: (String) -> Void = { print($0) }
        ) {
            guard level == .error || hasSeverity else {
                printLine("\(location.fileName):\(location.line): warning: \(text)")
                return
            }
            #if compiler(>=6.3)
                Issue.record(Comment(rawValue: text), severity: level == .error ? .error : .warning, sourceLocation: location)
            #else
                Issue.record(Comment(rawValue: text), sourceLocation: location)
            #endif
        }
    }

    extension Test.Case {
        /// The largest number of characters of the arguments of a test in reports.
        private static let longest = 120

        /// The arguments of the running test as text; `nil` if it has none.
        ///
        /// Testing exposes them to tools only. If a later version stores them
        /// otherwise, the cases of a test are numbered.
        static var argumentsOfCurrent: String? {
            guard let current, current.isParameterized, let values = arguments(in: current, depth: 0), !values.isEmpty else { return nil }
            let words = values.map { String(describingForTest: $0) }.joined(separator: ", ")
            if words.count <= longest { return words }
            return "\(words.prefix(longest))… \(StableHash(words).value.hexadecimal(digits: 8))"
        }

        private static func arguments(in value: Any, depth: Int) -> [Any]? {
            for child in Mirror(reflecting: value).children {
                if child.label == "arguments" {
                    return Mirror(reflecting: child.value).children.compactMap { argument in
                        Mirror(reflecting: argument.value).children.first { $0.label == "value" }?.value
                    }
                }
                if depth < 3, let found = arguments(in: child.value, depth: depth + 1) { return found }
            }
            return nil
        }
    }

    extension String {
        /// The name of a function without backticks and parentheses.
        var withoutDecoration: String { replacing("`", with: "").replacing("()", with: "") }
    }
#endif
