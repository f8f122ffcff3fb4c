import ScreenModel
import Testing

struct UserEnvironmentTests {
    @Test func `what is not named has the system's default`() {
        let standard = UserEnvironment.standard

        #expect(standard == UserEnvironment())
        #expect(standard.textSize == .large)
        #expect(standard.screenSize == Size(width: 390, height: 844))
        #expect(standard.safeArea == .zero)
        #expect(standard.layoutDirection == .leftToRight)
        #expect([standard.isBoldText, standard.isReduceMotion] == [false, false])
        #expect([standard.contrast == .standard, standard.appearance == .light] == [true, true])
    }
}
