import EveryScreenKit
import Foundation

/// Times the layout of a screen of fifty elements and of long lists, against the
/// requirement.
enum LayoutBenchmarks {
    /// Prints a table of the requirements and the measurements.
    static func run() {
        let blueprint = screen(rows: 11)
        let layout = StandardLayout()
        let count = layout.screen(for: blueprint, in: .standard).elements.count
        print("Layout: a screen of \(count) elements, and lists of up to 100,000      required   measured")
        row("lay it out", "60 µs", "\(microseconds(shortest(of: 400) { _ = layout.screen(for: blueprint, in: .standard) })) µs")
        let four = AccessibilityProfile.humanInterfaceGuidelines.keeping([
            .elementHasLabel, .targetSize, .keyboardReachable, .noKeyboardTrap,
        ])
        for (specs, profile) in [("four specs", four), ("the whole profile", .humanInterfaceGuidelines)] {
            let sweep = shortest(of: 10) { self.sweep(blueprint, profile) }
            row(
                "twelve text sizes × six widths, judged by \(specs)", specs == "four specs" ? "15 ms" : "",
                "\(rounded(microseconds(sweep) / 1_000)) ms")
        }
        var costs: [Double] = []
        for rows in [249, 2_499, 24_999] {
            let list = screen(rows: rows)
            var elements = 0
            let time = shortest(of: 3) { elements = layout.screen(for: list, in: .standard).elements.count }
            costs.append(microseconds(time) / Double(elements))
            row("\(elements) elements", elements > 90_000 ? "1000 ms" : "", "\(rounded(microseconds(time) / 1_000)) ms")
        }
        row("cost of an element, 100,000 against 1,000", "linear", "\(rounded(costs[2] / costs[0])) ×")
        row("most memory of the process so far", "400 MB", peakMemory.map { "\($0) MB" } ?? "unknown")
        print("")
    }

    static let fifty = screen(rows: 11)

    /// A bar and a list of rows of four elements: a cell, a title, a price and a
    /// button.
    static func screen(rows: Int) -> Blueprint {
        let cells = (0..<rows).map { number in
            Blueprint.row([
                .column(
                    spacing: 2, [.text("Fountain pen, extra fine", style: .headline), .text("€\(number + 10).50", style: .subheadline)]),
                .spacer, .button("Add"),
            ])
        }
        return .column(
            spacing: 0, [.navigationBar("Orders", back: "Shop", [.imageButton("cart").accessibilityLabel("Cart")]), .scroll(.list(cells))])
    }

    private static func sweep(_ blueprint: Blueprint, _ profile: AccessibilityProfile) {
        let layout = StandardLayout()
        for size in UserEnvironment.TextSize.allCases {
            for width in [320.0, 375, 390, 430, 744, 1_024] {
                let environment = UserEnvironment(textSize: size, screenSize: LayoutSize(width: width, height: 844))
                let content = { layout.screen(for: blueprint, in: $0) }
                _ = audit(ScreenPresentation(content(environment), in: environment, shown: content), by: profile)
            }
        }
    }

    /// The largest memory of the process so far, in megabytes, if the system
    /// reports it.
    private static var peakMemory: Int? {
        guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8) else { return nil }
        let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
        return line?.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 / 1_024 }
    }

    private static func row(_ name: String, _ required: String, _ measured: String) {
        print(
            "  " + name.padding(toLength: 60, withPad: " ", startingAt: 0) + required.padding(toLength: 11, withPad: " ", startingAt: 0)
                + measured)
    }

    /// The shortest of some runs, which other work on the machine disturbs least.
    private static func shortest(of runs: Int, _ work: () -> Void) -> Duration {
        let clock = ContinuousClock()
        return (0..<runs).map { _ in clock.measure(work) }.min() ?? .zero
    }

    private static func microseconds(_ duration: Duration) -> Double { rounded(duration / .microseconds(1)) }

    private static func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }
}
