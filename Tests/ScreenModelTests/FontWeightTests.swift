import ScreenModel
import Testing

struct FontWeightTests {
    @Test func `bold text makes every weight heavier up to the heaviest`() {
        #expect(FontWeight.allCases.map(\.emphasized) == [.medium, .semibold, .bold, .bold, .heavy, .heavy])
        #expect(FontWeight.allCases.filter { $0.emphasized.rawValue < $0.rawValue } == [])
    }
}
