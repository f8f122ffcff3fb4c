import EveryScreenModel

extension Fault {
    /// Faults of modals.
    static let modalFaults: [Fault] = [
        Fault("modal-leak", "modal-isolates", "opens a modal deeper in the tree than the content") { screen, _ in
            guard screen.stage == nil, !screen.usable.isEmpty else { return nil }
            var group = ScreenElement.planted(.group, "group", label: "", frame: screen.bounds)
            group.isAccessibilityElement = false
            let sheet = sheet(on: screen, closes: true)
            let close = closeButton(on: screen, closes: true)
            return screen.adding([group, sheet, close], nested: true)
        },
        Fault("modal-no-exit", "modal-can-be-escaped", "opens a modal without a control that closes it") { screen, _ in
            guard screen.stage == nil else { return nil }
            return screen.adding([sheet(on: screen, closes: true), closeButton(on: screen, closes: false)], nested: true)
        },
        Fault("modal-exit-hidden", "modal-can-be-escaped", "hides the control that closes a modal, and the gesture does not") { screen, _ in
            guard screen.stage == nil else { return nil }
            var close = closeButton(on: screen, closes: true)
            close.isAccessibilityHidden = true
            var sheet = sheet(on: screen, closes: true)
            sheet.modal?.closesOnEscapeGesture = false
            return screen.adding([sheet, close], nested: true)
        },
        Fault("modal-trap", "no-keyboard-trap", "opens a modal that no key closes") { screen, _ in
            guard screen.stage == nil else { return nil }
            return screen.adding([sheet(on: screen, closes: false), closeButton(on: screen, closes: false)], nested: true)
        },
    ]

    private static func sheet(on screen: RenderedScreen, closes: Bool) -> ScreenElement {
        var sheet = ScreenElement.planted(.sheet, "sheet", label: "", frame: screen.bounds)
        sheet.isAccessibilityElement = false
        sheet.coversTouches = true
        sheet.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: closes, closesOnEscapeGesture: closes)
        return sheet
    }

    private static func closeButton(on screen: RenderedScreen, closes: Bool) -> ScreenElement {
        var button = ScreenElement.plantedButton("close", label: "Close it", frame: LayoutRect(x: 20, y: 20, width: 100, height: 44))
        button.actions = [ScreenElement.Action(.activate, identifier: "fault.close", dismissesModal: closes)]
        return button
    }
}
