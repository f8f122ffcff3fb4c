import EveryScreenAudit
import EveryScreenModel
import Foundation
import Testing

struct ElementReferenceNameTests {
    /// A reference to the second of two elements of a role.
    private func reference(
        _ label: String?, _ role: ScreenElement.Role = .button, identifier: String? = nil, isPlaced: Bool = true, isAlone: Bool = false
    ) -> ElementReference {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        if !isAlone { builder.add(ScreenElement(role, source: "0", frame: .zero)) }
        var element = ScreenElement(role, source: "1", frame: LayoutRect(x: 1, y: 2, width: 3, height: 4))
        (element.label, element.identifier) = (label, identifier)
        if isPlaced { element.mark = CodeMark("OrderTests/OrderScreen.swift", 12) }
        builder.add(element)
        return ElementReference(isAlone ? 0 : 1, on: builder.finish())
    }

    @Test(
        arguments: [
            (.button, #"button "Track""#), (.textField, #"text field "Track""#), (.tabBar, #"tab bar "Track""#),
            (.unknown, #"element "Track""#),
        ] as [(ScreenElement.Role, String)])
    func `an element is called by its role, its label and the line that makes it`(role: ScreenElement.Role, words: String) {
        let element = reference("Track", role)

        #expect(element.name == "\(words) (OrderScreen.swift:12)")
        #expect(element.nameInSentence == "\(words) (OrderScreen.swift:12)")
        #expect(element.nameInList(of: "31 × 44 pt") == "\(words) 31 × 44 pt (OrderScreen.swift:12)")
        #expect(element.shortNameInSentence == words)
        #expect(element.quotedLabel == #""Track""#)
    }

    @Test func `an element without a label says so, with its identifier if there is one`() {
        let plain = reference("")
        let identified = reference(" ", identifier: "track")

        #expect(plain.name == "unlabeled button (OrderScreen.swift:12)")
        #expect(plain.nameInSentence == "the unlabeled button (OrderScreen.swift:12)")
        #expect(plain.nameInList(of: "31 × 44 pt") == "unlabeled button 31 × 44 pt (OrderScreen.swift:12)")
        #expect(plain.quotedLabel == "the unlabeled button (OrderScreen.swift:12)")
        #expect(plain.nameWithoutLabel == "the button (OrderScreen.swift:12)")
        #expect(identified.name == #"unlabeled button with identifier "track" (OrderScreen.swift:12)"#)
        #expect(identified.nameWithoutLabel == #"the button with identifier "track" (OrderScreen.swift:12)"#)
    }

    @Test func `without a location the path states the place of an element without a label`() {
        #expect(reference("Track", isPlaced: false).name == #"button "Track""#)
        #expect(reference("", isPlaced: false).name == "unlabeled button at 2/button")
        #expect(reference("", identifier: "track", isPlaced: false).name == #"unlabeled button with identifier "track""#)
        #expect(reference("", isPlaced: false, isAlone: true).name == "unlabeled button")
        // A picture of a screen knows no locations, and its words do not depend on
        // those of the screen.
        #expect(reference("").shortNameInSentence == "the unlabeled button at 2/button")
    }

    @Test func `a label that is unknown is not said to be missing, nor one that a container does not need`() {
        #expect(reference(nil, isPlaced: false).name == "the button at 2/button")
        #expect(reference(nil).name == "the button (OrderScreen.swift:12)")
        #expect(reference("", .scrollView).name == "the scroll view (OrderScreen.swift:12)")
        #expect(reference("", .sheet, isPlaced: false, isAlone: true).name == "the sheet")
    }

    @Test func `the text of an element that is a text is the element`() {
        #expect(reference("Track").textName == #"the text of button "Track" (OrderScreen.swift:12)"#)
        #expect(reference("Track", .heading).textName == #"heading "Track" (OrderScreen.swift:12)"#)
    }

    @Test func `an element that nothing else names is called by its text`() throws {
        func paragraph(_ text: String) -> ElementReference {
            var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
            var element = ScreenElement(.group, source: "0", frame: .zero)
            element.text = [ScreenElement.TextRun(text)]
            builder.add(element)
            return ElementReference(0, on: builder.finish())
        }
        let total = paragraph("Total")

        #expect(total.textName == #"text "Total""#)
        #expect(total.nameInSentence == #"the group with text "Total""#)
        #expect(paragraph(" ").nameInSentence == "the group")
        #expect(try JSONDecoder().decode(ElementReference.self, from: JSONEncoder().encode(total)).textName == total.textName)
    }

    @Test func `labels are one line of at most 80 characters, escaped as in Swift`() {
        #expect(reference("Say \"hi\"\n\u{7}", isPlaced: false).name == #"button "Say \"hi\"\n\u{7}""#)
        #expect(reference("Größe 👩‍👧", isPlaced: false).name == #"button "Größe 👩‍👧""#)
        #expect(reference(String(repeating: "a", count: 80), isPlaced: false).name == "button \"\(String(repeating: "a", count: 80))\"")
        #expect(reference(String(repeating: "a", count: 81), isPlaced: false).name == "button \"\(String(repeating: "a", count: 80))…\"")
    }

    @Test func `the location is written and read, and files without one remain readable`() throws {
        let placed = reference("Track")
        let data = try JSONEncoder().encode(placed)
        let old = try JSONEncoder().encode(reference("Track", isPlaced: false))

        #expect(try JSONDecoder().decode(ElementReference.self, from: data).name == placed.name)
        #expect(!String(decoding: old, as: UTF8.self).contains("location"))
        #expect(try JSONDecoder().decode(ElementReference.self, from: old).location == nil)
    }

    @Test func `references that differ in their location alone are equal`() {
        #expect(reference("Track") == reference("Track", isPlaced: false))
        #expect(Set([reference("Track"), reference("Track", isPlaced: false)]).count == 1)
    }
}
