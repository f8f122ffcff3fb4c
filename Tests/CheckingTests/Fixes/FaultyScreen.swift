import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import Testing

/// A screen with one fault planted in it, and the fix that is verified for it.
struct FaultyScreen: Sendable, CustomTestStringConvertible {
    /// The spec that the fault violates.
    let spec: SpecID
    /// The fault in words.
    let name: String
    /// The code of the verified fix, or `nil` where there is none.
    let fix: String?
    /// The blueprint under some settings.
    let blueprint: @Sendable (UserEnvironment) -> Blueprint

    /// Creates a screen that is the same under all settings.
    init(_ spec: SpecID, _ name: String, fix: String?, _ blueprint: Blueprint) {
        self.init(spec, name, fix: fix) { _ in blueprint }
    }

    /// Creates a screen that follows the settings.
    init(_ spec: SpecID, _ name: String, fix: String?, showing blueprint: @escaping @Sendable (UserEnvironment) -> Blueprint) {
        (self.spec, self.name, self.fix, self.blueprint) = (spec, name, fix, blueprint)
    }

    var testDescription: String { "\(spec): \(name)" }

    /// Every faulty screen, by the order of the files.
    static let all: [FaultyScreen] =
        labels + descriptions + colors + texts + rooms + keyboards + reaches + targets + modals + facts + shop

    /// A page with a bar, on which everything can be scrolled to.
    static func page(_ children: [Blueprint]) -> Blueprint { page("Order", children) }

    /// A page with a bar of a title, on which everything can be scrolled to.
    static func page(_ title: String, _ children: [Blueprint]) -> Blueprint {
        .column(spacing: 0, [.navigationBar(title, back: "Back"), .scroll(.column(spacing: 12, children).padding(16))])
    }
}

extension UserEnvironment {
    /// A dozen settings, each of which some spec is about.
    static let dozen: [UserEnvironment] = {
        var environments = [
            UserEnvironment.standard,
            UserEnvironment(textSize: .accessibility5, screenSize: LayoutSize(width: 320, height: 568)),
            UserEnvironment(textSize: .accessibility2, layoutDirection: .rightToLeft),
            UserEnvironment(textSize: .xxxLarge, isBoldText: true),
            UserEnvironment(textSize: .xSmall, screenSize: LayoutSize(width: 320, height: 568)),
            UserEnvironment(appearance: .dark),
            UserEnvironment(contrast: .increased),
            UserEnvironment(textSize: .accessibility1, contrast: .increased, appearance: .dark),
            UserEnvironment(isReduceMotion: true),
            UserEnvironment(textSize: .accessibility3, screenSize: LayoutSize(width: 844, height: 390)),
            UserEnvironment(textSize: .xLarge, screenSize: LayoutSize(width: 1024, height: 1366)),
            UserEnvironment(layoutDirection: .rightToLeft),
        ]
        environments[10].idiom = .pad
        environments[8].isReduceTransparency = true
        return environments
    }()
}
