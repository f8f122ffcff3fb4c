import EveryScreenKit
import Foundation

/// Times pictures of screens against the layout of the same screens, and measures
/// their size.
enum PictureBenchmarks {
    /// Prints a table of the measurements.
    static func run() {
        let layout = StandardLayout()
        print("Pictures: screens of 50 and more elements                     time       size      an element")
        var costs: [Double] = []
        for rows in [11, 249, 2_499] {
            let blueprint = LayoutBenchmarks.screen(rows: rows)
            let screen = layout.screen(for: blueprint, in: .standard)
            var size = 0
            let time = shortest(of: rows > 1_000 ? 5 : 50) { size = ScreenPicture.svg(of: screen, in: .standard, marking: [1]).utf8.count }
            let count = screen.elements.count
            costs.append(time / .microseconds(1) / Double(count))
            row("the whole screen, \(count) elements", time, size, count)
        }
        row("cost of an element, 10,000 against 1,000", "\(rounded(costs[2] / costs[1])) ×")
        let screen = layout.screen(for: LayoutBenchmarks.fifty, in: .standard)
        let presentation = ScreenPresentation(screen, in: .standard)
        guard let index = presentation.screen.elements.lastIndex(where: { $0.role == .button }) else { return }
        let finding = Finding(
            TargetSize(), kind: .small, element: ElementReference(index, on: screen), measured: .size(LayoutSize(width: 31, height: 44)),
            required: .size(LayoutSize(width: 44, height: 44)))
        let shown = FailurePicture.Shown(
            screen, in: .standard, findings: [finding], fact: "button \"Add\" is 31 × 44 pt; the minimum is 44 × 44 pt")
        var size = 0
        let time = shortest(of: 50) { size = FailurePicture(failing: shown, fixed: shown, reproduction: shown).svg().utf8.count }
        row("a failure, the screen fixed, and its reproduction", time, size, 3 * screen.elements.count)
        print("")
    }

    private static func row(_ name: String, _ time: Duration, _ size: Int, _ count: Int) {
        let milliseconds = "\(rounded(time / .milliseconds(1))) ms".padding(toLength: 11, withPad: " ", startingAt: 0)
        let kilobytes = "\(size / 1_000) kB".padding(toLength: 10, withPad: " ", startingAt: 0)
        row(name, milliseconds + kilobytes + "\(rounded(time / .microseconds(1) / Double(count))) µs, \(size / count) bytes")
    }

    private static func row(_ name: String, _ measured: String) {
        print("  " + name.padding(toLength: 60, withPad: " ", startingAt: 0) + measured)
    }

    /// The shortest of some runs, which other work on the machine disturbs least.
    private static func shortest(of runs: Int, _ work: () -> Void) -> Duration {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(work) }.min() ?? .zero
    }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
