import EveryScreenModel

extension FlowScreen {
    /// An action that an element offers to an input method, beside activation.
    package struct Offer: Hashable, Sendable {
        /// The name of scrolling among actions.
        static let scroll = "scroll"

        /// The index of the element.
        package let element: Int
        /// The name by which people choose it.
        package let name: String
        /// The event that the app receives.
        package let event: FlowEvent
        /// The number of the action in the menu of the element, from 1.
        package let place: Int

        /// The event of a person who chooses it.
        func userEvent(_ elementName: String, by inputMethod: InputMethod) -> UserEvent {
            switch event {
            case .increment: .increment(elementName, by: inputMethod)
            case .decrement: .decrement(elementName, by: inputMethod)
            default: .perform(name, on: elementName, by: inputMethod)
            }
        }
    }

    /// Returns the actions that an element offers to an input method; O(actions).
    ///
    /// - Touch: long presses, gestures and scrolling, and steps of sliders,
    ///   steppers and pickers.
    /// - Others: custom actions, menus and scrolling, and steps of adjustable
    ///   elements; all but the keyboard long presses. VoiceOver adjusts by its
    ///   own gestures (`UserEvent.ReaderMove`).
    ///
    /// Sources: Apple's user guides of VoiceOver (actions rotor), Switch Control
    /// (scanner menu), Voice Control ("Show actions for") and Full Keyboard Access
    /// (Tab-Z); confidence medium.
    static func offers(of index: Int, named name: String, on screen: RenderedScreen, to inputMethod: InputMethod) -> [Offer] {
        let element = screen.elements[index]
        guard element.isVisible != false, !element.isKnownDisabled else { return [] }
        var result: [Offer] = []
        func add(_ label: String, _ event: FlowEvent) {
            result.append(Offer(element: index, name: label, event: event, place: result.count + 1))
        }
        for action in element.actions ?? [] where action.isOffered(to: inputMethod) {
            add(action.name ?? action.identifier ?? action.kind.rawValue, action.event(on: name))
        }
        if inputMethod == .touch {
            for gesture in element.gestures ?? [] {
                guard let action = gesture.action else { continue }
                let own = element.actions?.first { $0.identifier == action }
                let event = own?.kind == .activate ? nil : own?.event(on: name)
                add(own?.name ?? gesture.kind.rawValue, event ?? .activate(action))
            }
        }
        if element.scrolls, !result.contains(where: { $0.name == Offer.scroll }) { add(Offer.scroll, .perform(Offer.scroll, on: name)) }
        if element.isAdjusted(by: inputMethod) {
            add("increment", .increment(name))
            add("decrement", .decrement(name))
        }
        return result
    }
}

extension ScreenElement {
    fileprivate func isAdjusted(by inputMethod: InputMethod) -> Bool {
        let isControl = [.slider, .stepper, .picker].contains(role)
        return switch inputMethod {
        case .screenReader: false
        case .touch: isControl
        case .keyboard, .switchControl, .voiceControl: isControl || traits?.contains(.adjustable) == true
        }
    }
}

extension ScreenElement.Action {
    fileprivate func isOffered(to inputMethod: InputMethod) -> Bool {
        switch kind {
        case .custom, .showMenu: inputMethod != .touch
        case .longPress: inputMethod != .keyboard
        case .scroll: true
        case .zoomIn, .zoomOut: inputMethod == .screenReader
        // These have their own events.
        case .activate, .increment, .decrement, .escape, .magicTap: false
        }
    }

    /// The event of performing the action: actions with one identity do the same,
    /// and a name is known only with its element.
    fileprivate func event(on element: String) -> FlowEvent {
        if let name { return .perform(name, on: element) }
        return identifier.map { .activate($0) } ?? .perform(kind.rawValue, on: element)
    }
}
