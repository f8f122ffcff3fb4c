package import EveryScreenModel
package import EveryScreenNavigation

/// A flow with a mistake planted in it.
package struct FaultyFlow<Base: ScreenFlow>: ScreenFlow {
    /// The state of the flow without the mistake, and what the mistake adds.
    package struct State: Hashable, Sendable {
        /// The state of the flow without the mistake.
        package var base: Base.State
        /// The removed element, the opened or closed part, or the focused element.
        var mark: String?
    }

    /// The flow without the mistake.
    package let base: Base
    /// The mistake.
    package let fault: FlowFault

    /// Plants a mistake in a flow.
    package init(_ base: Base, _ fault: FlowFault) {
        self.base = base
        self.fault = fault
    }

    /// The state at the start.
    package var initialState: State { State(base: base.initialState) }
    /// The pauses of the flow, and those of the mistake.
    package var pauses: [Double] {
        base.pauses + (fault == .controlGoes ? [5] : []) + (fault == .toastUnannounced ? [10] : []) + (fault == .clockUnmarked ? [1] : [])
    }
    /// Whether the flow is interrupted.
    package var isInterrupted: Bool { base.isInterrupted }

    /// Returns the texts of the flow.
    package func texts(for field: String, in state: State) -> [String] { base.texts(for: field, in: state.base) }

    /// Returns the changes of settings of the flow.
    package func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] {
        guard fault == .settingIgnored else { return base.settingChanges(from: environment) }
        return environment.textSize == .standard ? [UserEnvironment(textSize: .accessibility1)] : []
    }

    /// Returns the announcements of the flow and the focus requests of this one, as
    /// the mistake has them.
    package func notifications(after event: FlowEvent, from old: State, to new: State) -> [FlowEvent.Notification] {
        var notices = base.notifications(after: event, from: old.base, to: new.base).filter { $0.announcement != nil }
        switch fault {
        case .unannounced: notices = []
        case .saysTwice: notices += notices
        case .talksOver: notices += notices.map { _ in .announcement("One more", priority: .high) }
        case .valueAnnounced:
            if case .increment("volume") = event, old != new {
                let volume = shown(new).elements.first { $0.identifier == "volume" }
                notices.append(.announcement(volume?.value ?? ""))
            }
        case .saysNewScreen: if event == .activate("light") { return notices + [.screenChanged(focus: nil)] }
        case .saysAgain: if case .wait = event { notices = [.announcement("Still open")] }
        default: break
        }
        guard new != old, let focus = requestedFocus(in: new) else { return notices }
        return notices + [.layoutChanged(focus: focus)]
    }

    /// Returns what the flow shows, changed as the mistake has it.
    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let screen = base.screen(for: state.base, in: fault == .settingIgnored ? .standard : environment)
        switch fault {
        case .sentAtOnce:
            // The answer stands in place of the form.
            guard state.mark == "sent" else { return screen.adding([planted("submit", "Submit the form")]) }
            return RenderedScreen.Builder(size: screen.size).finish().adding([planted("again", "Fill in another")]).titled("Sent")
        case .clockUnmarked: return screen.adding([clock(at: state.mark ?? "0")])
        case .shownLate:
            return state.mark == nil ? screen : base.screen(for: base.reduce(state.base, .activate("light")), in: environment)
        case .activatedGoes, .controlGoes: return screen.hiding(state.mark)
        case .renamed: return isFirst(screen) ? screen : screen.changing(screen.controls.first ?? 0) { $0.label = "Something else" }
        case .moved:
            guard !isFirst(screen), screen.controls.count > 1 else { return screen }
            let (one, other) = (screen.controls[0], screen.controls[1])
            return screen.changing { index, element in
                if index == one { element.frame = screen.elements[other].frame }
                if index == other { element.frame = screen.elements[one].frame }
            }
        case .helpMoved:
            guard !isFirst(screen), let help = screen.elements.firstIndex(where: { $0.handle == "help" }),
                let heading = screen.elements.firstIndex(where: { $0.role == .heading })
            else { return screen }
            return screen.changing { index, element in
                if index == help { element.frame = screen.elements[heading].frame }
                if index == heading { element.frame = screen.elements[help].frame }
            }
        case .helpCovers, .effectStays: return screen.helping(state.mark)
        case .focusRequestedHidden: return screen.hiding(screen.controls.last.flatMap { screen.elements[$0].handle })
        case .wayBackUntouchable:
            return screen.changing { _, element in if element.declaredAction == "back" { element.hitRegion = .zero } }
        case .inputLost, .inputLostInBackground:
            guard state.mark == "lost" else { return screen }
            return screen.changing { _, element in if element.role.isTextInput { element.value = "" } }
        case .disabledActs:
            return screen.changing { _, element in
                if element.declaredAction == "choose" {
                    element.isEnabled = false
                    element.traits = (element.traits ?? []).union(.notEnabled)
                }
            }
        case .toastUnannounced:
            guard state.mark == "toast" else { return screen }
            var toast = ScreenElement.planted(
                .text, "toast", label: "Saved", frame: LayoutRect(x: 0, y: 500, width: 100, height: 20), traits: .staticText)
            toast.text = [ScreenElement.TextRun("Saved")]
            return screen.adding([toast])
        case .titleKept:
            guard isDetail(state) else { return screen }
            return screen.changing { _, element in if element.role == .heading { element.label = "Shop" } }
                .hiding("help").hiding("contact").titled("Shop")
        case .stateUnspoken:
            let start = base.screen(for: base.initialState, in: environment)
            let values = Dictionary(start.elements.map { ($0.handle ?? "", $0.value) }) { first, _ in first }
            return screen.changing { _, element in if let value = values[element.handle ?? "-"] { element.value = value } }
        case .labelFollowsValue:
            return screen.changing { _, element in
                if element.role == .toggle { element.label = element.label.map { "\($0) \(element.value ?? "")" } }
            }
        default: return screen
        }
    }

    /// Returns the state after an event, as the mistake has it.
    package func reduce(_ state: State, _ event: FlowEvent) -> State {
        var result = state
        var event = event
        if fault == .actsOnFocus, case .focus(let name) = event { event = .activate(name) }
        if fault == .secretStands, case .wait = event { return state }
        if fault == .inputLeads, event == .activate("light") { event = .activate("filter") }
        if fault == .stepsReversed {
            switch event {
            case .increment(let name): event = .decrement(name)
            case .decrement(let name): event = .increment(name)
            default: break
            }
        }
        if fault == .deadEnd, event == .activate("back") || event == .escape, isDetail(state) { return state }
        if fault == .escapeIdle, event == .escape, isDetail(state) { return state }
        if fault == .magicTapIdle, event == .magicTap { return state }
        if fault == .magicTapHidden, event == .magicTap {
            result.mark = state.mark == nil ? "tapped" : nil
            return result
        }
        if fault == .sentAtOnce {
            if event == .activate("submit"), shown(state).elements.contains(where: { $0.role.isTextInput && $0.value?.isEmpty == false }) {
                result.mark = "sent"
                return result
            }
            if state.mark == "sent" { return event == .activate("again") ? initialState : state }
        }
        if fault == .customIdle, case .perform(_, on: "message") = event { return state }
        if fault == .clockUnmarked, event == .wait(1) {
            // It stands after three seconds, since a flow must end.
            result.mark = String(min(3, (state.mark.flatMap(Int.init) ?? 0) + 1))
            return result
        }
        if fault == .stepsIdle {
            switch event {
            case .increment, .decrement: return state
            default: break
            }
        }
        if fault == .notExtended, event == .activate("stay") || event == .escape, shown(state).activeModal != nil { return state }
        if fault == .inputLostInBackground, event == .interruption {
            result.mark = "lost"
            return result
        }
        if fault == .inputLostInBackground || fault == .inputLost, case .enter = event { result.mark = nil }
        if fault == .toastUnannounced, event == .wait(10) {
            result.mark = nil
            return result
        }
        if fault == .controlGoes, event == .wait(5) {
            result.mark = shown(state).controls.first.flatMap { shown(state).elements[$0].handle }
            return result
        }
        result.base = base.reduce(state.base, event)
        switch fault {
        case .shownLate: if result.base != state.base { result.mark = event == .activate("light") ? "late" : nil }
        case .helpCovers: if case .focus(let name) = event { result.mark = name }
        case .effectStays: if case .focus(let name) = event, state.mark == nil { result.mark = name }
        case .unwarned:
            if event == .wait(600), shown(state).activeModal == nil, shown(result).activeModal != nil {
                result.base = base.reduce(result.base, .wait(600))
            }
        case .inputLost: if event == .wait(600), shown(result).title != shown(state).title { result.mark = "lost" }
        case .toastUnannounced: if shown(result).title != shown(state).title { result.mark = "toast" }
        case .readingGoesRound:
            guard case .focus(let name) = event, name == shown(state).readable.last else { break }
            result.mark = state.mark == "end" ? "end " : "end"
        case .focusSentBack, .swipesSentBack:
            // The mark says to which, and changes each time: a state that stays the
            // same moves no focus.
            guard case .focus(let name) = event else { break }
            let screen = shown(state)
            guard screen.controls.count > 1, let goal = screen.elements[screen.controls[1]].handle, name != goal else { break }
            result.mark = state.mark == goal ? goal + " " : goal
        case .activatedGoes: if case .activate(let name) = event, result != state { result.mark = name }
        case .focusNotReturned: if result.base != state.base { result.mark = hasClosed(from: state, to: result) ? "closed" : nil }
        case .modalKeepsFocusOut: if result.base != state.base { result.mark = shown(result).activeModal == nil ? nil : "open" }
        case .modalStays: if result.base != state.base, hasClosed(from: state, to: result) { return state }
        case .unasked, .customUnasked:
            if fault == .customUnasked, event != .perform("Delete", on: "message") { break }
            guard result.base != state.base, shown(state).activeModal == nil else { break }
            let screen = shown(result)
            guard let modal = screen.activeModal else { break }
            let destroys = screen.descendants(of: modal).first { screen.elements[$0].actions?.first?.isDestructive == true }
            if let action = destroys.flatMap({ screen.elements[$0].activation }) {
                result.base = base.reduce(result.base, .activate(action))
            }
        default: break
        }
        return result
    }

    /// Returns the name of the element to which the focus is moved, if the mistake
    /// leaves it that.
    package func requestedFocus(in state: State) -> String? {
        switch fault {
        case .focusSentBack, .swipesSentBack: state.mark.map { $0.hasSuffix(" ") ? String($0.dropLast()) : $0 }
        case .readingGoesRound: state.mark == nil ? base.requestedFocus(in: state.base) : shown(state).readable.first
        case .focusRequestedNowhere: "nowhere"
        case .focusRequestedHidden: shown(state).controls.last.flatMap { shown(state).elements[$0].handle }
        case .activatedGoes where state.mark != nil: nil
        case .modalKeepsFocusOut where state.mark != nil, .focusNotReturned where state.mark != nil: nil
        default: base.requestedFocus(in: state.base)
        }
    }

    /// Returns whether the system leaves the focus, as the mistake has it.
    package func leavesFocus(in state: State) -> Bool {
        switch fault {
        case .modalKeepsFocusOut, .focusNotReturned: state.mark != nil
        default: base.leavesFocus(in: state.base)
        }
    }

    private func shown(_ state: State) -> RenderedScreen { base.screen(for: state.base, in: .standard) }

    private func planted(_ name: String, _ label: String) -> ScreenElement {
        var button = ScreenElement.plantedButton(name, label: label, frame: LayoutRect(x: 0, y: 700, width: 200, height: 60))
        button.actions = [ScreenElement.Action(.activate, identifier: name)]
        return button
    }

    private func clock(at seconds: String) -> ScreenElement {
        ScreenElement.planted(
            .text, "clock", label: "0:0\(seconds)", frame: LayoutRect(x: 0, y: 600, width: 60, height: 20), traits: .staticText)
    }

    private func isDetail(_ state: State) -> Bool { shown(state).title == "Detail" }

    private func isFirst(_ screen: RenderedScreen) -> Bool { screen.title == base.screen(for: base.initialState, in: .standard).title }

    private func hasClosed(from old: State, to new: State) -> Bool { shown(old).activeModal != nil && shown(new).activeModal == nil }
}

extension RenderedScreen {
    /// The usable controls that are known on other screens too, in order.
    fileprivate var controls: [Int] { usable.filter { elements[$0].isControl && elements[$0].handle != nil } }

    /// The names of the elements that a screen reader reads, in order.
    fileprivate var readable: [String] {
        let names = FlowScreen.names(on: self)
        return ReadingOrder(self, layoutDirection: .leftToRight).elements.map { names[$0] }
    }

    /// Returns the screen with help for the element of a name, over another
    /// control.
    fileprivate func helping(_ name: String?) -> RenderedScreen {
        guard let name, let covered = controls.first(where: { elements[$0].handle != name }) else { return self }
        var help = ScreenElement.planted(.text, "hint", label: "About \(name)", frame: elements[covered].frame, traits: .staticText)
        help.text = [ScreenElement.TextRun("About \(name)")]
        return adding([help])
    }

    /// Returns the screen without the elements of a name.
    fileprivate func hiding(_ name: String?) -> RenderedScreen {
        guard let name else { return self }
        return changing { _, element in
            guard element.handle == name else { return }
            element.isAccessibilityHidden = true
            element.isVisible = false
            element.isAccessibilityElement = false
            element.keyboard?.isFocusable = false
        }
    }
}
