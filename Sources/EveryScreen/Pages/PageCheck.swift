#if canImport(EveryScreenBrowser)
    import EveryScreenBrowser
    import EveryScreenCapture
    import EveryScreenKit
    import EveryScreenModel
    import EveryValueCrashIsolation

    /// The documents behind the screens of a check of pages.
    final class PageCheck: Sendable {
        private struct State {
            var documents: [RenderedScreen: (page: HTMLPage, line: String)] = [:]
            var problems: [String] = []
            var isImpossible = false
        }

        private let state = Locked(State())
        /// The number of screens whose documents are kept, for failures among them.
        private static let mostKept = 512
        /// The number of problems that are reported one by one.
        private static let mostProblems = 5

        /// Whether no page can be recorded on this machine.
        var isImpossible: Bool { state.withLock(\.isImpossible) }

        /// Returns a page as the browser shows it, with its focus walks; an empty
        /// screen if it could not be recorded.
        func rendering(of page: HTMLPage, in environment: UserEnvironment) -> RenderedContent {
            switch LiveBrowser.shared.record(page.document, resources: page.resources, in: environment) {
            case .success(let recorded):
                let screen = recorded.screen.screen
                state.withLock { state in
                    if state.documents.count >= Self.mostKept { state.documents = [:] }
                    state.documents[screen] = (page, recorded.line)
                }
                return .recorded(screen, recorded.screen.recordedFocus)
            case .failure(let error):
                let text = error.isAboutMachine ? "\(error)" : "a page was not checked \(environment.circumstances(in: .pixels)): \(error)"
                state.withLock { state in
                    if !state.problems.contains(text) { state.problems.append(text) }
                    if error.isAboutMachine { state.isImpossible = true }
                }
                return .recorded(RenderedScreen.Builder(size: environment.screenSize).finish(), nil)
            }
        }

        /// The pages that could not be checked, as issues that fail the test.
        var issues: [CheckIssue] {
            let problems = state.withLock(\.problems)
            let rest = problems.count > Self.mostProblems ? ["\(problems.count - Self.mostProblems) more pages were not checked"] : []
            return (problems.prefix(Self.mostProblems) + rest).map { CheckIssue(isError: true, text: $0) }
        }

        /// Returns the smallest document with the same failure, in words and as an
        /// attachment; `nil` if none is known.
        func reproduction(of failure: CheckFailure, by profile: AccessibilityProfile) -> (text: String, attachment: Reproduction)? {
            guard let (page, line) = state.withLock({ $0.documents[failure.screen] }) else { return nil }
            let paths = RecordedPage.paths(ofNodes: ([failure.finding.element] + failure.finding.related).map(\.source), in: line)
            let judge = PageJudge(finding: failure.finding, profile: profile, environment: failure.environment, resources: page.resources)
            let shrunk = LiveBrowser.shared.shrink(
                page.document, resources: page.resources, culprits: paths, in: failure.environment
            ) { judge.isFailing(judge.findings(on: $0)) }
            guard let shrunk else { return nil }
            let elements = shrunk.elementCount == 1 ? "1 element" : "\(shrunk.elementCount) elements"
            let place = shrunk.line.map { "line \($0) of the page; " } ?? ""
            let limit = shrunk.isCutOff ? ", then time was over" : ""
            let code = shrunk.html.split(separator: "\n", omittingEmptySubsequences: true).map { "        \($0)" }
            let heading =
                "    \(place)the smallest page that fails has \(elements) (\(shrunk.evaluations) pages tried in the browser\(limit)):"
            let change = judge.fix(of: shrunk.html, and: page.document, at: paths.first)
            let fix = change.map { ["    fix, verified in the browser: \($0)"] } ?? []
            return (([heading] + code + fix).joined(separator: "\n"), Reproduction(name: "page.html", text: shrunk.html))
        }
    }
#endif
