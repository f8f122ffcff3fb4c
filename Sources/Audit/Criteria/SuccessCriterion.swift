/// A success criterion of the Web Content Accessibility Guidelines (WCAG) 2.2, such
/// as `.targetSizeMinimum`.
///
/// The static members are all 86 criteria. By WCAG2ICT they apply to apps as well,
/// with a screen in place of a page and points in place of CSS pixels.
public struct SuccessCriterion: Hashable, Sendable {
    /// The levels of conformance, the least demanding first.
    public enum Level: String, Hashable, Sendable, CaseIterable, Comparable {
        /// Level A.
        case a = "A"
        /// Level AA, which laws ask for.
        case aa = "AA"
        /// Level AAA.
        case aaa = "AAA"

        /// Whether a level demands less than another.
        public static func < (left: Level, right: Level) -> Bool { left.rawValue.count < right.rawValue.count }
    }

    /// The versions of WCAG that added criteria.
    public enum Version: String, Hashable, Sendable, CaseIterable {
        /// WCAG 2.0, of 2008.
        case wcag20 = "2.0"
        /// WCAG 2.1, of 2018.
        case wcag21 = "2.1"
        /// WCAG 2.2, of 2023.
        case wcag22 = "2.2"
    }

    /// The number: "2.5.8".
    public let number: String
    /// The name: "Target Size (Minimum)".
    public let name: String
    /// The level of conformance.
    public let level: Level
    /// The version that added the criterion.
    public let version: Version

    init(_ number: String, _ name: String, _ level: Level, since version: Version) {
        self.number = number
        self.name = name
        self.level = level
        self.version = version
    }

    /// All criteria, in the order of their numbers.
    public static let all = perceivable + operable + understandable + robust

    /// The address of the page that explains the criterion.
    public var url: String { "https://www.w3.org/WAI/WCAG22/Understanding/\(slug)" }

    /// The name of the page that explains the criterion: the words of its name in
    /// lower case, joined by hyphens.
    private var slug: String {
        name.lowercased().split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}

extension SuccessCriterion {
    /// The chapters of the European standard EN 301 549 that repeat the criteria of
    /// WCAG.
    package enum EuropeanChapter: String, Hashable, Sendable {
        /// Pages in a browser.
        case web = "9"
        /// Software, apps among it.
        case software = "11"
    }

    /// Returns the clause of EN 301 549 V3.2.1 that repeats the criterion, such as
    /// "11.1.4.3", or `nil`.
    ///
    /// The standard has the criteria of WCAG 2.1 of levels A and AA. Six of them
    /// are about sets of pages or parts of a document, and their clauses for
    /// software are void.
    package func europeanClause(in chapter: EuropeanChapter) -> String? {
        guard version != .wcag22, level < .aaa, chapter == .web || !Self.voidForSoftware.contains(self) else { return nil }
        return "\(chapter.rawValue).\(number)"
    }

    private static let voidForSoftware: Set<SuccessCriterion> = [
        .bypassBlocks, .pageTitled, .multipleWays, .languageOfParts, .consistentNavigation, .consistentIdentification,
    ]
}
