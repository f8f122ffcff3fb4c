import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about touch, keyboard, screen readers and modals.
    static let operation: [SpecID: [SpecFix]] = [
        .targetSize: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Close", systemImage: "xmark", action: close).labelStyle(.iconOnly)
                    """,
                passes: """
                    Button(action: close) {
                        Label("Close", systemImage: "xmark").labelStyle(.iconOnly)
                            .frame(minWidth: 44, minHeight: 44).contentShape(.rect)
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    button.widthAnchor.constraint(equalToConstant: 24).isActive = true
                    """,
                passes: """
                    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
                    """),
            SpecFix(
                .html,
                fails: """
                    .close { width: 16px; height: 16px; }
                    """,
                passes: """
                    .close { min-width: 44px; min-height: 44px; }
                    """),
        ],
        .keyboardReachable: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("map").onTapGesture(perform: openMap)
                    """,
                passes: """
                    Button(action: openMap) { Image("map") }.accessibilityLabel("Map")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override var canBecomeFocused: Bool { false }
                    """,
                passes: """
                    override var canBecomeFocused: Bool { isEnabled }
                    """),
            SpecFix(
                .html,
                fails: """
                    <span role="button" onclick="openMap()">Map</span>
                    """,
                passes: """
                    <button onclick="openMap()">Map</button>
                    """),
        ],
        .noKeyboardTrap: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextEditor(text: $note).onKeyPress(.tab) { note += "\\t"; return .handled }
                    """,
                passes: """
                    TextEditor(text: $note).onKeyPress(.tab) { focus = .save; return .handled }  // Tab moves on
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool { true }
                    """,
                passes: """
                    func textView(_ view: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
                        if text == "\\t" { nextField.becomeFirstResponder(); return false }
                        return true
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    note.addEventListener("blur", () => note.focus());
                    """,
                passes: """
                    note.addEventListener("blur", () => save(note.value));
                    """),
        ],
        .focusVisible: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Pay", action: pay).focusEffectDisabled()
                    """,
                passes: """
                    Button("Pay", action: pay)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    button.focusEffect = nil
                    """,
                passes: """
                    button.focusEffect = UIFocusHaloEffect()
                    """),
            SpecFix(
                .html,
                fails: """
                    :focus { outline: none; }
                    """,
                passes: """
                    :focus-visible { outline: 3px solid #0645ad; outline-offset: 2px; }
                    """),
        ],
        .hiddenNotFocusable: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Save", action: save).accessibilityHidden(true)
                    """,
                passes: """
                    Button("Save", action: save)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    form.accessibilityElementsHidden = true  // the fields in it still take keyboard focus
                    """,
                passes: """
                    form.isHidden = true
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-hidden="true">Save</button>
                    """,
                passes: """
                    <button>Save</button>
                    """),
        ],
        .modalIsolates: [
            SpecFix(
                .swiftUI,
                fails: """
                    ZStack { Cart(); if isAsking { Question() } }
                    """,
                passes: """
                    Cart().sheet(isPresented: $isAsking) { Question() }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    view.addSubview(question)
                    """,
                passes: """
                    question.accessibilityViewIsModal = true  // and a sibling of all other content
                    view.addSubview(question)
                    """),
            SpecFix(
                .html,
                fails: """
                    <div class="dialog">Remove the item? <button>Remove</button></div>
                    """,
                passes: """
                    <dialog id="question">Remove the item? <button>Remove</button></dialog>
                    <script>question.showModal()</script>
                    """),
        ],
        .modalCanBeEscaped: [
            SpecFix(
                .swiftUI,
                fails: """
                    .sheet(isPresented: $isShown) { Offer().interactiveDismissDisabled() }
                    """,
                passes: """
                    .sheet(isPresented: $isShown) {
                        Offer().toolbar { Button("Close") { isShown = false }.keyboardShortcut(.cancelAction) }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    offer.isModalInPresentation = true
                    """,
                passes: """
                    offer.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: close)
                    override func accessibilityPerformEscape() -> Bool { dismiss(animated: true); return true }
                    """),
            SpecFix(
                .html,
                fails: """
                    offer.addEventListener("cancel", event => event.preventDefault());
                    """,
                passes: """
                    <dialog id="offer">… <button onclick="offer.close()">Close</button></dialog>
                    """),
        ],
        .gestureHasAlternative: [
            SpecFix(
                .swiftUI,
                fails: """
                    OrderRow(order).gesture(DragGesture().onEnded { _ in delete(order) })
                    """,
                passes: """
                    OrderRow(order).swipeActions { Button("Delete", role: .destructive) { delete(order) } }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cell.addGestureRecognizer(UISwipeGestureRecognizer(target: self, action: #selector(deleteOrder)))
                    """,
                passes: """
                    cell.accessibilityCustomActions = [
                        UIAccessibilityCustomAction(name: "Delete") { _ in self.deleteOrder(); return true }
                    ]
                    // and a menu or button that does the same by touch and keyboard
                    """),
            SpecFix(
                .html,
                fails: """
                    row.addEventListener("touchmove", swipeToDelete);
                    """,
                passes: """
                    <button onclick="deleteOrder()">Delete</button>
                    """),
        ],
        .motionRespectsSetting: [
            SpecFix(
                .swiftUI,
                fails: """
                    .animation(.spring.repeatForever(), value: isLoading)
                    """,
                passes: """
                    @Environment(\\.accessibilityReduceMotion) private var reduceMotion

                    .animation(reduceMotion ? nil : .spring.repeatForever(), value: isLoading)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    startParallax()
                    """,
                passes: """
                    if !UIAccessibility.isReduceMotionEnabled { startParallax() }
                    """),
            SpecFix(
                .html,
                fails: """
                    .banner { animation: slide 4s infinite; }
                    """,
                passes: """
                    @media (prefers-reduced-motion: no-preference) { .banner { animation: slide 4s infinite; } }
                    """),
        ],
    ]
}
