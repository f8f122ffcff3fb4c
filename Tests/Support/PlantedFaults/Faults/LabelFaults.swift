import EveryScreenModel

extension Fault {
    /// Faults of labels, values and hints.
    static let labelFaults: [Fault] = [
        Fault("drop-label", "element-has-label", "takes the label of a control away", where: \.isControl) { $0.label = "" },
        Fault("blank-label", "element-has-label", "makes the label of a control white space", where: \.isControl) {
            $0.label = " \u{200B}"
        },
        Fault("drop-image-label", "element-has-label", "takes the label of an image away", where: { $0.role == .image }) { $0.label = "" },
        Fault("silent-hero", "large-image-described", "adds a large image hidden from assistive technology") { screen, _ in
            screen.adding([hero(on: screen)], to: screen.stage)
        },
        Fault("silent-map", "no-silent-region", "adds a large map at which nothing stops") { screen, _ in
            var map = hero(on: screen)
            map.role = .map
            map.isDecorative = nil
            // In front of all else, which it would otherwise be a backdrop to.
            let bare = screen.changing { index, element in
                if element.isAccessibilityElement == true, screen.usable.contains(index) { element.isAccessibilityElement = false }
            }
            return bare.adding([map], to: bare.stage)
        },
        Fault("role-in-label", "label-omits-role", "puts the role behind the label of a button", where: { $0.role == .button }) {
            $0.label = "Wool button"
        },
        Fault("label-is-role", "label-omits-role", "makes the role the label of an image", where: { $0.role == .image }) {
            $0.label = "Image"
        },
        Fault("state-in-label", "label-omits-state", "puts the state of a switch into its label", where: { $0.role == .toggle }) {
            $0.label = "Wool, off"
        },
        Fault("value-in-label", "label-omits-state", "puts the value of a slider into its label", where: { $0.role == .slider }) {
            $0.label = "Wool \($0.value ?? "50%")"
        },
        Fault("file-name", "label-human-readable", "makes the name of a file the label", where: { $0.role == .image }) {
            $0.label = "banner.png"
        },
        Fault("asset-name", "label-human-readable", "makes the name of an asset the label", where: { $0.role == .button }) {
            $0.label = "ic_cart_24"
        },
        Fault("resource-key", "label-human-readable", "makes a key the label", where: { $0.role == .button }) {
            $0.label = "cart.button.title"
        },
        Fault("long-label", "label-concise", "makes the label of a control a sentence of 48 characters", where: \.isControl) {
            $0.label = "Puts the thing into the cart and shows the cart."
        },
        Fault("small-label", "label-style", "makes the label of a button start small", where: { $0.role == .button }) {
            $0.label = "open the cart"
        },
        Fault("stopped-label", "label-style", "ends the label of a button with a full stop", where: { $0.role == .button }) {
            $0.label = "Open parcel."
        },
        Fault("same-labels", "label-unique", "adds two buttons of one name and different actions") { screen, _ in
            twins(on: screen, labels: ("Open parcel", "Open parcel"))
        },
        Fault("same-names", "voice-names-unambiguous", "adds two buttons of which one is known to Voice Control by the other's name") {
            screen, _ in
            let result = twins(on: screen, labels: ("Open parcel", "Close parcel"))
            return result.changing(result.elements.count - 1) { $0.userInputLabels = ["Open parcel"] }
        },
        Fault("listed-twice", "label-not-repeated", "lists an element twice in an order set by hand") { screen, number in
            guard let index = screen.place(number, where: { $0.label?.isEmpty == false }), let parent = screen.parent(of: index) else {
                return nil
            }
            let inside = screen.descendants(of: parent).filter { screen.elements[$0].isAccessibilityElement == true }
            let sources = inside.map { screen.elements[$0].source } + [screen.elements[index].source]
            return screen.changing(parent) { $0.accessibilityOrder = sources }
        },
        Fault("hint-is-label", "hint-adds-information", "makes the label the hint", where: { $0.role == .button && $0.label != "" }) {
            $0.hint = $0.label
        },
        Fault("hint-is-gesture", "hint-adds-information", "makes the hint name a gesture", where: { $0.role == .button }) {
            $0.hint = "Double tap to open."
        },
        Fault("drop-value", "value-present", "takes the value away", where: { [.slider, .toggle].contains($0.role) }) { $0.value = "" },
        Fault("placeholder-only", "field-label-persistent", "makes the label of a field its placeholder", where: isField) {
            $0.label = "Where to"
            $0.field = ScreenElement.FieldFacts(placeholder: "Where to")
            $0.text = [ScreenElement.TextRun("Where to", isPlaceholder: true)]
        },
        Fault("unnamed-field", "field-purpose-stated", "takes all names of a field away", where: isField) {
            $0.label = ""
            $0.hint = ""
        },
        Fault("silent-error", "field-purpose-stated", "makes a field wrong without a message", where: isField) {
            $0.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: "")
        },
        Fault("color-only-error", "color-not-alone", "adds two fields of which one is wrong and only red") { screen, _ in
            let frames = [0, 60].map { LayoutRect(x: 0, y: $0, width: 200, height: 44) }
            let fields = zip(["Street", "Town"], frames).map { label, frame in
                var field = ScreenElement.planted(.textField, label, label: label, frame: frame)
                field.actions = [ScreenElement.Action(.activate, identifier: "fault.\(label)", dismissesModal: false)]
                field.surface = ScreenElement.Surface(border: SRGBColor(hex: label == "Town" ? 0xD00000 : 0x808080))
                if label == "Town" { field.field = ScreenElement.FieldFacts(isInvalid: true, errorMessage: "") }
                return field
            }
            return screen.adding(fields, to: screen.stage)
        },
        Fault("required-unmarked", "required-fields-stated", "adds a field that must be filled in and one that need not") { screen, _ in
            let fields = [("Street", true), ("Town", false)].map { label, isRequired in
                let frame = LayoutRect(x: 0, y: isRequired ? 0 : 60, width: 200, height: 44)
                var field = ScreenElement.planted(.textField, label, label: label, frame: frame)
                field.field = ScreenElement.FieldFacts(isRequired: isRequired)
                return field
            }
            return screen.adding(fields, to: screen.stage)
        },
        Fault("text-picture", "text-not-in-images", "lets an image show text", where: { $0.role == .image }) {
            $0.image = ScreenElement.ImageContent(showsText: true)
        },
        Fault("color-only-selection", "color-not-alone", "adds two buttons of which one is selected and only blue") { screen, _ in
            let buttons = [0, 120].map { x in
                let (name, color) = x == 0 ? ("Monthly", SRGBColor(hex: 0x0060D0)) : ("Yearly", SRGBColor(hex: 0x606060))
                var button = ScreenElement.plantedButton(name, label: name, frame: LayoutRect(x: x, y: 5_000, width: 110, height: 44))
                button.traits = x == 0 ? [.button, .selected] : .button
                button.text = [ScreenElement.TextRun(name, pointSize: 17, weight: .regular, color: color)]
                return button
            }
            return screen.adding(buttons, to: screen.stage)
        },
    ]

    private static let isField: @Sendable (ScreenElement) -> Bool = { $0.role == .textField || $0.role == .textEditor }

    /// An image over the middle three quarters of the screen without facts.
    private static func hero(on screen: RenderedScreen) -> ScreenElement {
        let frame = LayoutRect(x: 0, y: screen.size.height / 8, width: screen.size.width, height: screen.size.height * 0.75)
        var image = ScreenElement.planted(.image, "hero", label: "", frame: frame)
        image.isAccessibilityElement = false
        image.isDecorative = true
        return image
    }

    /// Two buttons at the end of the screen, one below the other.
    private static func twins(on screen: RenderedScreen, labels: (String, String)) -> RenderedScreen {
        let y = screen.size.height
        let buttons = [
            ScreenElement.plantedButton("first", label: labels.0, frame: LayoutRect(x: 0, y: y - 100, width: 120, height: 44)),
            ScreenElement.plantedButton("second", label: labels.1, frame: LayoutRect(x: 0, y: y - 50, width: 120, height: 44)),
        ]
        return screen.adding(buttons, to: screen.stage)
    }
}
