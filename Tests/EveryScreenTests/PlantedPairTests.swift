import EveryScreen
import Testing

@Suite(
    .enabled(if: plantedFailures != nil), .regressions(.saved, in: plantedFailures ?? ""), .environments(.standard), .cases(5),
    .specs(.humanInterfaceGuidelines.keeping([.targetSize]))
) struct PlantedPairTests {
    /// Draws once, and the other twice: the choices of the one are none of the
    /// other.
    @Test func `two generators fail`() async {
        await expectAccessible(forEvery: Generator<Int>.integer(in: 1...9)) { number, _ in
            Blueprint.button("a").frame(width: 30 + Double(number), height: 44)
        }
        let pairs = Generator { source in (source.integer(in: 1...9), source.integer(in: 1...9)) }
        await expectAccessible(forEvery: pairs) { pair, _ in
            Blueprint.column([.text("b"), .button("c").frame(width: 20 + Double(pair.0 + pair.1), height: 44)])
        }
    }
}
