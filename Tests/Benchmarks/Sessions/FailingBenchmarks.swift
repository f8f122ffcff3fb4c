import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryValueCrashIsolation
import Foundation

/// A check of a screen of 60 elements with six causes of failures: shrinking,
/// explaining, looking for fixes and verifying them.
enum FailingBenchmarks {
    /// The screen: a bar, a form, cards, and six mistakes, each in a comment.
    private static let screen = Blueprint.column(
        spacing: 0,
        [
            // A button without a label.
            .navigationBar("Orders", back: "Shop", [.imageButton("filter")]),
            .scroll(
                .column(
                    [
                        .text("Your orders", style: .title2).accessibilityHeading(),
                        .text("Eleven parcels are under way."),
                        .text("Search"),
                        .field("Search").frame(height: 44),
                        .toggle("Only open orders").frame(minHeight: 44),
                        // An editor that keeps the Tab key.
                        .textEditor("Note for delivery", value: "Ring twice").consumesKeys([.tab, .shiftTab]),
                    ]
                        + (1...11).map(card)
                        + [
                            // A target that is too small.
                            .button("Terms").frame(width: 31, height: 44),
                            // Text that is cut where it grows.
                            .text("Read this before you order").frame(height: 24, clips: true),
                            // A button that the keyboard cannot reach.
                            .button("Help").frame(minWidth: 44, minHeight: 44).keyboardFocusable(false),
                            // A label that says the role.
                            .imageButton("star").accessibilityLabel("Star button"),
                        ])),
        ])

    private static func card(_ number: Int) -> Blueprint {
        .column(
            spacing: 4,
            [
                .text("Order \(number)", style: .headline).accessibilityHeading(),
                .text("Arrives on Monday, between nine and twelve."),
                .text("\(number) of 11 parcels"),
                .button("Track order \(number)").frame(minWidth: 44, minHeight: 44),
            ])
    }

    /// Prints the elements, the failures and the processor time of a check in this
    /// build.
    static func run() {
        let screen = screen
        let elements = StandardLayout().screen(for: screen, in: UserEnvironment()).elements.count
        for round in 1...3 {
            let (start, began, first) = (processorMilliseconds, ContinuousClock.now, Locked<Duration?>(nil))
            var settings = CheckSettings()
            settings.found = { _, _, isFinal in
                if isFinal { first.withLock { $0 = $0 ?? .now - began } }
            }
            let report = runCheck(named: "failing", forEvery: .constant(()), settings: settings) { _, _ in
                .blueprint(screen, StandardLayout())
            }
            let time = processorMilliseconds - start
            let milliseconds = first.withLock { Int(($0 ?? .zero) / .milliseconds(1)) }
            let verified = report.failures.count { $0.fix?.isVerified == true }
            print(
                "\(elements) elements: \(report.failures.count) failures, \(verified) verified fixes, "
                    + "\(report.evaluations) evaluations, \(time) ms of processor time; required 3000 in debug, 400 in release; "
                    + "the first failure after \(milliseconds) ms")
            if round == 1 { print(TextReport.text(of: report)) }
        }
    }

    /// The processor time of this process, on all cores.
    private static var processorMilliseconds: Int { Int(clock()) * 1_000 / Int(CLOCKS_PER_SEC) }
}
