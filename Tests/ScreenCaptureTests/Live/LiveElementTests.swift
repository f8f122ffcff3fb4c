import EveryScreenModel
import Testing

@testable import EveryScreenCapture

@MainActor
struct LiveElementTests {
    private func element(_ object: FakeObject) throws -> ScreenElement {
        try captureScreen(of: FakeObject.view(0, 0, 320, 480, [object]), size: LayoutSize(width: 320, height: 480)).screen.elements[1]
    }

    @Test func `a plain view has its role only`() throws {
        var expected = ScreenElement(.group, source: "0/0", frame: LayoutRect(x: 0, y: 0, width: 10, height: 10))
        expected.isAccessibilityElement = false
        expected.isAccessibilityHidden = false
        expected.isVisible = true
        expected.traits = []
        expected.groupsAccessibilityChildren = false
        expected.clipsContent = false
        expected.surface = ScreenElement.Surface(opacity: 1)

        #expect(try element(.view(0, 0, 10, 10)) == expected)
    }

    @Test func `every fact of an object has its place in the element`() throws {
        let object = FakeObject.button("Buy", 10, 20, 100, 50)
        object.facts.value = "2"
        object.facts.hint = "Orders"
        object.facts.identifier = "buy"
        object.facts.language = "fr"
        object.facts.textualContext = .console
        object.facts.labelSpans = [ScreenElement.SpeechSpan(0..<3, ScreenElement.SpeechAttributes(pitch: 0.5))]
        object.facts.navigationStyle = .combined
        object.facts.containerType = .semanticGroup
        object.facts.respondsToUserInteraction = true
        object.facts.inputLabels = ["Buy", "Order"]
        object.facts.customActions = [ScreenElement.Action(.custom, name: "Gift")]
        object.facts.rotors = [ScreenElement.Rotor("Prices")]
        object.facts.customContent = [ScreenElement.CustomContent(label: "Age", value: "3")]
        object.facts.expandedStatus = .collapsed
        object.facts.directTouch = ScreenElement.DirectTouch(isSilentOnTouch: true)
        object.facts.dragSources = [ScreenElement.DragPoint("Handle")]
        object.facts.dropPoints = []
        object.facts.largeContentTitle = "Buy now"
        object.facts.tableExtent = (3, 2)
        object.facts.setPosition = ScreenElement.SetPosition(rows: 0..<1, columns: 1..<2)
        object.facts.activationPoint = LayoutPoint(x: 100, y: 60)
        object.view?.isEnabled = true
        object.view?.alpha = 0.5
        object.view?.background = [.color(.black)]
        object.view?.keyboard = ScreenElement.KeyboardBehavior(isFocusable: true)

        let element = try element(object)

        #expect(element.role == .button)
        #expect([element.label, element.value, element.hint, element.identifier] == ["Buy", "2", "Orders", "buy"])
        #expect(
            element.speech
                == ScreenElement.Speech(
                    language: "fr", textualContext: .console,
                    labelSpans: [ScreenElement.SpeechSpan(0..<3, ScreenElement.SpeechAttributes(pitch: 0.5))]))
        #expect(element.navigationStyle == .combined)
        #expect(element.containerType == .semanticGroup)
        #expect(element.respondsToUserInteraction == true)
        #expect(element.userInputLabels == ["Buy", "Order"])
        #expect(element.actions == [ScreenElement.Action(.activate), ScreenElement.Action(.custom, name: "Gift")])
        #expect(element.rotors == [ScreenElement.Rotor("Prices")])
        #expect(element.customContent == [ScreenElement.CustomContent(label: "Age", value: "3")])
        #expect(element.expandedStatus == .collapsed)
        #expect(element.directTouch == ScreenElement.DirectTouch(isSilentOnTouch: true))
        #expect(element.dragSources == [ScreenElement.DragPoint("Handle")])
        #expect(element.dropPoints == [])
        #expect(element.largeContentTitle == "Buy now")
        #expect(element.dataTable == ScreenElement.DataTable(rowCount: 3, columnCount: 2))
        #expect(element.setPosition == ScreenElement.SetPosition(rows: 0..<1, columns: 1..<2))
        #expect(element.activationPoint == LayoutPoint(x: 100, y: 60))
        #expect(element.isEnabled == true)
        #expect(element.surface == ScreenElement.Surface(background: [.color(.black)], opacity: 0.5))
        #expect(element.keyboard == ScreenElement.KeyboardBehavior(isFocusable: true))
    }

    @Test func `an element that has no label is known to have none, a view that is no element is not`() throws {
        let stop = FakeObject.stop("")
        stop.facts.label = nil

        #expect(try element(stop).label == "")
        #expect(try element(.view()).label == nil)
    }

    @Test func `an activation point in the middle, or nowhere, is left out`() throws {
        let middle = FakeObject.button("a", 0, 0, 100, 50)
        middle.facts.activationPoint = LayoutPoint(x: 50.5, y: 25)
        let nowhere = FakeObject.button("b")
        nowhere.facts.activationPoint = LayoutPoint(x: .nan, y: 0)

        #expect(try element(middle).activationPoint == nil)
        #expect(try element(nowhere).activationPoint == nil)
    }

    @Test func `names for Voice Control that are none leave the label`() throws {
        let button = FakeObject.button("a")
        button.facts.inputLabels = []

        #expect(try element(button).userInputLabels == nil)
    }

    @Test func `a disabled element is disabled by its trait or by itself`() throws {
        let dimmed = FakeObject.button("a")
        dimmed.facts.traits.insert(.notEnabled)
        let disabled = FakeObject.button("b")
        disabled.view?.isEnabled = false

        #expect(try element(dimmed).isEnabled == false)
        #expect(try element(disabled).isEnabled == false)
        #expect(try element(.button("c")).isEnabled == true)
        #expect(try element(.stop("d")).isEnabled == nil)
    }

    @Test func `a heading has the level of its attributed label`() throws {
        let heading = FakeObject.stop("Orders") { object in
            object.facts.role = .text
            object.facts.traits = [.staticText, .header]
            object.facts.labelSpans = [ScreenElement.SpeechSpan(0..<6, ScreenElement.SpeechAttributes(headingLevel: 2))]
        }

        #expect(try element(heading).role == .heading)
        #expect(try element(heading).headingLevel == 2)
    }

    @Test func `a text that is no view shows what it says`() throws {
        let text = FakeObject.virtual("Total", 0, 0, 50, 20, .staticText)
        let root = FakeObject.view { $0.list = { [text] } }

        #expect(
            try captureScreen(of: root, size: LayoutSize(width: 320, height: 480)).screen.elements[1].text == [
                ScreenElement.TextRun("Total")
            ])
    }

    @Test func `objects that are referred to are named by their sources, and those that are nowhere are left out`() throws {
        let (first, second) = (FakeObject.stop("first"), FakeObject.stop("second"))
        let away = FakeObject()
        second.facts.headers = [first.identity, away.identity]
        second.facts.namedBy = first.identity
        second.facts.previousText = first.identity
        second.facts.nextText = away.identity

        let screen = try captureScreen(of: FakeObject.view(0, 0, 320, 480, [first, second]), size: LayoutSize(width: 320, height: 480))
            .screen

        #expect(screen.elements[2].headerElements == ["0/0"])
        #expect(screen.elements[2].labeledBy == ["0/0"])
        #expect(screen.elements[2].textFlow == ScreenElement.TextFlow(previous: "0/0"))
    }

    @Test func `a rectangle around points has the outermost of them on its edges`() {
        let points = [LayoutPoint(x: 5, y: 1), LayoutPoint(x: -1, y: 9), LayoutPoint(x: 2, y: 2)]

        #expect(LayoutRect(around: points) == LayoutRect(x: -1, y: 1, width: 6, height: 8))
        #expect(LayoutRect(around: [LayoutPoint(x: 5, y: 1)]) == LayoutRect(x: 5, y: 1, width: 0, height: 0))
        #expect(LayoutRect(around: []) == nil)
    }

    @Test(arguments: [Double.nan, .infinity, -.infinity])
    func `around a point of which one number is not finite there is no rectangle`(number: Double) {
        #expect(LayoutRect(around: [.zero, LayoutPoint(x: number, y: 0)]) == nil)
        #expect(LayoutRect(around: [.zero, LayoutPoint(x: 0, y: number)]) == nil)
    }
}
