import EveryScreenModel
import Testing

struct SizeTests {
    @Test func `nothing has no extent in either direction`() {
        #expect(LayoutSize.zero == LayoutSize(width: 0, height: 0))
    }
}
