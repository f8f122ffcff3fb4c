import EveryScreenModel
import Testing

struct TextSpacingTests {
    @Test func `wide is what WCAG 1.4.12 asks for`() {
        let wide = UserEnvironment.TextSpacing.wide

        #expect([wide.lineHeight, wide.paragraphSpacing, wide.letterSpacing, wide.wordSpacing] == [1.5, 2, 0.12, 0.16])
    }

    @Test func `standard adds nothing`() {
        let standard = UserEnvironment.TextSpacing.standard

        #expect([standard.lineHeight, standard.paragraphSpacing, standard.letterSpacing, standard.wordSpacing] == [0, 0, 0, 0])
    }
}
