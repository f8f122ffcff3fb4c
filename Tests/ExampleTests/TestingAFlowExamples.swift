import EveryScreen
import Observation
import Testing

struct Basket: ScreenFlow {
    let initialState = 0

    func screen(for count: Int, in environment: UserEnvironment) -> RenderedScreen {
        let blueprint = Blueprint.scroll(
            .column([
                .text("\(count) in the basket", style: .headline).accessibilityHeading(),
                .button("Add").action("add").frame(minWidth: 44, minHeight: 44),
                .button("Empty the basket").action("empty").frame(minWidth: 44, minHeight: 44),
            ]).padding(16))
        return StandardLayout().screen(for: blueprint, in: environment).titled("Basket")
    }

    func reduce(_ count: Int, _ event: FlowEvent) -> Int {
        switch event {
        case .activate("add"): min(count + 1, 1_000)
        case .activate("empty"): 0
        default: count
        }
    }

    func announcements(in count: Int) -> [String] { ["\(count) in the basket"] }
}

@Suite(.regressions(.off)) struct BasketTests {
    @Test func basketIsAccessibleAtEveryTextSize() async {
        await expectAccessible(.bound(100)) { _ in Basket() }
    }

    @Test func basketIsAccessibleToEveryPersona() async {
        await expectAccessible(forEvery: .constant(Basket()), .scenarios(), .cases(40))
    }

    @Test func basketIsAccessibleToBlindPeople() async {
        await expectAccessible(forEvery: .constant(Basket()), .scenarios(for: [.blind]), .environments(.everyTextSize), .cases(40))
    }
}

@Suite(.regressions(.off)) struct JourneyTests {
    @Test func basketCanBeEmptied() {
        let report = expectReachable("0 in the basket", in: FullBasket(), .atMost(.swipes(5), .seconds(20)))
        print(report.table)
    }

    @Test func noteIsAccessible() async {
        await expectAccessible(.bound(2_000)) { _ in NoteFlow() }
    }

    @Test func parcelCanBeSent() {
        expectReachable("sent", in: ParcelFlow()) { $0 == .sent }
    }

    @Test func lightCanBeDimmed() {
        expectReachable("dimmed", in: DimmerFlow()) { $0.level == 0 }
    }

    @Test func orderCanBePlaced() async {
        expectReachable("Order placed", in: await OrderFlow.recorded())
    }
}

struct FullBasket: ScreenFlow {
    let initialState = 3
    func screen(for count: Int, in environment: UserEnvironment) -> RenderedScreen { Basket().screen(for: count, in: environment) }
    func reduce(_ count: Int, _ event: FlowEvent) -> Int { min(3, Basket().reduce(count, event)) }
}

enum Parcel {
    enum State: Hashable { case draft, addressed, sent }
    enum Event { case chooseAddress, send }

    static func reduce(_ state: inout State, _ event: Event) {
        switch (state, event) {
        case (.draft, .chooseAddress): state = .addressed
        case (.addressed, .send): state = .sent
        default: break
        }
    }
}

struct ParcelFlow: ScreenFlow {
    let initialState = Parcel.State.draft

    func screen(for state: Parcel.State, in environment: UserEnvironment) -> RenderedScreen {
        let next = state == .draft ? Blueprint.button("Choose the address").action("address") : .button("Send").action("send")
        let parts = state == .sent ? [.text("On its way")] : [Blueprint.text("Parcel"), next.frame(minWidth: 44, minHeight: 44)]
        return StandardLayout().screen(for: .column(parts).padding(16), in: environment).titled("\(state)")
    }

    func reduce(_ state: Parcel.State, _ event: FlowEvent) -> Parcel.State {
        var state = state
        switch event {
        case .activate("address"): Parcel.reduce(&state, .chooseAddress)
        case .activate("send"): Parcel.reduce(&state, .send)
        default: break
        }
        return state
    }
}

@Observable final class Dimmer {
    struct Snapshot: Hashable { var level = 2 }

    private(set) var snapshot: Snapshot
    init(_ snapshot: Snapshot) { self.snapshot = snapshot }
    func dim() { snapshot.level = max(0, snapshot.level - 1) }
    func brighten() { snapshot.level = min(2, snapshot.level + 1) }
}

struct DimmerFlow: ScreenFlow {
    let initialState = Dimmer.Snapshot()

    func screen(for state: Dimmer.Snapshot, in environment: UserEnvironment) -> RenderedScreen {
        let parts: [Blueprint] = [
            .text("Brightness \(state.level)"), .button("Darker").action("dim").frame(minWidth: 44, minHeight: 44),
            .button("Brighter").action("brighten").frame(minWidth: 44, minHeight: 44),
        ]
        return StandardLayout().screen(for: .column(parts).padding(16), in: environment).titled("Lamp")
    }

    func reduce(_ state: Dimmer.Snapshot, _ event: FlowEvent) -> Dimmer.Snapshot {
        let model = Dimmer(state)
        switch event {
        case .activate("dim"): model.dim()
        case .activate("brighten"): model.brighten()
        default: break
        }
        return model.snapshot
    }
}

@MainActor final class OrderModel {
    enum Phase: String { case cart = "Cart", failed = "Try again", placed = "Order placed" }

    private(set) var phase: Phase
    private let send: () async throws -> Void
    init(_ phase: Phase, send: @escaping () async throws -> Void) { (self.phase, self.send) = (phase, send) }

    func order() async {
        do {
            try await send()
            phase = .placed
        } catch { phase = .failed }
    }
}

struct OrderFlow: ScreenFlow {
    struct Offline: Error {}
    let initialState = OrderModel.Phase.cart
    let moves: [OrderModel.Phase: OrderModel.Phase]

    @MainActor static func recorded() async -> OrderFlow {
        var moves: [OrderModel.Phase: OrderModel.Phase] = [:]
        for phase in [OrderModel.Phase.cart, .failed] {
            let model = OrderModel(phase) { if phase == .cart { throw Offline() } }
            await model.order()
            moves[phase] = model.phase
        }
        return OrderFlow(moves: moves)
    }

    func screen(for phase: OrderModel.Phase, in environment: UserEnvironment) -> RenderedScreen {
        let order = phase == .placed ? [] : [Blueprint.button("Order").action("order").frame(minWidth: 44, minHeight: 44)]
        return StandardLayout().screen(for: .column([.text("Tea")] + order).padding(16), in: environment).titled(phase.rawValue)
    }

    func reduce(_ phase: OrderModel.Phase, _ event: FlowEvent) -> OrderModel.Phase {
        event == .activate("order") ? moves[phase] ?? phase : phase
    }
}

struct NoteFlow: ScreenFlow {
    struct Note: Hashable { var text = "", isArchived = false }
    let initialState = Note()
    let pauses = [600.0]
    let isInterrupted = true

    func screen(for note: Note, in environment: UserEnvironment) -> RenderedScreen {
        let state = note.isArchived ? "Archived" : "Not archived"
        let blueprint = Blueprint.column([
            .text("Note", style: .headline).accessibilityHeading(), .text(state).accessibilityIdentifier("state"),
            .text("Text"), .field("Text", value: note.text).accessibilityIdentifier("text").frame(minHeight: 44),
            .button("Show").action("show").accessibilityActions(["Archive"]).frame(minWidth: 44, minHeight: 44),
            .button("Archive the note").action("archive").frame(minWidth: 44, minHeight: 44),
        ]).padding(16)
        return StandardLayout().screen(for: blueprint, in: environment).titled("Note")
    }

    func reduce(_ note: Note, _ event: FlowEvent) -> Note {
        var note = note
        switch event {
        case .enter(let text, into: "text"): note.text = text
        case .activate("archive"), .perform("Archive", on: "show"): note.isArchived = true
        default: break
        }
        return note
    }

    func texts(for field: String, in note: Note) -> [String] { ["Buy tea"] }

    func settingChanges(from environment: UserEnvironment) -> [UserEnvironment] {
        var larger = environment
        larger.textSize = .accessibility3
        return [larger]
    }

    func notifications(after event: FlowEvent, from old: Note, to new: Note) -> [FlowEvent.Notification] {
        new.isArchived && !old.isArchived ? [.announcement("Archived", priority: .high), .layoutChanged(focus: "state")] : []
    }
}
