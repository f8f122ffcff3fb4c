import EveryScreenGenerators
import EveryScreenLayout
package import EveryScreenModel
package import EveryScreenNavigation
package import EveryValue

/// A small app that is well made, with some of the changes in which apps lose
/// people.
package struct CleanApp: ScreenFlow, CustomStringConvertible {
    /// Something that changes.
    package enum Feature: String, Hashable, Sendable, CaseIterable {
        /// A switch.
        case light
        /// A slider of three steps.
        case volume
        /// A second screen, with the same controls at the top.
        case cart
        /// A sheet that opens and closes.
        case filter
        /// A row that is deleted, once that is confirmed.
        case deletion
        /// A message that is announced and goes by itself.
        case notice
        /// A private number, shown on demand and for a while.
        case secret
        /// A second screen with a back button.
        case detail
        /// A button that plays and pauses, as the magic tap does.
        case player
        /// A message with a custom action that asks before it deletes.
        case message
        /// An address in a form that is locked after ten minutes, with a warning
        /// before.
        case session
        /// A button that is disabled until something is chosen.
        case choice
    }

    /// The state of the app.
    package struct State: Hashable, Sendable {
        var isCart = false
        var isOn = false
        var volume = 0
        var isFilterOpen = false
        var isAsking = false
        var isDeleted = false
        var hasNotice = false
        var isNoticeRead = false
        var isSecretShown = false
        var isDetail = false
        var isPlaying = false
        var isMessageGone = false
        var isAskingForMessage = false
        var address = ""
        /// The time: 0 at first, 1 for the warning, 2 once the form is locked.
        var time = 0
        var isChosen = false
        /// The element to which the focus is moved.
        var focus: String?
    }

    /// The features of the app.
    package let features: [Feature]
    /// The product.
    package let thing: String

    /// Creates an app; the order of the features is that on the screen.
    package init(_ features: [Feature], selling thing: String = "Tea") {
        self.features = features
        self.thing = thing
    }

    /// The features and the thing.
    package var description: String { "CleanApp([\(features.map { ".\($0.rawValue)" }.joined(separator: ", "))], selling: \"\(thing)\")" }

    /// The state at the start.
    package var initialState: State { State() }
    /// A minute: longer than a message must stay, shorter than a secret may.
    package var pauses: [Double] {
        (features.contains { $0 == .notice || $0 == .secret } ? [60] : []) + (features.contains(.session) ? [600] : [])
    }
    /// With a form: people leave to look the address up.
    package var isInterrupted: Bool { features.contains(.session) }

    /// Returns what the app shows.
    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let title = state.time == 2 ? "Locked" : state.isDetail ? "Detail" : state.isCart ? "Cart" : "Shop"
        let help = Blueprint.button("Help").framedAsTarget.action("help")
        let other = Blueprint.button(state.isCart ? "To the shop" : "To the cart").framedAsTarget.action(state.isCart ? "shop" : "cart")
        let bar = [.text(title, style: .title1).accessibilityHeading(), help, .button("Contact").framedAsTarget.action("contact")]
        let base = Blueprint.scroll(.column(spacing: 16, bar + content(state, other)).padding(16))
        return StandardLayout().screen(for: over(base, state), in: environment).titled(title)
    }

    private func content(_ state: State, _ other: Blueprint) -> [Blueprint] {
        if state.time == 2 { return [.button("Unlock").framedAsTarget.action("unlock")] }
        if state.isDetail { return [.button("Back").framedAsTarget.action("back"), .text("All about \(thing)")] }
        let parts = state.isCart ? [] : features.flatMap { self.parts(of: $0, state) }
        return parts + (features.contains(.cart) ? [other] : [])
    }

    private func parts(of feature: Feature, _ state: State) -> [Blueprint] {
        switch feature {
        case .cart: []
        case .light: [.toggle("Light", isOn: state.isOn).framedAsTarget.action("light")]
        case .volume: [.slider("Volume", value: "\(state.volume) of 2").framedAsTarget.accessibilityIdentifier("volume")]
        case .filter: [.button("Filter").framedAsTarget.action("filter")]
        case .deletion:
            (state.isDeleted ? [] : [.button("Delete \(thing)", role: .destructive).framedAsTarget.action("delete")]) + [
                .button("Sort").framedAsTarget.action("sort")
            ]
        case .notice:
            [.button("Add").framedAsTarget.action("add")]
                + (state.hasNotice ? [.text("Added to the cart").accessibilityIdentifier("notice")] : [])
        case .detail: [.button("About \(thing)").framedAsTarget.action("detail")]
        case .player:
            [.toggle("Play the radio", isOn: state.isPlaying).framedAsTarget.action("play").accessibilityAddTraits(.startsMediaSession)]
        case .message:
            (state.isMessageGone
                ? []
                : [
                    .button("Message from Ann").framedAsTarget.accessibilityIdentifier("message").action("read")
                        .accessibilityActions(["Delete"])
                ]) + [.button("Archive").framedAsTarget.action("archive")]
        case .session: [.text("Address"), .field("Address", value: state.address).framedAsTarget.accessibilityIdentifier("address")]
        case .choice:
            [
                .toggle("Gift", isOn: state.isChosen).framedAsTarget.action("choose"),
                .button("Send").framedAsTarget.action("send").disabled(!state.isChosen),
            ]
        case .secret:
            [.button("Show the number").framedAsTarget.action("show")]
                + (state.isSecretShown ? [.text("4242").privacySensitive().accessibilityIdentifier("number")] : [])
        }
    }

    private func over(_ base: Blueprint, _ state: State) -> Blueprint {
        if state.time == 1 {
            let stay = Blueprint.button("Keep it open").framedAsTarget.action("stay").dismissesModal()
            return base.alert(
                .column(spacing: 16, [.text("The form is about to be locked", style: .title2).accessibilityHeading(), stay]).padding(16))
        }
        if state.isAskingForMessage {
            let confirm = Blueprint.button("Delete the message", role: .destructive).framedAsTarget.action("confirm message")
                .dismissesModal()
            let keep = Blueprint.button("Keep the message", role: .cancel).framedAsTarget.action("keep message")
            return base.alert(
                .column(spacing: 16, [.text("Delete the message?", style: .title2).accessibilityHeading(), keep, confirm]).padding(16))
        }
        if state.isFilterOpen {
            let close = Blueprint.button("Close").framedAsTarget.action("close").dismissesModal()
            return base.modal(.column(spacing: 16, [.text("Filter by price", style: .title2).accessibilityHeading(), close]).padding(16))
        }
        guard state.isAsking else { return base }
        let confirm = Blueprint.button("Delete it", role: .destructive).framedAsTarget.action("confirm").dismissesModal()
        let keep = Blueprint.button("Keep it", role: .cancel).framedAsTarget.action("keep")
        return base.alert(
            .column(spacing: 16, [.text("Delete \(thing)?", style: .title2).accessibilityHeading(), keep, confirm]).padding(16))
    }

    /// Returns the state after an event; the same one if nothing happens.
    package func reduce(_ state: State, _ event: FlowEvent) -> State {
        var result = state
        result.focus = nil
        switch event {
        case .activate("detail"): result.isDetail = true
        case .activate("back"): result.isDetail = false
        case .activate("play"): result.isPlaying.toggle()
        case .magicTap where features.contains(.player) && isFirst(state): result.isPlaying.toggle()
        case .perform("Delete", on: "message"): result.isAskingForMessage = true
        case .activate("keep message"): result.isAskingForMessage = false
        case .activate("confirm message"):
            (result.isAskingForMessage, result.isMessageGone, result.focus) = (false, true, "archive")
        case .enter(let text, into: "address"): result.address = text
        case .activate("stay"): result.time = 0
        case .activate("unlock"): result.time = 0
        case .activate("choose"): result.isChosen.toggle()
        case .activate("send") where state.isChosen: result.isDetail = true
        case .activate("cart"): result.isCart = true
        case .activate("shop"): result.isCart = false
        case .activate("light"): result.isOn.toggle()
        case .increment("volume"): result.volume = min(2, state.volume + 1)
        case .decrement("volume"): result.volume = max(0, state.volume - 1)
        case .activate("filter"): result.isFilterOpen = true
        case .activate("delete"): result.isAsking = true
        case .escape where state.isDetail: result.isDetail = false
        case .escape where state.time == 1: result.time = 0
        case .escape where state.isAskingForMessage: result.isAskingForMessage = false
        case .activate("close"), .activate("keep"), .escape: (result.isFilterOpen, result.isAsking) = (false, false)
        case .activate("confirm"): (result.isAsking, result.isDeleted, result.focus) = (false, true, "sort")
        case .activate("add"): result.hasNotice = true
        case .activate("show"): (result.isSecretShown, result.focus) = (true, "number")
        case .focus(let name): result.isNoticeRead = name == "notice"
        case .wait(600) where features.contains(.session) && state.time < 2:
            // Nothing else is open while the form waits.
            guard isPlain(state) || state.time == 1 else { return state }
            result.time += 1
        case .wait:
            // A message that goes does not take the focus along.
            if state.isNoticeRead { result.focus = "add" }
            if state.isSecretShown { result.focus = "show" }
            (result.hasNotice, result.isNoticeRead, result.isSecretShown) = (false, false, false)
        default: return state
        }
        var plain = state
        plain.focus = result.focus
        // Where nothing else has changed, nothing has happened.
        return plain == result && event != .activate("show") ? state : result
    }

    /// Whether the first screen is shown, and no modal over it.
    private func isFirst(_ state: State) -> Bool {
        !state.isCart && !state.isDetail && !state.isFilterOpen && !state.isAsking && !state.isAskingForMessage && state.time == 0
    }

    /// Whether the first screen is shown, and nothing that goes by itself.
    private func isPlain(_ state: State) -> Bool { isFirst(state) && !state.hasNotice && !state.isSecretShown }

    /// Returns the texts that people enter.
    package func texts(for field: String, in state: State) -> [String] { field == "address" ? ["1 Main Street"] : [] }

    /// Returns the name of the element to which the focus is moved.
    package func requestedFocus(in state: State) -> String? { state.focus }

    /// Returns what the screen reader is made to say.
    package func announcements(in state: State) -> [String] { state.hasNotice ? ["Added to the cart"] : [] }
}

extension Generator where Value == CleanApp {
    /// Draws small correct apps with a limited number of features; simplest is one
    /// without changes.
    ///
    /// - Parameter features: The required features.
    package static func cleanApps(with features: [CleanApp.Feature] = [], extra: Int = 2) -> Generator {
        Generator { source in
            let others = CleanApp.Feature.allCases.filter { !features.contains($0) }
            let more = source.list(0...extra, averageCount: 1) { others[source.alternative(of: others.count)] }
            let thing = try source.draw(.thingName, label: "thing")
            return CleanApp(features + others.filter(more.contains), selling: thing)
        }
    }
}
