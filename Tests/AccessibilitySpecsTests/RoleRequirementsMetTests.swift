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
                == .failed("check box \"Gift\" has aria-checked=\"on\"; the value must be true, false or mixed"))
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
        #expect(
            judged(ScreenElement.RoleMistake(.unknownRole, found: "lnik", expected: "link"))
                == .failed("check box \"Gift\" has role=\"lnik\", which WAI-ARIA does not define"))
    }

    @Test func `what browsers pass over or repair is a warning`() {
        func warning(_ kind: ScreenElement.RoleMistake.Kind, _ found: String, _ expected: String) -> [String] {
            let node = Node(.checkBox, "Gift", at: LayoutRect(x: 0, y: 0, width: 44, height: 44)) {
                $0.isAccessibilityElement = true
                $0.roleMistakes = [ScreenElement.RoleMistake(kind, found: found, expected: expected)]
            }
            let found = audit(ScreenPresentation(screen([node])), by: AccessibilityProfile(name: "one", specs: [spec]))[0].findings
            #expect(found.map(\.severity) == [.warning])
            let wording = found.map { spec.wording(for: $0) }
            return wording.flatMap { [$0.fact, $0.remedy] }
        }

        #expect(
            warning(.unknownAttribute, "aria-labelled", "aria-labelledby") == [
                "check box \"Gift\" has the attribute aria-labelled, which WAI-ARIA does not define", "did you mean aria-labelledby?",
            ])
        #expect(
            warning(.unknownAttribute, "aria-xyz", "").last == "remove it, or begin its name with data-")
        #expect(
            warning(.unnamable, "aria-label", "generic").first
                == "check box \"Gift\" has aria-label, and its role does not take a label: generic")
        #expect(
            warning(.exposedDecoration, "alt=\"\"", "aria-label").first
                == "check box \"Gift\" is marked as decoration with alt=\"\", and aria-label gives it a meaning")
        #expect(
            warning(.misplacedItem, "dt", "dl").first == "check box \"Gift\" is an item (dt) of no list; dl is needed around it")
        #expect(
            warning(.strayContent, "the element div", "li").first
                == "check box \"Gift\" holds the element div; a list holds li")
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
