import EveryScreenAudit

/// The record of a check of a test in a run: its identity, and the facts that only
/// its process has.
package struct RecordedCheck: Hashable, Codable, Sendable {
    /// The module, suites and name of the test, and from its second check on the
    /// number of the check.
    package var key: String
    /// The arguments of a test that has some, in words.
    package var arguments: String?
    /// The number of times that the same check has begun in its process: more than
    /// 1 in a loop.
    package var number: Int
    /// The place of the call.
    package var place: CheckReport.Place
    /// The settings that could not be changed, in words.
    package var untestedSettings: [String]?
    /// The reason why a view could not be captured.
    package var captureError: String?
    /// The issues of the test besides failures.
    package var issues: [CheckReport.TestIssue] = []
    /// The record of a check without specs; `nil` for a check of screens.
    package var plain: PlainCheck.Record?

    /// Creates a check that has not ended.
    package init(key: String, arguments: String?, number: Int, place: CheckReport.Place) {
        self.key = key
        self.arguments = arguments
        self.number = number
        self.place = place
    }

    /// The name in the report of the run.
    package var title: String {
        key + (arguments.map { " (\($0))" } ?? "") + (number > 1 ? ", time \(number)" : "")
    }
}

extension CheckReport {
    /// A line of code.
    package struct Place: Hashable, Codable, Sendable {
        /// The path of the file, relative to the folder of the run if it is below
        /// it.
        package var file: String
        /// The line, from 1.
        package var line: Int

        /// Creates a place.
        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// An issue of a test besides failures: a stale token, an unreadable file, a
    /// mistake in an option.
    package struct TestIssue: Hashable, Codable, Sendable {
        /// Whether the test failed for it.
        package var isError: Bool
        /// The message.
        package var text: String
        /// The spec whose failure in the whole check has the same message, if there
        /// is one.
        package var unless: SpecID?
        /// The identity of a failure that other shards may report in other words;
        /// `nil` if the message is the identity.
        package var key: String?

        /// Creates an issue.
        package init(isError: Bool, text: String, unless: SpecID? = nil, key: String? = nil) {
            self.isError = isError
            self.text = text
            self.unless = unless
            self.key = key
        }
    }
}

extension ShardResult {
    /// Returns the result of a check without cases: it remains if the process ends
    /// before the check.
    package static func unfinished(named name: String, settings: CheckSettings) -> ShardResult {
        var settings = settings
        settings.isCancelled = { false }
        settings.isTimeOver = { false }
        return CheckRun(named: name, content: .constant(()), settings: settings).part()
    }

    /// Returns the result under the name of its check in the report of a run, with
    /// the baseline's entries of that name.
    package func named(_ name: String) -> ShardResult {
        var part = self
        part.name = name
        part.baseline = baseline.map { $0.moved(from: self.name, to: name) }
        return part
    }
}

extension FindingBaseline {
    /// Returns the baseline's entries for one screen, under another name.
    package func moved(from screen: String, to other: String) -> FindingBaseline {
        FindingBaseline(
            entries.filter { $0.screen == screen }.map {
                Entry(screen: other, fingerprint: $0.fingerprint, spec: $0.spec, element: $0.element, label: $0.label, count: $0.count)
            })
    }
}
