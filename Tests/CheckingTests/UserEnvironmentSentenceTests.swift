import EveryScreenModel
import Foundation
import Testing

@testable import EveryScreenKit

struct UserEnvironmentSentenceTests {
    /// Every setting but the idiom at another level than the system's.
    private static let unusual: UserEnvironment = {
        var environment = UserEnvironment(
            textSize: .accessibility3, screenSize: LayoutSize(width: 320, height: 568), safeArea: LayoutInsets(top: 20),
            layoutDirection: .rightToLeft,
            isBoldText: true, contrast: .increased, appearance: .dark, isReduceMotion: true)
        environment.isReduceTransparency = true
        environment.invertColors = .smart
        environment.isDifferentiateWithoutColor = true
        environment.isButtonShapes = true
        environment.isOnOffLabels = true
        environment.isVoiceOver = true
        environment.isSwitchControl = true
        environment.isVoiceControl = true
        environment.isFullKeyboardAccess = true
        environment.locale = "ar"
        environment.pseudolocale = .doubleLength
        environment.textSpacing = .wide
        environment.idiom = .pad
        return environment
    }()

    @Test func `of the defaults nothing is said`() {
        #expect(UserEnvironment.standard.differences == "")
        #expect(UserEnvironment(safeArea: LayoutInsets(top: 47)).differences == "")
    }

    @Test func `of every other setting something is said`() {
        #expect(
            Self.unusual.differences == """
                text size AX3, a screen of 320 × 568 pt, right-to-left, bold text, increased contrast, dark appearance, reduced motion, \
                reduced transparency, smart inverted colors, differentiation without color, button shapes, on/off labels, VoiceOver, \
                Switch Control, Voice Control, Full Keyboard Access, locale ar, pseudolocale doubleLength, wide text spacing, pad device
                """)
    }

    @Test func `every setting is written where it differs, and read back`() throws {
        let written = JSONReport.encoded(ReportModel.Environment(Self.unusual))

        #expect(try ReportModel.Environment(json: Array(written.utf8)).environment == Self.unusual)
        for setting in UserEnvironment.settings { #expect(written.contains("\"\(setting.key)\":")) }
        #expect(JSONReport.encoded(ReportModel.Environment(.standard)) == "{}")
    }
}
