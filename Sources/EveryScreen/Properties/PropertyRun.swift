#if canImport(Testing)
    import EveryScreenKit
    import EveryValue
    import EveryValueCrashIsolation
    import Foundation
    import Testing

    /// The search for failing values, on the caller's actor.
    final class PropertyRun<Value> {
        private let session: PropertySession<Value>
        private let issues: CapturedIssues
        private let property: nonisolated(nonsending) (Value) async throws -> Any
        /// The issues to report at the end.
        private var reported: [CheckIssue] = []

        /// Checks a property in the running test, and records the issues.
        static func perform(
            _ options: [CheckOption], _ arguments: PropertyArguments<Value>, at location: SourceLocation, isolation: isolated (any Actor)?,
            _ property: nonisolated(nonsending) @escaping (Value) async throws -> Any
        ) async {
            let check = ResolvedOptions(traits: Test.current?.checkOptions ?? [], arguments: options, of: .property)
            let session = PropertySession(
                in: CallingTest(at: location, calling: "expectHolds"), check, arguments,
                crashes: check.settings.withJournal(at: location).crashes)
            let issues = CapturedIssues()
            let run = PropertyRun(session, issues, property)
            await issues.capturing(isolation: isolation) { await run.perform() }
            for issue in run.reported { CheckSession.record(issue, at: location) }
        }

        private init(
            _ session: PropertySession<Value>, _ issues: CapturedIssues,
            _ property: nonisolated(nonsending) @escaping (Value) async throws -> Any
        ) {
            self.session = session
            self.issues = issues
            self.property = property
        }

        private nonisolated(nonsending) func perform() async {
            reported = await session.run { await self.evaluate($0) }
        }

        /// Evaluates the property once; `nil` if the test was cancelled meanwhile.
        private nonisolated(nonsending) func evaluate(_ value: Value) async -> PropertyVerdict? {
            let result: Result<Any, any Error>
            let (notes, start) = (CaseNotes(), ContinuousClock.now)
            do {
                result = .success(try await PropertyCase.$notes.withValue(notes) { try await property(value) })
            } catch {
                if error is CancellationError, Task.isCancelled { return nil }
                result = .failure(error)
            }
            var verdict = PropertyVerdict(result, issues: issues.take(), notes: notes.content.withLock { $0 })
            verdict.limit(to: session.timePerCase, after: ContinuousClock.now - start)
            return verdict
        }
    }

    /// The issues that a property records: failures of its value, not of the test.
    private final class CapturedIssues: Sendable {
        private let failures = Locked<[PropertyVerdict.Failure]>([])

        /// Runs a function and withholds its issues, on the caller's actor.
        func capturing(isolation: isolated (any Actor)?, _ body: nonisolated(nonsending) @escaping () async -> Void) async {
            guard let test = Test.current else { return await body() }
            let trait: IssueHandlingTrait = .compactMapIssues { [failures] issue in
                failures.withLock { $0.append(PropertyVerdict.Failure(issue)) }
                return nil
            }
            let function = Unchecked(body)
            try? await trait.provideScope(for: test, testCase: Test.Case.current) {
                await function.call(isolation: isolation)
            }
        }

        /// Returns the issues since the last call.
        func take() -> [PropertyVerdict.Failure] {
            failures.withLock { failures in
                defer { failures = [] }
                return failures
            }
        }
    }

    /// A function that is called on one actor only, whatever thread carries it.
    private struct Unchecked: @unchecked Sendable {
        private let body: nonisolated(nonsending) () async -> Void

        init(_ body: nonisolated(nonsending) @escaping () async -> Void) { self.body = body }

        func call(isolation: isolated (any Actor)?) async { await body() }
    }

    extension PropertyVerdict.Failure {
        fileprivate init(_ issue: Issue) {
            let place = issue.sourceLocation.map { "\($0.fileName):\($0.line)" } ?? "an unknown line"
            // The description ends with the severity, which is that of the failure.
            let text = ["error", "warning"].reduce("\(issue)") { text, severity in
                text.hasSuffix(" (\(severity))") ? String(text.dropLast(severity.count + 3)) : text
            }
            self.init(identity: "issue at \(place)", text: "\(text) (\(place))")
        }
    }
#endif
