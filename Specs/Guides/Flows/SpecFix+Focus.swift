import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about the focus after an event.
    static let focus: [SpecID: [SpecFix]] = [
        .focusEntersModal: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Remove") { isAsking = true }
                    if isAsking { Question().accessibilityAddTraits(.isModal) }
                    """,
                passes: """
                    @AccessibilityFocusState private var isQuestionFocused: Bool

                    Button("Remove") { isAsking = true }
                    if isAsking {
                        Question().accessibilityAddTraits(.isModal)
                            .accessibilityFocused($isQuestionFocused)
                            .onAppear { isQuestionFocused = true }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    question.accessibilityViewIsModal = true
                    view.addSubview(question)
                    """,
                passes: """
                    question.accessibilityViewIsModal = true
                    view.addSubview(question)
                    UIAccessibility.post(notification: .screenChanged, argument: question)
                    """),
            SpecFix(
                .html,
                fails: """
                    removeButton.addEventListener("click", () => { question.hidden = false; });
                    """,
                passes: """
                    removeButton.addEventListener("click", () => question.showModal());  // <dialog id="question">
                    """),
        ],
        .focusRestored: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Remove") { isAsking = true }
                    if isAsking {
                        Question(onClose: { isAsking = false })
                    }
                    """,
                passes: """
                    @AccessibilityFocusState private var isRemoveFocused: Bool

                    Button("Remove") { isAsking = true }.accessibilityFocused($isRemoveFocused)
                    if isAsking {
                        Question(onClose: {
                            isAsking = false
                            isRemoveFocused = true
                        })
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    question.removeFromSuperview()
                    """,
                passes: """
                    question.removeFromSuperview()
                    UIAccessibility.post(notification: .screenChanged, argument: removeButton)
                    """),
            SpecFix(
                .html,
                fails: """
                    closeButton.addEventListener("click", () => { question.hidden = true; });
                    """,
                passes: """
                    closeButton.addEventListener("click", () => { question.hidden = true; removeButton.focus(); });
                    """),
        ],
        .focusNeverLost: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Remove") { items.remove(at: index) }
                    """,
                passes: """
                    @AccessibilityFocusState private var focusedItem: Item.ID?

                    Button("Remove") {
                        items.remove(at: index)
                        focusedItem = items.isEmpty ? nil : items[min(index, items.count - 1)].id
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    row.removeFromSuperview()
                    """,
                passes: """
                    row.removeFromSuperview()
                    UIAccessibility.post(notification: .layoutChanged, argument: nextRow ?? heading)
                    """),
            SpecFix(
                .html,
                fails: """
                    row.remove();
                    """,
                passes: """
                    const next = row.nextElementSibling ?? heading;  // both have tabindex="-1"
                    row.remove();
                    next.focus();
                    """),
        ],
        .focusRequestReaches: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(message).accessibilityHidden(true)
                        .accessibilityFocused($isMessageFocused)
                        .onAppear { isMessageFocused = true }
                    """,
                passes: """
                    Text(message)
                        .accessibilityFocused($isMessageFocused)
                        .onAppear { isMessageFocused = true }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    messageLabel.isAccessibilityElement = false
                    UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
                    """,
                passes: """
                    messageLabel.isAccessibilityElement = true
                    UIAccessibility.post(notification: .layoutChanged, argument: messageLabel)
                    """),
            SpecFix(
                .html,
                fails: """
                    message.focus();  // <p id="message">, which takes no focus
                    """,
                passes: """
                    message.tabIndex = -1;
                    message.focus();
                    """),
        ],
        .noScreenReaderTrap: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Code", text: $code).accessibilityFocused($isCodeFocused)
                        .onChange(of: isCodeFocused) { if !isCodeFocused { isCodeFocused = true } }
                    """,
                passes: """
                    TextField("Code", text: $code).accessibilityFocused($isCodeFocused)
                        .onChange(of: isCodeFocused) { if !isCodeFocused { validate(code) } }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override func accessibilityElementDidLoseFocus() {
                        UIAccessibility.post(notification: .layoutChanged, argument: self)
                    }
                    """,
                passes: """
                    override func accessibilityElementDidLoseFocus() {
                        validate()
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    code.addEventListener("blur", () => setTimeout(() => code.focus()));
                    """,
                passes: """
                    code.addEventListener("blur", () => validate(code.value));
                    """),
        ],
        .noChangeOnFocus: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Date", text: $date).focused($isDateFocused)
                        .onChange(of: isDateFocused) { isCalendarShown = isDateFocused }
                        .sheet(isPresented: $isCalendarShown) { Calendar($date) }
                    """,
                passes: """
                    TextField("Date", text: $date)
                    Button("Choose a date") { isCalendarShown = true }
                        .sheet(isPresented: $isCalendarShown) { Calendar($date) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    func textFieldDidBeginEditing(_ field: UITextField) {
                        present(calendar, animated: true)
                    }
                    """,
                passes: """
                    calendarButton.addAction(
                        UIAction { _ in self.present(self.calendar, animated: true) }, for: .primaryActionTriggered)
                    """),
            SpecFix(
                .html,
                fails: """
                    date.addEventListener("focus", () => calendar.showModal());
                    """,
                passes: """
                    calendarButton.addEventListener("click", () => calendar.showModal());
                    """),
        ],
        .focusContentControllable: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Code", text: $code).focused($isCodeFocused)
                        .overlay(alignment: .bottom) {
                            if isCodeFocused { Help().offset(y: 60) }  // covers the next field
                        }
                    """,
                passes: """
                    TextField("Code", text: $code).focused($isCodeFocused)
                        .overlay(alignment: .bottom) {
                            if isCodeFocused, !isHelpClosed { Help().offset(y: 60) }
                        }
                        .onKeyPress(.escape) { isHelpClosed = true; return .handled }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    func textFieldDidBeginEditing(_ field: UITextField) {
                        help.isHidden = false  // covers the next field
                    }
                    """,
                passes: """
                    func textFieldDidBeginEditing(_ field: UITextField) {
                        help.isHidden = false
                    }

                    override var keyCommands: [UIKeyCommand]? {
                        [UIKeyCommand(input: UIKeyCommand.inputEscape, modifierFlags: [], action: #selector(hideHelp))]
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    code.addEventListener("focus", () => { help.hidden = false; });  // covers the next field
                    code.addEventListener("blur", () => { help.hidden = true; });
                    """,
                passes: """
                    code.addEventListener("focus", () => { help.hidden = false; });
                    code.addEventListener("blur", () => { help.hidden = true; });
                    code.addEventListener("keydown", event => { if (event.key === "Escape") help.hidden = true; });
                    """),
        ],
        .focusEffectEnds: [
            SpecFix(
                .swiftUI,
                fails: """
                    Card(showsBack: isBackShown).accessibilityFocused($isCardFocused)
                        .onChange(of: isCardFocused) { if isCardFocused { isBackShown = true } }
                    """,
                passes: """
                    Card(showsBack: isBackShown).accessibilityFocused($isCardFocused)
                        .onChange(of: isCardFocused) { isBackShown = isCardFocused }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    override func accessibilityElementDidBecomeFocused() {
                        showBack()
                    }
                    """,
                passes: """
                    override func accessibilityElementDidBecomeFocused() {
                        showBack()
                    }

                    override func accessibilityElementDidLoseFocus() {
                        hideBack()
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    card.addEventListener("focusin", () => { back.hidden = false; });
                    """,
                passes: """
                    card.addEventListener("focusin", () => { back.hidden = false; });
                    card.addEventListener("focusout", () => { back.hidden = true; });
                    """),
        ],
    ]
}
