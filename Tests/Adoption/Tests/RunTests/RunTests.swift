import EveryScreen
import Testing
import XCTest

/// A part that three checks show, and that has no label.
private let track = Blueprint.imageButton("truck")

// These checks fail: `make adopt` runs them whole and in shards, and compares the
// reports.
@Suite(.specs(.humanInterfaceGuidelines.keeping([.elementHasLabel]))) struct RunTests {
    @Test(arguments: ["Order", "Cart"]) func screen(title: String) async {
        await expectAccessible { _ in Blueprint.scroll(.column([.text(title), track])) }
    }

    @Test func everyLabel() async {
        await expectAccessible(forEvery: .element(of: ["Pay", "Send", "Cancel"]), .cases(200)) { label, environment in
            Blueprint.column([.button(label).frame(width: 100, height: 60), environment.isBoldText ? .imageButton("cart") : .text("Cart")])
        }
    }

    @Test func nothingFails() async { await expectAccessible { _ in Blueprint.button("Pay").frame(width: 100, height: 60) } }
}

final class RunXCTests: XCTestCase {
    func testScreen() {
        XCTAssertAccessible(.specs(.humanInterfaceGuidelines.keeping([.elementHasLabel]))) { _ in Blueprint.row([track, .text("Order")]) }
    }
}
