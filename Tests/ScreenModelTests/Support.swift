import EveryScreenModel
import EveryValue

/// Returns a screen from the depth and role of each element in pre-order; the
/// source is the index.
func screen(_ outline: [(depth: Int, role: ScreenElement.Role)]) -> RenderedScreen {
    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
    var open = 0
    for (index, entry) in outline.enumerated() {
        while open > entry.depth {
            builder.close()
            open -= 1
        }
        builder.open(ScreenElement(entry.role, source: "\(index)", frame: .zero))
        open += 1
    }
    for _ in 0..<open { builder.close() }
    return builder.finish()
}

/// Returns an outline of up to forty elements that is a forest in pre-order.
func randomOutline(_ seed: UInt64) -> [(depth: Int, role: ScreenElement.Role)] {
    var numbers = RandomBits(seed: seed)
    var depth = -1
    return (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        depth = Int.random(in: 0...depth + 1, using: &numbers)
        return (depth, [ScreenElement.Role.list, .group, .button, .unknown, .cell].randomElement(using: &numbers) ?? .list)
    }
}
