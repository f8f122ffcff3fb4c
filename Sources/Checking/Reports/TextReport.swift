import EveryScreenAudit
import EveryScreenModel
import EveryValue

/// Reports for people, in plain text: failures first, coverage last.
package enum TextReport {
    /// The largest number of lines of a failure.
    static let mostLines = 12

    /// Returns one failure in at most 12 lines: the finding, the settings, the
    /// reproduction, the fix, and the replay token.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - path: The path of the regression file, if one was written.
    ///   - names: The other checks in which the same component fails.
    ///   - seed: The seed of the search, where the text stands alone.
    ///   - isVerbose: Whether to add how the reproduction was found, and to print
    ///     all of its lines.
    package static func text(
        of failure: CheckFailure, savedAt path: String? = nil, seenIn names: [String] = [], seed: UInt64? = nil, isVerbose: Bool = false
    ) -> String {
        let head = ["\(failure.heading) (\(failure.rule.citation(of: failure.finding)))"]
        let when = whenLines(failure) + alsoLines(failure, isVerbose: isVerbose) + (names.isEmpty ? [] : [seenLine(names)])
        var end = failure.content.map { ["content: \($0.shortened(to: 120).visible())"] } ?? []
        end.append(fixLine(failure))
        if isVerbose || failure.ending.isCutShort { end.append(searchLine(failure)) }
        end += [failure.status.note].compactMap(\.self)
        end.append(replayLine(failure.token, seed))
        end += path.map { ["saved: \($0.visible())"] } ?? []
        let room = isVerbose ? .max : mostLines - head.count - when.count - end.count
        return (head + (when + screenLines(failure, atMost: room) + end).map { "    \($0)" }).joined(separator: "\n").visible(.lines)
    }

    /// The token of a failure, and the seed of the search that found it.
    static func replayLine(_ token: String, _ seed: UInt64?) -> String { "replay: \(token)" + (seed.map { ", seed \($0)" } ?? "") }

    private static func whenLines(_ failure: CheckFailure) -> [String] {
        let place = failure.environment.circumstances(in: failure.finding.unit)
        let when = [place, failure.explanation.sentence].filter { !$0.isEmpty }.joined(separator: "; ")
        return failure.finding.events.isEmpty ? [when] : [when, "after: \(failure.finding.eventWords)"]
    }

    /// The other elements with the same failure, and the other claims that the same
    /// cause violates.
    static func alsoLines(_ failure: CheckFailure, isVerbose: Bool = false) -> [String] {
        let most = isVerbose ? Int.max : 3
        let here = failure.otherElements.names(atMost: most).map { "also: \($0)" }
        let there = failure.elsewhere.names(atMost: most).map { "\(here == nil ? "also " : "")in other cases: \($0)" }
        let others = [here, there].compactMap(\.self).joined(separator: "; ")
        var lines = others.isEmpty ? [] : [others]
        if !failure.alsoViolates.isEmpty {
            let claims = failure.alsoViolates.map { $0.spec.rawValue + ($0.from.map { " from \($0.shortName)" } ?? "") }
            lines.append("also violates: \(claims.joined(separator: ", "))")
        }
        return lines
    }

    private static func fixLine(_ failure: CheckFailure) -> String {
        "fix: \(failure.fix?.sentence(for: failure.finding.spec) ?? failure.wording.remedy)"
    }

    private static func searchLine(_ failure: CheckFailure) -> String {
        let shrunk =
            failure.blueprint == nil
            ? "shrunk in \(failure.evaluations) evaluations"
            : "shrunk from \(counted(failure.originalElementCount, "element")) to \(failure.elementCount) "
                + "in \(failure.evaluations) evaluations"
        return "\(shrunk); \(sentence(failure.ending))"
    }

    /// The reproduction as code; lines beyond the limit are in the regression file,
    /// the attachment of a test and a verbose report.
    private static func screenLines(_ failure: CheckFailure, atMost count: Int) -> [String] {
        guard let blueprint = failure.blueprint else {
            return ["element: \(failure.finding.element.path), of \(failure.screen.elements.count) on the screen"]
        }
        let lines = blueprint.swiftCode.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let compared = failure.comparedBlueprint.map { ["compared with " + code($0, atMost: 120)] } ?? []
        let room = count - compared.count
        guard lines.count > room else { return lines + compared }
        let shown = max(1, room - 1)
        return lines.prefix(shown) + ["… and \(counted(lines.count - shown, "more line")), which a verbose report shows"] + compared
    }

    /// A blueprint as code on one line, if that has few enough characters.
    private static func code(_ blueprint: Blueprint, atMost count: Int) -> String {
        let code = blueprint.swiftCode.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
        return code.count <= count ? code : "the screen in the attachment"
    }

    /// Returns the meaning of an ending for the smallest case.
    package static func sentence(_ ending: ShrinkEnding) -> String {
        switch ending {
        case .certified(0): "nothing is simpler"
        case .certified(1): "the only simpler one does not fail"
        case .certified(let below): "no simpler one fails: all \(below) were tried"
        case .fixedPoint(let attempts): "nothing simpler found in \(counted(attempts, "attempt"))"
        case .budget: "the budget ran out before it was certain to be the smallest"
        case .cancelled: "it was stopped before it was certain to be the smallest"
        }
    }

    /// Returns a check: its failures, then one line with its result.
    ///
    /// - Parameters:
    ///   - report: The check.
    ///   - paths: For each failure, in order, the path of its regression file.
    ///   - repetitions: For each failure the other checks in which the same
    ///     component fails.
    ///   - isVerbose: Whether to add the counts of each spec, all attempts, and all
    ///     notes.
    package static func text(
        of report: CheckReport, savedAt paths: [String?] = [], repetitions: [RepeatedFailure?] = [], isVerbose: Bool = false
    ) -> String {
        var blocks = report.crashes.map { text(of: $0) }
        for (index, failure) in report.failures.enumerated() where !failure.status.isAccepted {
            let repetition = index < repetitions.count ? repetitions[index] : nil
            if let name = repetition?.reportedIn {
                blocks.append(reference(to: failure, reportedIn: name))
                continue
            }
            let path = index < paths.count ? paths[index] : nil
            blocks.append(text(of: failure, savedAt: path, seenIn: repetition?.seenIn ?? [], isVerbose: isVerbose))
        }
        blocks.append(isVerbose ? summary(of: report) : result(of: report))
        return blocks.joined(separator: "\n\n").visible(.lines)
    }

    /// Returns the result of a check in one line.
    package static func headline(of report: CheckReport) -> String {
        let found =
            !report.crashes.isEmpty
            ? counted(report.crashes.count, "crash", plural: "crashes")
                + (report.cases == 0 ? ", and no other case run," : " and " + found(in: report))
            : report.evaluations == 0 ? "nothing was checked" : found(in: report)
        let line =
            "\(report.name): \(found) in \(counted(report.cases, "case")) and "
            + "\(counted(report.environmentCount, "environment")), seed \(report.seed)\(endingNote(report))\(missingNote(report.missingShares))"
        return line.visible()
    }

    /// Returns the result of a check in one line, with the number of notes on a
    /// second one, if there are any.
    package static func result(of report: CheckReport) -> String {
        var lines = ["\(report.isSuccess ? "✔" : "✘") \(headline(of: report))"]
        if let advice = report.advice { lines.append("    \(advice)") }
        lines += testLines(report).map { "    \($0)" }
        lines += knownLines(report.knownIssues, baseline: report.baselineUse).map { "    \($0)" }
        let notes = reservations(about: report)
        if let first = notes.first {
            lines.append("    " + (notes.count == 1 ? first : "\(counted(notes.count, "note")); the first: \(first)"))
        }
        return lines.joined(separator: "\n").visible(.lines)
    }

    /// Returns the coverage of a check, in a few lines.
    package static func summary(of report: CheckReport) -> String {
        var lines = ["\(report.isSuccess ? "✔" : "✘") \(headline(of: report))"]
        if let advice = report.advice { lines.append("    \(advice)") }
        lines += testLines(report).map { "    \($0)" }
        lines += report.tallies.lines(width: report.profile.idWidth).map { "    \($0)" }
        lines += coverage(of: report).map { "    \($0)" }
        lines += knownLines(report.knownIssues, baseline: report.baselineUse).map { "    \($0)" }
        lines += reservations(about: report).map { "    \($0)" }
        return lines.joined(separator: "\n").visible(.lines)
    }

    /// The findings in a few words: failures, and separately findings that fail
    /// nothing.
    private static func found(in report: CheckReport) -> String {
        let failures = report.failures.filter { !$0.status.isAccepted }
        let failing = failures.count { $0.finding.severity >= report.failOn }
        let reported = failures.count - failing
        let advice = reported == 0 ? "" : counted(reported, "finding") + " of less severity"
        if failing == 0 { return report.isSuccess && reported == 0 ? "nothing found" : reported == 0 ? counted(0, "failure") : advice }
        return counted(failing, "failure") + (reported == 0 ? "" : " and " + advice)
    }

    /// Returns the limits of a check's result: failures that could not be
    /// reproduced first, then the warnings of the search.
    package static func reservations(about report: CheckReport) -> [String] {
        let vanished = report.vanishedFailures.map {
            "\($0) failed once and could not be reproduced; make the screen depend only on its content and environment"
        }
        let leftAlone = report.failuresLeftAlone.map { "\($0) was found and not shrunk; fix the failures above first" }
        // Heavy values are no concern of the reader of a report, and hide no
        // failure.
        let warnings = report.warnings.filter { if case .heavyValues = $0 { false } else { true } }
        return vanished + leftAlone + untestedLines(report.untestedSettings) + report.notes + warnings.map(\.description)
    }

    /// Returns the settings that are untested because a test cannot change them.
    package static func untestedLines(_ settings: [String]) -> [String] {
        settings.isEmpty ? [] : ["untested: \(settings.joinedInEnglish) cannot be changed from a test here"]
    }

    private static func endingNote(_ report: CheckReport) -> String {
        switch report.ending {
        case .running: " (not finished)"
        case .completed, .foundFailures: ""
        // If a shard is missing, the total is unknown.
        case .exhausted(let values): report.missingShares.indexes.isEmpty ? " (all \(values) there are)" : ""
        case .cancelled: " (stopped early)"
        case .outOfTime: " (time ran out)"
        case .gaveUp(let reason): " (gave up: \(reason))"
        }
    }

    /// Returns a note in parentheses on missing shards; empty without any.
    static func missingNote(_ shares: CheckReport.MissingShares) -> String {
        let missing = shares.indexes
        if missing.isEmpty { return "" }
        return " (without shard\(missing.count == 1 ? "" : "s") \(missing.map { "\($0 + 1)" }.joinedInEnglish) of \(shares.count))"
    }

    /// Returns a number with its noun: "1 case", "2 cases".
    package static func counted(_ number: Int, _ noun: String, plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}

extension ShrinkEnding {
    /// Whether shrinking ended before it was complete.
    fileprivate var isCutShort: Bool { self == .budget || self == .cancelled }
}

extension AccessibilityProfile {
    /// The length of the longest id in characters, at least 20.
    var idWidth: Int { max(20, everySpec.map(\.id.rawValue.count).max() ?? 0) }
}

extension String {
    /// The string padded with spaces to a length, in characters.
    func padded(to length: Int, onLeft: Bool = false) -> String {
        let fill = String(repeating: " ", count: max(0, length - count))
        return onLeft ? fill + self : self + fill
    }

    /// The string cut to a length, in characters, with an ellipsis if it was cut.
    func shortened(to length: Int) -> String { count <= length ? self : prefix(length - 1) + "…" }
}
