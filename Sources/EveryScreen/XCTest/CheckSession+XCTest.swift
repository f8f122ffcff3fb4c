#if canImport(XCTest)
    import EveryScreenKit
    import Foundation
    import EveryScreenLayout
    import EveryScreenModel
    import XCTest

    #if canImport(ObjectiveC) && canImport(Testing)
        import Testing
    #endif

    extension CheckSession {
        /// Prepares a check of a test method, or of one of several views that it
        /// checks together.
        init(
            _ options: [CheckOption], of type: any ScreenRepresentable.Type, laidOutBy layout: any LayoutRule,
            testing isTesting: Bool = false, generatingFlows generatesFlows: Bool = false,
            showing view: String? = nil, reportingMistakes reportsMistakes: Bool = true, in function: String, at file: StaticString,
            _ line: UInt
        ) {
            let test = CallingTest(in: function, at: file, line, showing: view)
            let check = ResolvedOptions(arguments: options, of: .screens, showing: type)
            self.init(
                test.name, property: test.property, check, laidOutBy: layout, testing: isTesting, generatingFlows: generatesFlows,
                beside: test.file)
            settings = settings.withJournal(function, at: file, line)
            begin(in: test)
            guard reportsMistakes else { return }
            for mistake in mistakes { XCTFail(mistake.text + (mistake.place.map { " (\($0.text))" } ?? ""), file: file, line: line) }
        }

        /// Fails once with all errors, and prints the rest; returns the report.
        ///
        /// Like every assertion of XCTest it fails once: a test case that does not
        /// continue after a failure reports nothing more. The attachments come
        /// first, if XCTest supports them: not on Linux.
        func fail(for report: CheckReport, and others: [CheckIssue] = [], _ file: StaticString, _ line: UInt) -> CheckReport {
            Self.fail(for: issues(of: report) + others, file, line)
            return report
        }

        /// Fails once with all errors of some issues, and prints the rest; the
        /// attachments come first.
        static func fail(for issues: [CheckIssue], _ file: StaticString, _ line: UInt) {
            #if canImport(ObjectiveC)
                attach(issues.flatMap(\.attachments))
            #endif
            report(issues, file, line)
        }

        /// Fails once with all errors of some issues, and prints the rest, without
        /// attachments.
        static func report(_ issues: [CheckIssue], _ file: StaticString, _ line: UInt) {
            for issue in issues where !issue.isError { print(issue.text) }
            let errors = issues.filter(\.isError).map(\.text)
            if !errors.isEmpty { XCTFail(errors.joined(separator: "\n\n"), file: file, line: line) }
        }

        #if canImport(ObjectiveC)
            /// Attaches files to the running test case.
            ///
            /// XCTest knows the test case on the main thread only. An asynchronous
            /// test method without an actor has none, and neither has a test of
            /// Swift Testing.
            private static func attach(_ files: [Reproduction]) {
                #if canImport(Testing)
                    guard Test.current == nil else { return }
                #endif
                guard Thread.isMainThread, !files.isEmpty else { return }
                MainActor.assumeIsolated {
                    XCTContext.runActivity(named: "What fails") { activity in
                        for file in files {
                            let attachment = XCTAttachment(data: Data(file.text.utf8), uniformTypeIdentifier: uniformType(of: file))
                            attachment.name = file.name
                            // Kept for warnings, too: a passing test would drop
                            // them.
                            attachment.lifetime = .keepAlways
                            activity.add(attachment)
                        }
                    }
                }
            }

            /// The system's type identifier of a file.
            private static func uniformType(of file: Reproduction) -> String {
                switch file.name.split(separator: ".").last {
                case "swift": "public.swift-source"
                case "json": "public.json"
                case "svg": "public.svg-image"
                case "html": "public.html"
                default: "public.plain-text"
                }
            }
        #endif
    }
#endif
