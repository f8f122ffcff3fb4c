import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about the words that stand for content.
    static let speech: [SpecID: [SpecFix]] = [
        .largeImageDescribed: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image(decorative: "all-set").resizable().scaledToFit()
                    """,
                passes: """
                    Image("all-set").resizable().scaledToFit().accessibilityLabel("You're all set")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    imageView.isAccessibilityElement = false
                    """,
                passes: """
                    imageView.isAccessibilityElement = true
                    imageView.accessibilityTraits = .image
                    imageView.accessibilityLabel = "You're all set"
                    """),
            SpecFix(
                .html,
                fails: """
                    <img src="all-set.png" alt="" width="390" height="400">
                    """,
                passes: """
                    <img src="all-set.png" alt="You're all set" width="390" height="400">
                    """),
        ],
        .visibleTextExposed: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack { Text("Order 1042"); Text("3 items") }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("Order 1042")
                    """,
                passes: """
                    HStack { Text("Order 1042"); Text("3 items") }
                        .accessibilityElement(children: .combine)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.isAccessibilityElement = true
                    row.accessibilityLabel = "Order 1042"  // the row also shows "3 items"
                    """,
                passes: """
                    row.isAccessibilityElement = true
                    row.accessibilityLabel = "Order 1042, 3 items"
                    """),
            SpecFix(
                .html,
                fails: """
                    <p>Order 1042 <span aria-hidden="true">3 items</span></p>
                    """,
                passes: """
                    <p>Order 1042 <span>3 items</span></p>
                    """),
        ],
        .noSilentRegion: [
            SpecFix(
                .swiftUI,
                fails: """
                    Canvas(renderer: drawChart).frame(height: 400)
                    """,
                passes: """
                    Canvas(renderer: drawChart).frame(height: 400)
                        .accessibilityElement()
                        .accessibilityLabel("Steps this week")
                        .accessibilityValue("\\(total) steps")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    chartView.isAccessibilityElement = false  // the view draws the chart
                    """,
                passes: """
                    chartView.isAccessibilityElement = true
                    chartView.accessibilityTraits = .image
                    chartView.accessibilityLabel = "Steps this week"
                    chartView.accessibilityValue = "\\(total) steps"
                    """),
            SpecFix(
                .html,
                fails: """
                    <canvas id="chart" width="390" height="400"></canvas>
                    """,
                passes: """
                    <canvas id="chart" width="390" height="400" role="img" aria-label="Steps this week: 41,200"></canvas>
                    """),
        ],
        .screenNotOneStop: [
            SpecFix(
                .swiftUI,
                fails: """
                    ScrollView {
                        ForEach(sections) { section in
                            Text(section.title).font(.title2).accessibilityAddTraits(.isHeader)
                            Text(section.text)
                        }
                    }
                    .accessibilityElement(children: .combine)
                    """,
                passes: """
                    ScrollView {
                        ForEach(sections) { section in
                            Text(section.title).font(.title2).accessibilityAddTraits(.isHeader)
                            Text(section.text)
                        }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.isAccessibilityElement = true
                    view.accessibilityLabel = labels.compactMap(\\.text).joined(separator: " ")
                    """,
                passes: """
                    view.isAccessibilityElement = false  // each label is an element
                    """),
            SpecFix(
                .html,
                fails: """
                    <main role="img" aria-label="Delivery, returns and payment" style="min-height: 100vh">
                      <h2>Delivery</h2> <p>We deliver on Mondays.</p>
                      <h2>Returns</h2> <p>Send it back within 30 days.</p>
                      <h2>Payment</h2> <p>Pay by card.</p>
                    </main>
                    """,
                passes: """
                    <main style="min-height: 100vh">
                      <h2>Delivery</h2> <p>We deliver on Mondays.</p>
                      <h2>Returns</h2> <p>Send it back within 30 days.</p>
                      <h2>Payment</h2> <p>Pay by card.</p>
                    </main>
                    """),
        ],
        .labelOmitsState: [
            SpecFix(
                .swiftUI,
                fails: """
                    Slider(value: $volume).accessibilityLabel("Volume \\(volume.formatted(.percent))")
                    """,
                passes: """
                    Slider(value: $volume).accessibilityLabel("Volume")  // the slider has the value
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    muteButton.accessibilityLabel = isMuted ? "Mute, selected" : "Mute"
                    muteButton.isSelected = isMuted
                    """,
                passes: """
                    muteButton.accessibilityLabel = "Mute"
                    muteButton.isSelected = isMuted  // VoiceOver says "selected"
                    """),
            SpecFix(
                .html,
                fails: """
                    <input type="checkbox" checked aria-label="Updates, checked">
                    """,
                passes: """
                    <input type="checkbox" checked aria-label="Updates">
                    """),
        ],
    ]
}
