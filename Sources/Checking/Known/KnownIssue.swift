public import EveryScreenAudit
public import EveryScreenModel

/// A finding that is accepted for some time: it is counted and reported, and fails
/// no check until it expires.
///
///     KnownIssue(.targetSize, on: "Close", until: "2027-03-01", because: "the bar is being redesigned")
public struct KnownIssue: Hashable, Sendable {
    /// The id of the failing spec.
    public let spec: SpecID
    /// The element: its label, identifier or path in reports; an asterisk matches
    /// any characters.
    public let element: String
    /// The check: its name, or its name in the report of a run; an asterisk matches
    /// any characters; `nil` for every check.
    public let check: String?
    /// The environments; see `matches(_:in:)`.
    public let environment: UserEnvironment
    /// The day on which it expires: from then on findings fail again.
    public let until: KnownIssue.Day
    /// The reason why it is accepted, for readers of the report.
    public let reason: String

    /// Creates a known issue.
    ///
    /// - Parameters:
    ///   - spec: The id of the failing spec.
    ///   - element: The label, the identifier or the path of the element, or a
    ///     pattern: `"Close*"`.
    ///   - environment: The settings under which it is known; the default is all.
    ///   - check: The check in which it is known, or a pattern: `"OrderTests/*"`;
    ///     the default is every check.
    ///   - until: The day from which on it fails.
    ///   - reason: The reason why it is accepted; not empty.
    public init(
        _ spec: SpecID, on element: String, in environment: UserEnvironment = .standard, inCheck check: String? = nil,
        until: KnownIssue.Day, because reason: String
    ) {
        self.spec = spec
        self.element = element
        self.check = check
        self.environment = environment
        self.until = until
        self.reason = reason
    }

    /// Returns whether a finding matches.
    ///
    /// Only settings of the environment that differ from the system's defaults
    /// count; each must be equal. A text size includes those further from the
    /// default, since a failure at one size continues beyond it.
    public func matches(_ finding: Finding, in environment: UserEnvironment) -> Bool {
        guard finding.spec == spec else { return false }
        let names = [finding.element.label, finding.element.identifier, finding.element.path].compactMap(\.self)
        return names.contains { Self.fits($0, element) } && isMet(by: environment)
    }

    /// Returns whether it is known in a check.
    ///
    /// - Parameter names: The names of the check. In the report of a run they begin
    ///   with the module, which a pattern may leave out.
    package func isKnown(in names: [String]) -> Bool {
        guard let check else { return true }
        return names.contains { name in
            Self.fits(name, check) || name.firstIndex(of: ".").map { Self.fits(String(name[name.index(after: $0)...]), check) } ?? false
        }
    }

    /// Returns whether a pattern is more than asterisks.
    private static func names(_ pattern: String) -> Bool { pattern.contains { $0 != "*" && !$0.isWhitespace } }

    /// The key with the mistake in a file, if the element or the check has one.
    var mistakenKey: String { Self.names(element) ? "check" : "on" }

    /// Returns whether a text matches the pattern.
    private static func fits(_ text: String, _ pattern: String) -> Bool {
        if text == pattern { return true }
        let pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
        guard pieces.count > 1, let first = pieces.first, let last = pieces.last else { return false }
        guard text.count >= first.count + last.count, text.hasPrefix(first), text.hasSuffix(last) else { return false }
        var rest = text.dropFirst(first.count).dropLast(last.count)
        for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
            guard let found = rest.firstRange(of: piece) else { return false }
            rest = rest[found.upperBound...]
        }
        return true
    }

    private func isMet(by environment: UserEnvironment) -> Bool {
        UserEnvironment.settings.filter { !$0.isStandard(in: self.environment) }.allSatisfy { setting in
            setting.key == "textSize" ? isBeyond(environment.textSize) : setting.isSame(in: self.environment, environment)
        }
    }

    private func isBeyond(_ size: UserEnvironment.TextSize) -> Bool {
        environment.textSize > .standard ? size >= environment.textSize : size <= environment.textSize
    }

    /// The mistakes in it, for the person who wrote it.
    ///
    /// - Parameter specs: The ids of the specs that exist.
    package func mistakes(among specs: [SpecID]) -> [String] {
        var mistakes: [String] = []
        if !specs.contains(spec) {
            mistakes.append("there is no spec \"\(spec)\"\(suggestion(for: spec.rawValue, among: specs.map(\.rawValue)))")
        }
        if !Self.names(element) { mistakes.append("the known issue of \(spec) names no element; name one, with * for what may differ") }
        if let check, !Self.names(check) {
            mistakes.append("the known issue of \(spec) names no check; name one, with * for what may differ, or leave it out")
        }
        if let text = until.malformed {
            mistakes.append("\"\(text)\" is not a day; write year, month and day, as in \"2027-03-01\"")
        }
        if !reason.contains(where: { !$0.isWhitespace }) {
            mistakes.append("the known issue of \(spec) has no reason; say why it is accepted")
        }
        return mistakes
    }

    /// Returns whether it has expired on a day; without a day nothing expires.
    public func isExpired(on day: KnownIssue.Day?) -> Bool { until.malformed != nil || day.map { $0 >= until } ?? false }

    /// The issue in words: `target-size on "Close" at text size AX3`.
    var subject: String {
        let differences = environment.differences
        return "\(spec) on \"\(element)\"" + (differences.isEmpty ? "" : " at \(differences)") + (check.map { " in \"\($0)\"" } ?? "")
    }
}
