import EveryScreenGenerators
import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct EnvironmentExplanationTests {
    private func sentence(at environment: UserEnvironment, in space: EnvironmentSpace = .everything, _ fails: (UserEnvironment) -> Bool)
        -> String
    {
        var verdicts: [UserEnvironment: Bool] = [:]
        for probe in CheckFailure.Explanation.probes(around: environment, in: space) { verdicts[probe] = fails(probe) }
        return CheckFailure.Explanation(environment, among: space.variants(of: environment), verdicts: verdicts).sentence
    }

    private func environment(_ size: UserEnvironment.TextSize) -> UserEnvironment {
        let screen = UserEnvironment.DeviceScreen.representative[0]
        return UserEnvironment(textSize: size, screenSize: screen.size, safeArea: screen.safeArea)
    }

    @Test func `a failure that nothing changes`() {
        #expect(sentence(at: environment(.large)) { _ in true } == "the same at every text size; no other setting matters")
    }

    @Test func `a failure from a size up`() {
        #expect(
            sentence(at: environment(.accessibility1)) { $0.textSize >= .accessibility1 }
                == "the same at every size from AX1; no other setting matters")
    }

    @Test func `a failure up to a size`() {
        #expect(sentence(at: environment(.small)) { $0.textSize <= .medium } == "the same at every size up to M; no other setting matters")
    }

    @Test func `a failure at one size`() {
        #expect(sentence(at: environment(.xLarge)) { $0.textSize == .xLarge } == "only at text size XL; no other setting matters")
    }

    @Test func `a failure at some sizes`() {
        #expect(
            sentence(at: environment(.large)) { [.small, .large, .xxLarge].contains($0.textSize) }
                == "the same at S, L and XXL; no other setting matters")
    }

    @Test func `settings that matter are named where most do not`() {
        #expect(
            sentence(at: environment(.large)) { $0.layoutDirection == .leftToRight && !$0.isBoldText }
                == "the same at every text size; of the other settings, only layout direction and bold text matter")
        #expect(
            sentence(at: environment(.large)) { $0.pseudolocale != .doubleLength }
                == "the same at every text size; of the other settings, only pseudolocale matters")
    }

    @Test func `settings that do not matter are named where most do`() {
        var space = EnvironmentSpace.standard
        space.voiceOvers = [false, true]
        space.boldTexts = [false, true]
        space.contrasts = UserEnvironment.Contrast.allCases
        #expect(
            sentence(at: environment(.large), in: space) { !$0.isVoiceOver && !$0.isBoldText } == "contrast does not matter")
    }

    @Test func `a space of one environment says nothing`() {
        #expect(sentence(at: environment(.large), in: .standard) { _ in true } == "")
    }

    @Test func `a setting that widens a space is named`() {
        var space = EnvironmentSpace.standard
        space.voiceOvers = [false, true]
        space.pseudolocales = [.none, .doubleLength]

        #expect(sentence(at: environment(.large), in: space) { !$0.isVoiceOver } == "of the other settings, only VoiceOver matters")
        #expect(sentence(at: environment(.large), in: space) { _ in true } == "no other setting matters")
    }

    @Test func `only given environments are probed`() {
        let bold = UserEnvironment(isBoldText: true)
        let other = UserEnvironment(textSize: .accessibility1, appearance: .dark)
        let space = EnvironmentPlan.only([.standard, bold, other]).space

        #expect(CheckFailure.Explanation.probes(around: .standard, in: space) == [bold])
        #expect(CheckFailure.Explanation.probes(around: other, in: space) == [])
        #expect(sentence(at: .standard, in: space) { _ in true } == "no other setting matters")
        #expect(sentence(at: other, in: space) { _ in true } == "")
    }

    @Test func `there are at most 34 probes`() {
        // Eleven other text sizes, five other screens, three pseudolocales, two
        // inversions, one each of thirteen settings.
        #expect(CheckFailure.Explanation.probes(around: environment(.large), in: .everything).count == 34)
    }
}
