import EveryScreen
import Testing
import XCTest

/// A part that three checks show, and that is too narrow.
private let track = Blueprint.button("Track").frame(width: 31)

// These checks fail: `make adopt` runs them whole and in shards, and compares the reports.
@Suite(.specs(.humanInterfaceGuidelines.keeping([.targetSize, .elementHasLabel]))) struct RunTests {
    @Test(arguments: ["Order", "Cart"]) func screen(title: String) async {
        await expectAccessible { _ in Blueprint.scroll(.column([.text(title), track])) }
    }

    @Test func everyLabel() async {
        await expectAccessible(forEvery: .element(of: ["Pay", "Send", "Cancel"]), .cases(200)) { label, environment in
            Blueprint.column([.button(label), environment.isBoldText ? .imageButton("cart") : .text("Cart")])
        }
    }

    @Test func nothingFails() async { await expectAccessible { _ in Blueprint.button("Pay") } }
}

final class RunXCTests: XCTestCase {
    func testScreen() { XCTAssertAccessible { _ in Blueprint.row([track, .text("Order")]) } }
}
