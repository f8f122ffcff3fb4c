import EveryScreenAudit

/// A check of a test in a run, as recorded beside what it found: what tells it from
/// the other checks, and what only its process knows.
package struct RecordedCheck: Hashable, Codable, Sendable {
    /// The module, suites and name of the test, and from its second check on the
    /// number of the check.
    package var key: String
    /// The arguments of a test that has some, in words.
    package var arguments: String?
    /// The number of times that the same check began in its process, this one
    /// included: more than 1 in a loop.
    package var number: Int
    /// The place of the call.
    package var place: CheckReport.Place
    /// The settings that could not be changed where it ran, in words.
    package var untestedSettings: [String]?
    /// The reason why a view could not be captured.
    package var captureError: String?
    /// What the test was told besides failures.
    package var issues: [CheckReport.TestIssue] = []

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
        /// The path of the file, from the folder of the run on where it lies in
        /// that.
        package var file: String
        /// The line, from 1.
        package var line: Int

        /// Creates a place.
        package init(file: String, line: Int) {
            self.file = file
            self.line = line
        }
    }

    /// Something that a test was told besides failures: a stale token, a file that
    /// cannot be read, a mistake in an option.
    package struct TestIssue: Hashable, Codable, Sendable {
        /// Whether the test failed for it.
        package var isError: Bool
        /// The words.
        package var text: String
        /// The spec whose failure in the whole check says the same already, if
        /// there is one.
        package var unless: SpecID?

        /// Creates an issue.
        package init(isError: Bool, text: String, unless: SpecID? = nil) {
            self.isError = isError
            self.text = text
            self.unless = unless
        }
    }
}

extension CampaignPart {
    /// Returns the part of a check that has judged nothing yet: found where the
    /// process ended before the check did.
    package static func unfinished(named name: String, settings: CheckSettings) -> CampaignPart {
        var settings = settings
        settings.isCancelled = { false }
        settings.isTimeOver = { false }
        return Campaign(named: name, content: .constant(()), settings: settings).part()
    }

    /// Returns the part under the name that its check has in the report of a run,
    /// with the baseline's entries of that name.
    package func named(_ name: String) -> CampaignPart {
        var part = self
        part.name = name
        part.baseline = baseline.map { $0.moved(from: self.name, to: name) }
        return part
    }
}

extension FindingBaseline {
    /// Returns what the baseline says of one screen, under another name.
    package func moved(from screen: String, to other: String) -> FindingBaseline {
        FindingBaseline(
            entries.filter { $0.screen == screen }.map {
                Entry(screen: other, fingerprint: $0.fingerprint, spec: $0.spec, element: $0.element, label: $0.label, count: $0.count)
            })
    }
}
