import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

/// An app that supports all nine labels of the App Store, and the same app with one
/// fault at a time.
///
/// Each fault takes away the labels whose definition it contradicts, and no other.
struct AppStoreLabelTests {
    private static let attributes = AppStoreLabel.all.map(\.attribute)

    /// The settings that Apple's criteria name, each once.
    private static let environments: [UserEnvironment] = {
        var differentiated = UserEnvironment.standard
        differentiated.isDifferentiateWithoutColor = true
        var contrast = UserEnvironment.standard
        (contrast.isBoldText, contrast.contrast, contrast.isReduceTransparency) = (true, .increased, true)
        return [
            .standard, UserEnvironment(textSize: .accessibility3), UserEnvironment(appearance: .dark), differentiated, contrast,
            UserEnvironment(isReduceMotion: true),
        ]
    }()

    private static let settings = CheckSettings(profile: .strict, environments: .only(environments), shrinkEvaluations: 0)

    /// A choice of two plans, the chosen one in bold.
    private static func plan(_ label: String, _ color: UInt32, isSelected: Bool, isBold: Bool) -> Blueprint {
        var button = Blueprint.button(label).foregroundColor(color).frame(minWidth: 120, minHeight: 60)
        if isSelected { button = button.accessibilityAddTraits(.selected) }
        return isBold ? button.fontWeight(.bold) : button
    }

    /// The parts of the app; each test replaces one of them.
    private struct App {
        var title = Blueprint.text("Orders").accessibilityAddTraits(.header).foregroundColor(0x000000, dark: 0xFFFFFF)
        var button = Blueprint.button("Track").foregroundColor(0x000000, dark: 0xFFFFFF).frame(minWidth: 120, minHeight: 60)
        var plans = Blueprint.column([
            plan("Monthly", 0x000000, isSelected: true, isBold: true), plan("Yearly", 0x000000, isSelected: false, isBold: false),
        ]).backgroundColor(0xFFFFFF)
        var banner = Blueprint.text("New").foregroundColor(0x000000, dark: 0xFFFFFF).moves(.slide, isEssential: false)
        var tour = Blueprint.text("Tour").foregroundColor(0x000000, dark: 0xFFFFFF)
            .plays(.video, isSilent: false, hasCaptions: true, hasAudioDescription: true, hasTranscript: true)

        var blueprint: Blueprint {
            .scroll(Blueprint.column([title, button, plans, banner, tour]).backgroundColor(0xFFFFFF, dark: 0x000000))
        }
    }

    /// The labels that a report does not show, with the reasons.
    private func missing(_ settings: CheckSettings = settings, _ change: (inout App) -> Void = { _ in }) throws -> [String: String] {
        var app = App()
        change(&app)
        let check = runCheck(named: "orders", forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(app.blueprint, StandardLayout())
        }
        let text = AccessibilityReport(of: [check]).render(.appStore)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        let declaration = try #require((object["declarations"] as? [[String: Any]])?.first?["attributes"] as? [String: Any])
        let evidence = try #require(object["evidence"] as? [[String: Any]])
        #expect(declaration.count == 10)
        var result: [String: String] = [:]
        for entry in evidence {
            let attribute = try #require(entry["attribute"] as? String)
            let supports = try #require(entry["supports"] as? Bool)
            #expect(declaration[attribute] as? Bool == supports)
            if !supports { result[attribute] = entry["because"] as? String }
        }
        return result
    }

    @Test func `An app without faults shows all nine`() throws {
        #expect(try missing() == [:])
    }

    @Test func `Each fault takes away the labels that it contradicts`() throws {
        func faults(_ change: (inout App) -> Void) throws -> [String] { try missing(Self.settings, change).keys.sorted() }

        let silent = try faults { $0.button = .imageButton("cart").frame(minWidth: 120, minHeight: 60) }
        // The colors of the picture are not stated either.
        #expect(silent == ["supportsSufficientContrast", "supportsVoiceControl", "supportsVoiceover"])
        #expect(try faults { $0.button = $0.button.accessibilityLabel("Follow") } == ["supportsVoiceControl"])
        #expect(try faults { $0.title = $0.title.textSizes(upTo: .large) } == ["supportsLargerText"])
        // Black on black in the dark, and enough contrast elsewhere.
        #expect(
            try faults { $0.title = Blueprint.text("Orders").accessibilityAddTraits(.header).foregroundColor(0x000000) }
                == ["supportsDarkInterface", "supportsSufficientContrast"])
        #expect(
            try faults {
                $0.plans = Blueprint.column([
                    Self.plan("Monthly", 0xB00020, isSelected: true, isBold: false),
                    Self.plan("Yearly", 0x006400, isSelected: false, isBold: false),
                ]).backgroundColor(0xFFFFFF)
            } == ["supportsDifferentiateWithoutColorAlone"])
        #expect(
            try faults { $0.banner = $0.banner.moves(.slide, isEssential: false, ignoresReduceMotion: true) } == ["supportsReducedMotion"])
        #expect(
            try faults {
                $0.tour = $0.tour.plays(.video, isSilent: false, hasCaptions: false, hasAudioDescription: true, hasTranscript: true)
            } == ["supportsCaptions"])
        #expect(
            try faults {
                $0.tour = $0.tour.plays(.video, isSilent: false, hasCaptions: true, hasAudioDescription: false, hasTranscript: false)
            } == ["supportsAudioDescriptions"])
        // A transcript is no description.
        #expect(
            try faults {
                $0.tour = $0.tour.plays(.video, isSilent: false, hasCaptions: true, hasAudioDescription: false, hasTranscript: true)
            } == ["supportsAudioDescriptions"])
    }

    @Test func `Nothing of the kind, and settings that were not tested, show nothing`() throws {
        #expect(
            try missing { $0.tour = .text("Tour").foregroundColor(0x000000, dark: 0xFFFFFF) } == [
                "supportsCaptions": "not shown: no task had anything of the kind",
                "supportsAudioDescriptions": "not shown: no task had anything of the kind",
            ])
        for (label, environment) in zip(
            ["supportsLargerText", "supportsDarkInterface", "supportsDifferentiateWithoutColorAlone", "supportsSufficientContrast"],
            Self.environments.dropFirst())
        {
            var settings = Self.settings
            settings.environments = .only(Self.environments.filter { $0 != environment })
            let missing = try missing(settings)
            #expect(Array(missing.keys) == [label])
            #expect(missing[label]?.hasPrefix("not shown: no case of orders had ") == true)
        }
    }
}
