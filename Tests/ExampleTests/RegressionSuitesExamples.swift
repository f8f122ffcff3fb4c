import EveryScreen
import Testing

@Suite(.regressions(.replayed)) struct StrictTests {
    @Test(.regressions(.off)) func thisOneIsAnExperiment() async {
        await expectAccessible { _ in OrderScreen(number: "1234").blueprint }
    }
}

@Suite struct TranscriptTests {
    @Test func orderIsReadAsReviewed() async {
        await expectTranscript { environment in OrderScreen(number: "1234").blueprint }
    }
}
