import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct RoleRequirementsMetTests {
    private let spec = RoleRequirementsMet()

    private func judged(_ mistakes: ScreenElement.RoleMistake..., change: (inout ScreenElement) -> Void = { _ in }) -> Judged {
        let node = Node(.checkBox, "Gift", at: LayoutRect(x: 0, y: 0, width: 44, height: 44)) {
            $0.isAccessibilityElement = true
            $0.roleMistakes = mistakes
            change(&$0)
        }
        return spec.judged(screen([node]))
    }

    @Test func `each kind of mistake has a sentence`() {
        #expect(
            judged(ScreenElement.RoleMistake(.missingState, found: "aria-checked", expected: "role checkbox"))
                == .failed("check box \"Gift\" has no aria-checked, which role checkbox requires"))
        #expect(
            judged(ScreenElement.RoleMistake(.wrongValue, found: "aria-checked=\"on\"", expected: "true, false or mixed"))
                == .failed("check box \"Gift\" has aria-checked=\"on\"; the value is true, false or mixed"))
        #expect(
            judged(ScreenElement.RoleMistake(.missingContext, found: "tab", expected: "tablist"))
                == .failed("check box \"Gift\" has the role tab and is in no tablist"))
        #expect(
            judged(ScreenElement.RoleMistake(.missingContent, found: "menu", expected: "menuitem or group"))
                == .failed("check box \"Gift\" has the role menu and holds no menuitem or group"))
        #expect(
            judged(ScreenElement.RoleMistake(.missingRole, found: "no role", expected: "button"))
                == .failed("check box \"Gift\" takes focus and clicks, and has no role"))
        #expect(
            judged(ScreenElement.RoleMistake(.missingHeader, found: "4 of 16 cells", expected: "a header cell in their row or column"))
                == .failed("4 of 16 cells of check box \"Gift\" have no header; a header cell in their row or column is needed"))
        #expect(
            judged(ScreenElement.RoleMistake(.unusedHeader, found: "columnheader", expected: "a cell"))
                == .failed("check box \"Gift\" is the header of no cell"))
        #expect(
            judged(ScreenElement.RoleMistake(.missingGroup, found: "1 other", expected: "a group with a label"))
                == .failed("check box \"Gift\" and 1 other are one choice, and a group with a label does not hold them"))
    }

    @Test func `known to make none it passes, and a native screen is nothing to judge`() {
        #expect(judged() == .passed)
        #expect(spec.judged(.toggle("Gift")) == .inapplicable(.nothingToJudge))
    }

    @Test func `hidden elements are not judged, groups that are no stops are`() {
        let mistake = ScreenElement.RoleMistake(.missingContent, found: "list", expected: "listitem")

        #expect(judged(mistake) { $0.isAccessibilityHidden = true } == .inapplicable(.hidden))
        #expect(judged(mistake) { $0.isAccessibilityElement = false }.outcome == .failed)
    }
}
