import Testing

@testable import EveryScreen

struct TestSourceTests {
    private let source = TestSource(
        """
        final class CartTests: XCTestCase {
            func testTotal() {}
            func testEmpty() {}
        }
        final class OrderTests: XCTestCase {
            func testTotal() {}
        }
        func testTotal() {}
        """)

    @Test func `the class counts where several of a file have a method of the name`() {
        #expect(source.type(of: "testTotal", at: 2) == "CartTests")
        #expect(source.type(of: "testTotal", at: 5) == "CartTests")
        #expect(source.type(of: "testTotal", at: 6) == "OrderTests")
    }

    @Test func `the file stands for the class of any other method, so that names of files stay`() {
        #expect(source.type(of: "testEmpty", at: 3) == nil)
        #expect(source.type(of: "testOther", at: 3) == nil)
        #expect(source.type(of: "testTotal", at: 1) == nil)
    }
}
