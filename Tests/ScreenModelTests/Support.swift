import ScreenModel

/// Random numbers that are the same in every run: SplitMix64.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}

/// Returns a screen from the depth and role of each element in pre-order; the source is the index.
func screen(_ outline: [(depth: Int, role: Role)]) -> Screen {
    var builder = ScreenBuilder(size: Size(width: 320, height: 568))
    var open = 0
    for (index, entry) in outline.enumerated() {
        while open > entry.depth {
            builder.close()
            open -= 1
        }
        builder.open(Element(entry.role, source: "\(index)", frame: .zero))
        open += 1
    }
    for _ in 0..<open { builder.close() }
    return builder.finish()
}

/// Returns an outline of up to forty elements that is a forest in pre-order.
func randomOutline(_ seed: UInt64) -> [(depth: Int, role: Role)] {
    var numbers = SeededNumbers(seed: seed)
    var depth = -1
    return (0..<Int.random(in: 0...40, using: &numbers)).map { _ in
        depth = Int.random(in: 0...depth + 1, using: &numbers)
        return (depth, [Role.list, .group, .button, .unknown, .cell].randomElement(using: &numbers) ?? .list)
    }
}
