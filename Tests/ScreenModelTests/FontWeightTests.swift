import EveryScreenModel
import Testing

struct FontWeightTests {
    @Test func `bold text makes every weight heavier up to the heaviest`() {
        #expect(ScreenElement.FontWeight.allCases.map(\.emphasized) == [.medium, .semibold, .bold, .bold, .heavy, .heavy])
        #expect(ScreenElement.FontWeight.allCases.filter { $0.emphasized.rawValue < $0.rawValue } == [])
    }
}
