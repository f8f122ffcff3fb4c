import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct ControlStateTests {
    private func element(_ role: ScreenElement.Role = .slider, _ value: String?) -> ScreenElement {
        var element = ScreenElement(role, source: "0", frame: .zero)
        element.value = value
        return element
    }

    @Test(
        arguments: [
            ("1", true), ("On", true), (" checked ", true), ("0", false), ("OFF", false), ("not checked", false), ("mixed", nil), ("", nil),
        ] as [(String, Bool?)])
    func `a switch is on or off as its value says`(value: String, isOn: Bool?) {
        #expect(element(.toggle, value).isOn == isOn)
    }

    @Test func `a selected element is on if no value says otherwise`() {
        var box = element(.checkBox, nil)
        #expect(box.isOn == nil)

        box.traits = .selected
        #expect(box.isOn == true)

        box.value = "0"
        #expect(box.isOn == false)
    }

    @Test(
        arguments: [
            ("50%", 0.5), ("50 %", 0.5), ("120%", 1), ("2 of 5", 0.4), ("2/5", 0.4), ("1:30 of 6:00", 0.25), ("0.25", 0.25), ("0", 0),
            ("1", 1),
            ("7", nil), ("-1", nil), ("3 of 0", nil), ("high", nil), ("", nil), ("a of b of c", nil), ("nan", nil), ("inf%", nil),
        ] as [(String, Double?)])
    func `a value is a share where it says of what`(value: String, share: Double?) {
        #expect(element(value: value).valueShare == share)
    }

    private func element(value: String) -> ScreenElement { element(.slider, value) }

    @Test func `a number lies between the limits of the field`() {
        var slider = element(value: "15")
        slider.field = ScreenElement.FieldFacts(minimum: 10, maximum: 20)
        #expect(slider.valueShare == 0.5)

        slider.field = ScreenElement.FieldFacts(minimum: 20, maximum: 20)
        #expect(slider.valueShare == nil)
    }

    @Test func `a long value is no number`() { #expect(element(value: String(repeating: "1", count: 65)).valueShare == nil) }
}
