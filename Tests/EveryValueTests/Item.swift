@testable import EveryValue

/// A small recursive value with an encoder, for the tests of recordings.
struct Item: Hashable, Sendable {
    var size: Int
    var name: String
    var children: [Item]

    init(_ size: Int = 0, _ name: String = "", _ children: [Item] = []) {
        self.size = size
        self.name = name
        self.children = children
    }

    static let generator = generator(nil)

    static func generator(_ given: Item?) -> Generator<Item> {
        Generator { source in draw(source, given, depth: 4) }
    }

    private static func draw(_ source: ChoiceSource, _ given: Item?, depth: Int) -> Item {
        source.span("item") {
            let size = source.integer(in: 0...100, given: given?.size)
            let name = source.string(alphabet: .letters, length: 0...12, given: given?.name)
            guard depth > 0 else { return Item(size, name) }
            let children = source.list(0...4, given: given?.children, averageCount: 2) { draw(source, $0, depth: depth - 1) }
            return Item(size, name, children)
        }
    }

    /// The item and everything in it.
    var all: [Item] { [self] + children.flatMap(\.all) }
}
