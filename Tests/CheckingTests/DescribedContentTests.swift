import Testing

@testable import EveryScreenKit

/// Content whose nested types would be printed with the module's name.
struct NestedOrder {
    enum Kind { case gift }
    var name: String
    var kind = Kind.gift
    var price = 12.5
}

struct DescribedContentTests {
    @Test func `numbers and strings are as they are`() {
        #expect(describedContent(7) == "7")
        #expect(describedContent("Hello. World") == "Hello. World")
    }

    @Test func `modules are left out, numbers and strings with points are not`() {
        #expect(
            describedContent([NestedOrder(name: "Dr. No")])
                == "[NestedOrder(name: \"Dr. No\", kind: Kind.gift, price: 12.5)]")
    }
}
