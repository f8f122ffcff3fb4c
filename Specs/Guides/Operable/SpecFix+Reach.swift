import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about controls that an input method reaches.
    static let reach: [SpecID: [SpecFix]] = [
        .screenReaderReachable: [
            SpecFix(
                .swiftUI,
                fails: """
                    SaveIcon().onTapGesture(perform: save).accessibilityHidden(true)
                    """,
                passes: """
                    Button(action: save) { SaveIcon() }.accessibilityLabel("Save")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    saveControl.isAccessibilityElement = false
                    """,
                passes: """
                    saveControl.isAccessibilityElement = true
                    saveControl.accessibilityTraits = .button
                    saveControl.accessibilityLabel = "Save"
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-hidden="true" tabindex="-1">Save</button>
                    """,
                passes: """
                    <button>Save</button>
                    """),
        ],
        .switchReachable: [
            SpecFix(
                .swiftUI,
                fails: """
                    SaveIcon().onTapGesture(perform: save)
                        .accessibilityLabel("Save").accessibilityRespondsToUserInteraction(false)
                    """,
                passes: """
                    Button(action: save) { SaveIcon() }.accessibilityLabel("Save")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    saveControl.accessibilityRespondsToUserInteraction = false
                    """,
                passes: """
                    saveControl.accessibilityRespondsToUserInteraction = true
                    """),
            SpecFix(
                .html,
                fails: """
                    <div aria-hidden="true"><button>Save</button></div>
                    """,
                passes: """
                    <div><button>Save</button></div>
                    """),
        ],
        .scanCostBounded: [
            SpecFix(
                .swiftUI,
                fails: """
                    VStack {
                        HStack { ForEach(styles) { StyleButton($0) } }  // 12 buttons
                        HStack { ForEach(colors) { ColorButton($0) } }  // 12 buttons
                    }
                    """,
                passes: """
                    VStack {
                        HStack { ForEach(styles) { StyleButton($0) } }.accessibilityElement(children: .contain)
                        HStack { ForEach(colors) { ColorButton($0) } }.accessibilityElement(children: .contain)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    styleBar.accessibilityNavigationStyle = .separate  // 12 buttons, one by one
                    colorBar.accessibilityNavigationStyle = .separate
                    """,
                passes: """
                    styleBar.accessibilityNavigationStyle = .combined  // one step, then its buttons
                    colorBar.accessibilityNavigationStyle = .combined
                    """),
        ],
        .swipeCostBounded: [
            SpecFix(
                .swiftUI,
                fails: """
                    List(orders) { order in
                        HStack {
                            Text(order.name); Text(order.date); Text(order.total)
                            Button("Reorder") { reorder(order) }
                            Button("Return") { sendBack(order) }
                        }
                    }
                    """,
                passes: """
                    List(orders) { order in
                        HStack {
                            Text(order.name); Text(order.date); Text(order.total)
                            Button("Reorder") { reorder(order) }
                            Button("Return") { sendBack(order) }
                        }
                        .accessibilityElement(children: .combine)  // its buttons become custom actions
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cell.isAccessibilityElement = false  // three labels and two buttons, one by one
                    """,
                passes: """
                    cell.isAccessibilityElement = true
                    cell.accessibilityLabel = [order.name, order.date, order.total].joined(separator: ", ")
                    cell.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Reorder") { _ in self.reorder(order); return true },
                        UIAccessibilityCustomAction(name: "Return") { _ in self.sendBack(order); return true },
                    ]
                    """),
            SpecFix(
                .html,
                fails: """
                    <li>
                      <p>Order 1042</p> <p>Monday</p> <p>$80</p>
                      <button>Reorder</button> <button>Return</button>
                    </li>
                    """,
                passes: """
                    <li>
                      <a href="/orders/1042">Order 1042, Monday, $80</a>  <!-- the page has the buttons -->
                    </li>
                    """),
        ],
        .voiceNamesUnambiguous: [
            SpecFix(
                .swiftUI,
                fails: """
                    ForEach(orders) { order in Button("Delete") { delete(order) } }
                    """,
                passes: """
                    ForEach(orders) { order in
                        Button("Delete") { delete(order) }
                            .accessibilityLabel("Delete \\(order.name)")
                            .accessibilityInputLabels(["Delete \\(order.name)"])
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    deleteButton.setTitle("Delete", for: .normal)  // in each row
                    """,
                passes: """
                    deleteButton.setTitle("Delete", for: .normal)
                    deleteButton.accessibilityLabel = "Delete \\(order.name)"
                    deleteButton.accessibilityUserInputLabels = ["Delete \\(order.name)"]
                    """),
            SpecFix(
                .html,
                fails: """
                    <button>Delete</button> <button>Delete</button>
                    """,
                passes: """
                    <button aria-label="Delete order 1042">Delete</button>
                    <button aria-label="Delete order 1043">Delete</button>
                    """),
        ],
        .everyWayInIsEqual: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderRow(order)
                        .onLongPressGesture { archive(order) }
                        .accessibilityAction(named: "Archive") { archive(order) }  // the keyboard has no way to it
                    """,
                passes: """
                    HStack {
                        OrderRow(order).onLongPressGesture { archive(order) }
                        Button("Archive") { archive(order) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(archive)))
                    archiveButton.accessibilityElementsHidden = true  // beside the row
                    """,
                passes: """
                    row.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(archive)))
                    archiveButton.accessibilityElementsHidden = false
                    """),
            SpecFix(
                .html,
                fails: """
                    row.addEventListener("dblclick", archive);
                    archiveButton.setAttribute("aria-hidden", "true");
                    """,
                passes: """
                    row.addEventListener("dblclick", archive);
                    archiveButton.addEventListener("click", archive);
                    """),
        ],
        .nothingBeyondSight: [
            SpecFix(
                .swiftUI,
                fails: """
                    SideMenu().offset(x: isOpen ? 0 : -320)
                    """,
                passes: """
                    if isOpen { SideMenu().transition(.move(edge: .leading)) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    sideMenu.frame.origin.x = isOpen ? 0 : -320
                    """,
                passes: """
                    sideMenu.frame.origin.x = isOpen ? 0 : -320
                    sideMenu.isHidden = !isOpen
                    """),
            SpecFix(
                .html,
                fails: """
                    .side-menu { position: fixed; left: -320px; }
                    """,
                passes: """
                    .side-menu { position: fixed; left: -320px; visibility: hidden; }
                    """),
        ],
        .nothingVanishesWhenScaling: [
            SpecFix(
                .swiftUI,
                fails: """
                    @Environment(\\.dynamicTypeSize) private var typeSize

                    HStack {
                        Button("Track", action: track)
                        if !typeSize.isAccessibilitySize { Button("Share", action: share) }
                    }
                    """,
                passes: """
                    ViewThatFits {
                        HStack { Button("Track", action: track); Button("Share", action: share) }
                        VStack { Button("Track", action: track); Button("Share", action: share) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    shareButton.isHidden = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
                    """,
                passes: """
                    buttons.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal
                    """),
            SpecFix(
                .html,
                fails: """
                    @media (max-width: 320px) { .share { display: none; } }
                    """,
                passes: """
                    @media (max-width: 320px) { .toolbar { flex-wrap: wrap; } }
                    """),
        ],
        .groupingKeepsActions: [
            SpecFix(
                .swiftUI,
                fails: """
                    HStack { Text(order.name); Button("Delete") { delete(order) } }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(order.name)
                    """,
                passes: """
                    HStack { Text(order.name); Button("Delete") { delete(order) } }
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel(order.name)
                        .accessibilityAction(named: "Delete") { delete(order) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cell.isAccessibilityElement = true  // holds deleteButton
                    cell.accessibilityLabel = order.name
                    """,
                passes: """
                    cell.isAccessibilityElement = true
                    cell.accessibilityLabel = order.name
                    cell.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Delete") { _ in self.delete(order); return true }
                    ]
                    """),
            SpecFix(
                .html,
                fails: """
                    <div role="img" aria-label="Order 1042">Order 1042 <button>Delete</button></div>
                    """,
                passes: """
                    <div role="group" aria-label="Order 1042">Order 1042 <button>Delete</button></div>
                    """),
        ],
    ]
}
