import EveryScreenKit
import EveryScreenSampleShop
import EveryValue
import Foundation

/// A check on the faulty shop, small enough for a test.
enum SmallCheck {
    /// Its settings: some cases of each screen of the shop, and no more judgments
    /// than shrinking needs to begin with.
    static var settings: CheckSettings {
        CheckSettings(
            profile: .humanInterfaceGuidelines.keeping([.elementHasLabel, .textNotClipped, .noKeyboardTrap, .targetSize]),
            cases: 9, shrinkEvaluations: 40)
    }

    /// The part of one share.
    static func part(_ index: Int = 0, of count: Int = 1, _ settings: CheckSettings = settings) -> ShardResult {
        var settings = settings
        settings.share = Shard(index: index, count: count)
        return runCheckPart(named: "shop", forEvery: .shopContents, settings: settings) { content, _ in
            .blueprint(Shop(faults: Set(ShopFault.allCases)).blueprint(for: content), StandardLayout())
        }
    }

    /// The part as it is after it was written down and read.
    static func readAgain(_ part: ShardResult, named profile: AccessibilityProfile) throws -> ShardResult {
        try ShardFile(reading: Data(ShardFile(share: part.share, parts: [part]).json.utf8), judgedBy: [profile]).parts[0]
    }

    /// The whole check, run once for all tests.
    static let whole = CheckReport(of: [part()])

    /// One screen with a trap for the keyboard and a small target, in all
    /// environments.
    static let oneScreen = runCheck(named: "one screen", forEvery: .constant(()), settings: settings) { _, _ in
        .blueprint(
            .column([
                .text("Hello"), .textEditor("Note", value: "a").consumesKeys([.tab, .shiftTab]),
                .button("Close").frame(width: 31, height: 44),
            ]), StandardLayout())
    }
}

extension CheckReport {
    /// Everything that reports say of it, in all forms.
    var inAllForms: [String] {
        [
            TextReport.text(of: self), AccessibilityReport(of: [self]).render(.json), AccessibilityReport(of: [self]).render(.sarif),
            AccessibilityReport(of: [self]).render(.junit),
            AccessibilityReport(of: [self]).render(.html),
        ]
    }
}
