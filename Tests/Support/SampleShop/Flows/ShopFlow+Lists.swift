import EveryScreenLayout
package import EveryScreenPlantedFaults

extension ShopFlow {
    /// A cart from which rows are removed; the focus moves to the next row, or to
    /// the heading.
    ///
    /// - Parameter losesFocus: Plants the mistake: the focus is not moved.
    package static func deletedRow(losesFocus: Bool = false) -> BlueprintFlow<State> {
        BlueprintFlow(from: State(rows: 3)) { state in
            let rows = state.rows.map {
                Blueprint.row([
                    .text("Product \($0)"), .button("Remove").framedAsTarget.accessibilityLabel("Remove \($0)").action("remove \($0)"),
                ])
            }
            let close = Blueprint.button("Continue shopping").framedAsTarget.action("continue")
            return .column([.text("Cart", style: .title1).accessibilityHeading(), .list(rows), close])
        } focus: { state in
            losesFocus ? nil : state.focus
        } change: { state, event in
            guard case .activate(let action) = event, let place = state.rows.firstIndex(where: { action == "remove \($0)" }) else {
                return state
            }
            var state = state
            state.rows.remove(at: place)
            state.focus = state.rows.isEmpty ? "continue" : "remove \(state.rows[min(place, state.rows.count - 1)])"
            return state
        }
    }

    /// A list that loads more rows at its end; the button to load goes with the
    /// last page.
    ///
    /// - Parameter losesFocus: Plants the mistake: the focus is not moved to the
    ///   first new row.
    package static func pagingList(losesFocus: Bool = false) -> BlueprintFlow<State> {
        let pageSize = 3
        let pageCount = 3
        return BlueprintFlow(from: State(rows: pageSize)) { state in
            let rows = state.rows.map { Blueprint.button("Product \($0)").framedAsTarget.action("product \($0)") }
            let more = state.rows.count < pageSize * pageCount ? [Blueprint.button("Load more").framedAsTarget.action("more")] : []
            return .scroll(.column([.list(rows)] + more))
        } focus: { state in
            losesFocus ? nil : state.focus
        } change: { state, event in
            guard event == .activate("more"), state.rows.count < pageSize * pageCount else { return state }
            var state = State(rows: state.rows.count + pageSize)
            state.focus = "product \(state.rows.count - pageSize + 1)"
            return state
        }
    }
}
