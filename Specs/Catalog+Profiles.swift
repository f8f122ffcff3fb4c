public import Audit
import ScreenModel

extension Profile {
    /// What the Human Interface Guidelines ask of an iOS app, with WCAG 2.2 where they are silent: targets of 44 × 44 pt.
    public static var humanInterfaceGuidelines: Profile { Profile(name: "hig", specs: Catalog.specs(native)) }

    /// The same demands with the targets of Material Design: 48 × 48 dp.
    public static var material: Profile {
        Profile(name: "material", specs: Catalog.specs(native), thresholds: Thresholds(targetSize: Size(width: 48, height: 48)))
    }

    /// The criteria of WCAG 2.2 of level A.
    public static var wcag22A: Profile { Profile(name: "wcag22a", specs: Catalog.specs(levelA), thresholds: webThresholds) }

    /// The criteria of WCAG 2.2 of levels A and AA: targets of 24 × 24 CSS px, or space around them.
    public static var wcag22AA: Profile {
        Profile(name: "wcag22aa", specs: Catalog.specs(levelA.union(levelAA)), thresholds: webThresholds)
    }

    /// The criteria of WCAG 2.2 of all levels; targets of 44 × 44 CSS px.
    public static var wcag22AAA: Profile {
        Profile(name: "wcag22aaa", specs: Catalog.specs(levelA.union(levelAA).union(levelAAA)))
    }

    /// What is demanded of pages of a browser: every criterion, with the targets of level AA as a warning.
    ///
    /// A capture does not show what makes a small target essential, or its size the browser's own.
    public static var web: Profile {
        let specs = Catalog.all.map { $0 is TargetSize ? TargetSize(severity: .warning) : $0 }
        return Profile(name: "web", specs: specs, thresholds: webThresholds)
    }

    /// Every spec, with the targets of the Human Interface Guidelines.
    public static var strict: Profile { Profile(name: "strict", specs: Catalog.all) }

    /// The profiles that can be named, the default first.
    public static var named: [Profile] { [humanInterfaceGuidelines, material, wcag22A, wcag22AA, wcag22AAA, web, strict] }

    private static var webThresholds: Thresholds {
        var thresholds = Thresholds(targetSize: Size(width: 24, height: 24))
        thresholds.spacingMakesUpForSize = true
        return thresholds
    }

    /// What can be decided of the screens that layouts make; the other criteria need facts that only captures have so far.
    ///
    /// Full Keyboard Access goes by the accessibility tree, so that nothing hidden takes focus.
    private static let native: Set<String> = [
        "element-has-label", "heading-not-empty", "label-contains-visible-text", "text-not-clipped", "no-keyboard-trap",
        "keyboard-reachable", "target-size", "controls-not-nested",
    ]

    private static let levelA: Set<String> = [
        "element-has-label", "image-described-or-hidden", "heading-not-empty", "screen-has-title", "label-contains-visible-text",
        "no-keyboard-trap", "keyboard-reachable", "scrollable-keyboard-reachable", "moving-content-has-control", "language-valid",
        "controls-not-nested", "hidden-not-focusable", "refresh-not-timed",
    ]

    private static let levelAA: Set<String> = [
        "text-contrast", "non-text-contrast", "text-not-clipped", "text-spacing-adapts", "orientation-not-locked", "zoom-not-blocked",
        "focus-visible", "target-size",
    ]

    private static let levelAAA: Set<String> = ["text-contrast-enhanced"]
}
