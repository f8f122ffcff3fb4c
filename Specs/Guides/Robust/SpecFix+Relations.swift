import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about sets, references, spoken attributes and reloads.
    static let relations: [SpecID: [SpecFix]] = [
        .positionInSetConsistent: [
            SpecFix(
                .swiftUI,
                fails: """
                    ForEach(tabs) { tab in
                        Button(tab.name) { selection = tab }
                            .accessibilityAddTraits(tab.wasOpened ? .isSelected : [])
                    }
                    """,
                passes: """
                    ForEach(tabs) { tab in
                        Button(tab.name) { selection = tab }
                            .accessibilityAddTraits(tab == selection ? .isSelected : [])
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    tabButton.accessibilityTraits.insert(.selected)  // and not removed from the tab before
                    """,
                passes: """
                    for button in tabButtons {
                        button.isSelected = button === tabButton
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    <li aria-posinset="1" aria-setsize="2">Monday</li> <li aria-posinset="1" aria-setsize="2">Tuesday</li>
                    """,
                passes: """
                    <li aria-posinset="1" aria-setsize="2">Monday</li> <li aria-posinset="2" aria-setsize="2">Tuesday</li>
                    """),
        ],
        .speechAttributesValid: [
            SpecFix(
                .uiKit,
                fails: """
                    priceLabel.accessibilityAttributedLabel = NSAttributedString(
                        string: "Sold out", attributes: [.accessibilitySpeechPitch: 3])
                    """,
                passes: """
                    priceLabel.accessibilityAttributedLabel = NSAttributedString(
                        string: "Sold out", attributes: [.accessibilitySpeechPitch: 1.5])
                    """)
        ],
        .roleRequirementsMet: [
            SpecFix(
                .html,
                fails: """
                    <div role="checkbox" tabindex="0">Gift wrap</div>
                    """,
                passes: """
                    <div role="checkbox" tabindex="0" aria-checked="false">Gift wrap</div>
                    """)
        ],
        .referencesResolve: [
            SpecFix(
                .swiftUI,
                fails: """
                    List(openOrders) { OrderRow($0) }
                        .accessibilityRotor("Orders") {
                            ForEach(allOrders) { AccessibilityRotorEntry($0.name, id: $0.id) }
                        }
                    """,
                passes: """
                    List(openOrders) { OrderRow($0) }
                        .accessibilityRotor("Orders") {
                            ForEach(openOrders) { AccessibilityRotorEntry($0.name, id: $0.id) }
                        }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    let rotor = UIAccessibilityCustomRotor(name: "Errors") { _ in
                        UIAccessibilityCustomRotorItemResult(targetElement: removedField, targetRange: nil)
                    }
                    """,
                passes: """
                    let rotor = UIAccessibilityCustomRotor(name: "Errors") { predicate in
                        self.invalidField(after: predicate.currentItem.targetElement, predicate.searchDirection)
                            .map { UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil) }
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    <span id="mail-label">Email</span> <input aria-labelledby="email-label">
                    """,
                passes: """
                    <span id="email-label">Email</span> <input aria-labelledby="email-label">
                    """),
        ],
        .customContentComplete: [
            SpecFix(
                .swiftUI,
                fails: """
                    ProductCard(product).accessibilityCustomContent("Weight", "")
                    """,
                passes: """
                    ProductCard(product).accessibilityCustomContent("Weight", "\\(product.grams) g")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    card.accessibilityCustomContent = [AXCustomContent(label: "", value: "350 g")]
                    """,
                passes: """
                    card.accessibilityCustomContent = [AXCustomContent(label: "Weight", value: "350 g")]
                    """),
        ],
        .refreshNotTimed: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderList().onReceive(everyThirtySeconds) { _ in reload() }
                    """,
                passes: """
                    OrderList().refreshable { await reload() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    Timer.scheduledTimer(withTimeInterval: 30, repeats: true) { _ in self.tableView.reloadData() }
                    """,
                passes: """
                    tableView.refreshControl = UIRefreshControl(
                        frame: .zero, primaryAction: UIAction { _ in self.reload() })
                    """),
            SpecFix(
                .html,
                fails: """
                    <meta http-equiv="refresh" content="30">
                    """,
                passes: """
                    <button onclick="location.reload()">Reload</button>
                    """),
        ],
        .refreshOnRequest: [
            SpecFix(
                .html,
                fails: """
                    <meta http-equiv="refresh" content="86400">
                    """,
                passes: """
                    <button onclick="location.reload()">Reload</button>
                    """)
        ],
    ]
}
