import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about traits, actions and frames.
    static let traits: [SpecID: [SpecFix]] = [
        .traitsConsistent: [
            SpecFix(
                .swiftUI,
                fails: """
                    Link("Terms", destination: terms).accessibilityAddTraits(.isButton)
                    """,
                passes: """
                    Link("Terms", destination: terms)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    termsLabel.accessibilityTraits = [.button, .link]
                    """,
                passes: """
                    termsLabel.accessibilityTraits = .link
                    """),
        ],
        .adjustableCanAdjust: [
            SpecFix(
                .uiKit,
                fails: """
                    // in a view with the trait adjustable
                    override func accessibilityIncrement() { rating = min(rating + 1, 5) }
                    """,
                passes: """
                    // in a view with the trait adjustable
                    override func accessibilityIncrement() { rating = min(rating + 1, 5) }
                    override func accessibilityDecrement() { rating = max(rating - 1, 0) }
                    """),
            SpecFix(
                .html,
                fails: """
                    <div role="slider" aria-label="Rating" aria-valuemin="0" aria-valuemax="5" aria-valuenow="3" tabindex="0"></div>
                    """,
                passes: """
                    <input type="range" aria-label="Rating" min="0" max="5" value="3">
                    """),
        ],
        .controlsNotNested: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button(action: open) {
                        HStack { Text(order.name); Button("Delete") { delete(order) } }
                    }
                    """,
                passes: """
                    HStack {
                        Button(order.name, action: open)
                        Button("Delete") { delete(order) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    orderButton.addSubview(deleteButton)
                    """,
                passes: """
                    row.addArrangedSubview(orderButton)
                    row.addArrangedSubview(deleteButton)
                    """),
            SpecFix(
                .html,
                fails: """
                    <div role="button" tabindex="0">Order 1042 <button>Delete</button></div>
                    """,
                passes: """
                    <div><button>Order 1042</button> <button>Delete</button></div>
                    """),
        ],
        .disabledConsistent: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Pay", action: pay).allowsHitTesting(isValid)
                    """,
                passes: """
                    Button("Pay", action: pay).disabled(!isValid)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    payButton.isUserInteractionEnabled = isValid
                    """,
                passes: """
                    payButton.isEnabled = isValid
                    """),
            SpecFix(
                .html,
                fails: """
                    <button style="pointer-events: none; opacity: 0.4">Pay</button>
                    """,
                passes: """
                    <button disabled>Pay</button>
                    """),
        ],
        .frameValid: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Delivered").frame(width: 0, height: 0)  // for VoiceOver alone
                    Image("truck")
                    """,
                passes: """
                    Image("truck").accessibilityLabel("Delivered")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    let element = UIAccessibilityElement(accessibilityContainer: chart)
                    element.accessibilityLabel = "Monday, 20 km"  // its frame is empty
                    """,
                passes: """
                    let element = UIAccessibilityElement(accessibilityContainer: chart)
                    element.accessibilityLabel = "Monday, 20 km"
                    element.accessibilityFrameInContainerSpace = barFrame
                    """),
            SpecFix(
                .html,
                fails: """
                    <a href="/order" style="position: absolute; width: 0; height: 0; overflow: hidden">Order</a>
                    """,
                passes: """
                    <a href="/order" style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">Order</a>
                    """),
        ],
        .highlightCoversContent: [
            SpecFix(
                .uiKit,
                fails: """
                    // once, so the frame stays where it is when the list scrolls
                    row.accessibilityFrame = UIAccessibility.convertToScreenCoordinates(row.bounds, in: row)
                    """,
                passes: """
                    override var accessibilityFrame: CGRect {
                        get { UIAccessibility.convertToScreenCoordinates(bounds, in: self) }
                        set {}
                    }
                    """)
        ],
        .soundStated: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Play the episode", action: play)
                    """,
                passes: """
                    Button("Play the episode", action: play).accessibilityAddTraits(.startsMediaSession)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    playButton.accessibilityTraits = .button
                    """,
                passes: """
                    playButton.accessibilityTraits = [.button, .startsMediaSession]
                    """),
        ],
    ]
}
