// The same for XCTest; see TestingMistakes.swift.
import EveryScreen
import EveryValue
import XCTest

final class MistakeTests: XCTestCase {
    func testWords() {
        XCTAssertAccessible(forEvery: .integer(in: 0...9)) { number, _ in
            .column([
                .row([.imageBotton("xmark"), .spacer]),  // error: type 'Blueprint' has no member 'imageBotton'
                .image("cover", size: LayoutSize(width: 300, height: 300)),  // error: extra argument 'size'
                .button("Track \(numbr)"),  // error: cannot find 'numbr' in scope
            ])
        }
    }
    func testColor() {
        XCTAssertAccessible { _ in Blueprint.text("Paid").foregroundColor(.grean) }  // error: has no member 'grean'
    }
    func testText() {
        XCTAssertAccessible { _ in "OK" }  // error: cannot convert value of type 'String'
    }
    func testList() {
        XCTAssertAccessible(forEvery: [1, 2]) { number, _ in .button("\(number)") }  // error: cannot convert value of type '[Int]'
    }
    func testParameters() {
        XCTAssertAccessible(forEvery: .integer(in: 0...9)) { number in .button("\(number)") }  // error: expects 2 arguments, but 1 was
    }
    func testNoParameter() {
        XCTAssertAccessible { .button("OK") }  // error: expects 1 argument, which cannot be implicitly ignored
    }
    func testOption() {
        XCTAssertAccessible(.environment(.standard)) { _ in .button("OK") }  // error: type 'CheckOption' has no member 'environment'
    }
    func testLayout() {
        XCTAssertAccessible(laidOutBy: StandardLayout) { _ in .button("OK") }  // error: does not conform to expected type 'LayoutRule'
    }
}
