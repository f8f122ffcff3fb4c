package import EveryScreenPlantedFaults

/// The shop as flows small enough to be explored to the end.
///
/// Each is one of the changes after which people get lost in apps: a modal closes,
/// a row is deleted, an error appears, a message goes by itself. A tab changes the
/// content below it, or a list grows at its end.
package enum ShopFlow {
    /// The state of a flow: where it is, and how much there is.
    package struct State: Hashable, Sendable {
        /// How many rows there are.
        package var rows: [Int]
        /// The tab chosen, from 0.
        package var tab = 0
        /// Whether a sheet is open.
        package var isSheetOpen = false
        /// Whether an error is shown.
        package var hasError = false
        /// Whether a message is shown.
        package var hasMessage = false
        /// Whether the message has the focus.
        package var isMessageRead = false
        /// The element the app moves the focus to.
        package var focus: String?

        /// Creates a state with rows numbered from 1.
        package init(rows count: Int) { rows = Array(1...max(1, count)).filter { $0 <= count } }
    }

    /// Every flow of the correct shop, by its name.
    package static let all: [(name: String, flow: BlueprintFlow<State>)] = [
        ("dismissed modal", dismissedModal()), ("deleted row", deletedRow()), ("validation error", validationError()),
        ("toast", toast()), ("tab change", tabChange()), ("paging list", pagingList()),
    ]

    /// Every flow of the shop with one mistake: it loses the focus.
    package static let faulty: [(name: String, flow: BlueprintFlow<State>)] = [
        ("dismissed modal", dismissedModal(losesFocus: true)), ("deleted row", deletedRow(losesFocus: true)),
        ("validation error", validationError(losesFocus: true)), ("toast", toast(losesFocus: true)),
        ("tab change", tabChange(losesFocus: true)), ("paging list", pagingList(losesFocus: true)),
    ]

    /// The shop with a cart, a row that can be deleted, a message and a filter.
    package static let order = CleanApp([.cart, .deletion, .notice, .filter])

    /// The same shop, with one mistake each.
    package static let faultyOrders: [FaultyFlow<CleanApp>] = [
        FlowFault.unasked, .unannounced, .renamed, .moved, .modalKeepsFocusOut, .focusNotReturned, .actsOnFocus, .controlGoes,
    ].map { FaultyFlow(order, $0) }
}
