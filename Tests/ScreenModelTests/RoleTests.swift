import EveryScreenModel
import Testing

struct RoleTests {
    @Test func `no role is both a control and a container`() {
        #expect(ScreenElement.Role.allCases.filter { $0.isControl && $0.isContainer } == [])
    }

    @Test func `a role that is neither control nor container informs`() {
        #expect(
            ScreenElement.Role.allCases.filter { !$0.isControl && !$0.isContainer } == [
                .text, .heading, .image, .progressIndicator, .map, .video, .webView, .tooltip,
            ])
    }

    @Test func `text is typed into four roles, all of them controls`() {
        #expect(ScreenElement.Role.allCases.filter(\.isTextInput) == [.textField, .secureTextField, .searchField, .textEditor])
        #expect(ScreenElement.Role.allCases.filter { $0.isTextInput && !$0.isControl } == [])
    }

    @Test(
        arguments: [
            (.button, "button"), (.checkBox, "check box"), (.secureTextField, "secure text field"), (.webView, "web view"),
            (.unknown, "element"),
        ] as [(ScreenElement.Role, String)])
    func `the spoken name has a space before every capital`(role: ScreenElement.Role, name: String) {
        #expect(role.spokenName == name)
    }
}
