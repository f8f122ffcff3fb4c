import EveryScreenNavigationProblems
import Testing

struct PixelScenesTests {
    @Test func `touch regions are those of the pixels`() {
        #expect(PixelScenes.differences(count: 300) == [])
    }
}
