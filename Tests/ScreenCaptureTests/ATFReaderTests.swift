import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import Testing

struct ATFReaderTests {
    /// Results about views with the given facts.
    private func results(_ views: String...) -> String {
        let results = views.map { "{\"AccessibilityHierarchyCheckResult.element\": {\($0)}}" }
        return "{\"ATFAResults\": [\(results.joined(separator: ", "))]}".replacing("~", with: "ViewHierarchyElement.")
    }

    @Test func `A view is one element, however many checks are about it`() throws {
        let first =
            "\"~id\": 1, \"~parentId\": 0, \"~className\": \"android.widget.Button\", \"~text\": {\"SpannableString.rawString\": \"Pay\"}"
        let second = "\"~id\": 1, \"~parentId\": 0"

        let screen = try read(results(first, "\"~id\": 0", second))

        #expect(screen.elements.map(\.role) == [.unknown, .button])
        #expect(screen.elements.map(\.label) == ["", "Pay"])
        #expect(screen.parent(of: 1) == 0)
    }

    @Test func `A view inside of one that no check is about stands outermost`() throws {
        let screen = try read(results("\"~id\": 5, \"~parentId\": 4", "\"~id\": 7, \"~parentId\": 5"))

        #expect(screen.roots == [0])
        #expect(screen.parent(of: 1) == 0)
    }

    @Test func `Without results about views the tree of axe stands for them`() throws {
        let axe = "{\"AxeResults\": {\"axeContext\": {\"axeView\": {\"className\": \"android.widget.Button\"}}}, \"ATFAResults\": []}"

        #expect(try read(axe).elements.map(\.role) == [.button])
    }

    @Test func `A mistake is reported with its place`() {
        #expect(
            message(results("\"~id\": 1, \"~parentId\": 2", "\"~id\": 2, \"~parentId\": 1"))
                == "capture:1:64: $.ATFAResults[0].AccessibilityHierarchyCheckResult.element is an object; it must be a parentId that does not lead "
                + "back to the view; fix the value")
        #expect(
            message(results("\"~id\": \"one\""))
                == "capture:1:92: $.ATFAResults[0].AccessibilityHierarchyCheckResult.element.ViewHierarchyElement.id is \"one\"; it must be a whole "
                + "number; fix the value")
        #expect(
            message("{\"ATFAResults\": {}}") == "capture:1:17: $.ATFAResults is an object; it must be an array of results; fix the value")
    }
}
