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
    package var pauses: [Double] { features.contains { $0 == .notice || $0 == .secret } ? [60] : [] }

    /// Returns what the app shows.
    package func screen(for state: State, in environment: UserEnvironment) -> RenderedScreen {
        let title = state.isCart ? "Cart" : "Shop"
        let help = Blueprint.button("Help").framedAsTarget.action("help")
        let other = Blueprint.button(state.isCart ? "To the shop" : "To the cart").framedAsTarget.action(state.isCart ? "shop" : "cart")
        let bar = [.text(title, style: .title1).accessibilityHeading(), help, .button("Contact").framedAsTarget.action("contact")]
        let parts = state.isCart ? [] : features.flatMap { self.parts(of: $0, state) }
        let base = Blueprint.scroll(.column(spacing: 16, bar + parts + (features.contains(.cart) ? [other] : [])).padding(16))
        return StandardLayout().screen(for: over(base, state), in: environment).titled(title)
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
        case .secret:
            [.button("Show the number").framedAsTarget.action("show")]
                + (state.isSecretShown ? [.text("4242").privacySensitive().accessibilityIdentifier("number")] : [])
        }
    }

    private func over(_ base: Blueprint, _ state: State) -> Blueprint {
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
        case .activate("cart"): result.isCart = true
        case .activate("shop"): result.isCart = false
        case .activate("light"): result.isOn.toggle()
        case .increment("volume"): result.volume = min(2, state.volume + 1)
        case .decrement("volume"): result.volume = max(0, state.volume - 1)
        case .activate("filter"): result.isFilterOpen = true
        case .activate("delete"): result.isAsking = true
        case .activate("close"), .activate("keep"), .escape: (result.isFilterOpen, result.isAsking) = (false, false)
        case .activate("confirm"): (result.isAsking, result.isDeleted, result.focus) = (false, true, "sort")
        case .activate("add"): result.hasNotice = true
        case .activate("show"): (result.isSecretShown, result.focus) = (true, "number")
        case .focus(let name): result.isNoticeRead = name == "notice"
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
