import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about announcements and spoken states.
    static let announcements: [SpecID: [SpecFix]] = [
        .announcementsNotRepeated: [
            SpecFix(
                .swiftUI,
                fails: """
                    .onReceive(everyFiveSeconds) { _ in
                        AccessibilityNotification.Announcement("Loading").post()
                    }
                    """,
                passes: """
                    .onChange(of: isLoading) {
                        if isLoading { AccessibilityNotification.Announcement("Loading").post() }
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    Timer.scheduledTimer(withTimeInterval: 5, repeats: true) { _ in
                        UIAccessibility.post(notification: .announcement, argument: "Loading")
                    }
                    """,
                passes: """
                    func startLoading() {
                        UIAccessibility.post(notification: .announcement, argument: "Loading")
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    setInterval(() => { message.textContent = ""; message.textContent = "Loading"; }, 5000);
                    """,
                passes: """
                    message.textContent = "Loading";  // <p id="message" role="status">
                    """),
        ],
        .announcementsHeard: [
            SpecFix(
                .swiftUI,
                fails: """
                    AccessibilityNotification.Announcement("Saved").post()
                    AccessibilityNotification.Announcement("2 left").post()
                    """,
                passes: """
                    AccessibilityNotification.Announcement("Saved, 2 left").post()
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    UIAccessibility.post(notification: .announcement, argument: "Saved")
                    UIAccessibility.post(notification: .announcement, argument: "2 left")
                    """,
                passes: """
                    UIAccessibility.post(notification: .announcement, argument: "Saved, 2 left")
                    """),
            SpecFix(
                .html,
                fails: """
                    savedAlert.textContent = "Saved";  // both have role="alert"
                    leftAlert.textContent = "2 left";
                    """,
                passes: """
                    message.textContent = "Saved, 2 left";  // <p id="message" role="status">
                    """),
        ],
        .notificationsMatchChanges: [
            SpecFix(
                .swiftUI,
                fails: """
                    Toggle("Wi-Fi", isOn: $isOn)
                        .onChange(of: isOn) { AccessibilityNotification.ScreenChanged().post() }
                    """,
                passes: """
                    Toggle("Wi-Fi", isOn: $isOn)  // VoiceOver says the new value
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    wifiSwitch.addAction(
                        UIAction { _ in UIAccessibility.post(notification: .screenChanged, argument: nil) }, for: .valueChanged)
                    """,
                passes: """
                    wifiSwitch.addAction(UIAction { _ in self.saveSettings() }, for: .valueChanged)
                    """),
        ],
        .actionsGiveFeedback: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Add to cart") { cart.add(product) }  // the cart is on another screen
                    """,
                passes: """
                    Button("Add to cart") { cart.add(product) }
                    Text("\\(cart.count) in the cart")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    func addToCart() {
                        cart.add(product)
                    }
                    """,
                passes: """
                    func addToCart() {
                        cart.add(product)
                        countLabel.text = "\\(cart.count) in the cart"
                        UIAccessibility.post(notification: .announcement, argument: countLabel.text)
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    addButton.addEventListener("click", () => cart.add(product));
                    """,
                passes: """
                    addButton.addEventListener("click", () => {
                        cart.add(product);
                        message.textContent = `${cart.count} in the cart`;  // <p id="message" role="status">
                    });
                    """),
        ],
        .stateSpoken: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button { isFavorite.toggle() } label: {
                        Image(systemName: isFavorite ? "heart.fill" : "heart")
                    }
                    .accessibilityLabel("Favorite")
                    """,
                passes: """
                    Button { isFavorite.toggle() } label: {
                        Image(systemName: isFavorite ? "heart.fill" : "heart")
                    }
                    .accessibilityLabel("Favorite")
                    .accessibilityAddTraits(isFavorite ? .isSelected : [])
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    heartView.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
                    """,
                passes: """
                    heartView.image = UIImage(systemName: isFavorite ? "heart.fill" : "heart")
                    heartView.accessibilityTraits = isFavorite ? [.button, .selected] : .button
                    """),
            SpecFix(
                .html,
                fails: """
                    heart.addEventListener("click", () => heart.classList.toggle("filled"));
                    """,
                passes: """
                    heart.addEventListener("click", () => {
                        heart.setAttribute("aria-pressed", String(heart.classList.toggle("filled")));
                    });
                    """),
        ],
        .disabledDoesNothing: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Send", action: send).disabled(message.isEmpty)
                        .onTapGesture(perform: send)  // outside of disabled(_:), so it still acts
                    """,
                passes: """
                    Button("Send", action: send).disabled(message.isEmpty)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    sendView.accessibilityTraits = [.button, .notEnabled]  // its gesture recognizer still acts
                    """,
                passes: """
                    sendView.accessibilityTraits = [.button, .notEnabled]
                    sendTap.isEnabled = false
                    """),
            SpecFix(
                .html,
                fails: """
                    <div role="button" tabindex="0" aria-disabled="true" onclick="send()">Send</div>
                    """,
                passes: """
                    <button disabled onclick="send()">Send</button>
                    """),
        ],
        .frequentUpdatesMarked: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("\\(secondsLeft) s left")
                    """,
                passes: """
                    Text("\\(secondsLeft) s left")
                        .accessibilityAddTraits(secondsLeft > 0 ? .updatesFrequently : [])
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    clockLabel.text = "\\(secondsLeft) s left"
                    """,
                passes: """
                    clockLabel.text = "\\(secondsLeft) s left"
                    clockLabel.accessibilityTraits = secondsLeft > 0 ? .updatesFrequently : .staticText
                    """),
            SpecFix(
                .html,
                fails: """
                    <p id="clock">59 s left</p>
                    """,
                passes: """
                    <p id="clock" role="timer">59 s left</p>
                    """),
        ],
        .settingsTakeEffect: [
            SpecFix(
                .swiftUI,
                fails: """
                    private let size = UIFont.preferredFont(forTextStyle: .body).pointSize  // read once

                    Text("Total").font(.system(size: size))
                    """,
                passes: """
                    Text("Total").font(.body)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.font = .preferredFont(forTextStyle: .body)
                    """,
                passes: """
                    label.font = .preferredFont(forTextStyle: .body)
                    label.adjustsFontForContentSizeCategory = true
                    """),
            SpecFix(
                .html,
                fails: """
                    document.body.style.fontSize = getComputedStyle(document.body).fontSize;  // read once
                    """,
                passes: """
                    document.body.style.fontSize = "";  // as the style sheet says: font: -apple-system-body
                    """),
        ],
    ]
}
