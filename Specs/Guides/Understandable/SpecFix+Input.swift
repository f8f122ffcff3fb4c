import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about languages, fields, and text that people enter.
    static let input: [SpecID: [SpecFix]] = [
        .languageValid: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Bon appétit").environment(\\.locale, Locale(identifier: "french"))
                    """,
                passes: """
                    Text("Bon appétit").environment(\\.locale, Locale(identifier: "fr"))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    quoteLabel.accessibilityLanguage = "french"
                    """,
                passes: """
                    quoteLabel.accessibilityLanguage = "fr"
                    """),
            SpecFix(
                .html,
                fails: """
                    <html lang="english">
                    """,
                passes: """
                    <html lang="en">
                    """),
        ],
        .foreignTextTagged: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("On ne voit bien qu'avec le cœur")  // on an English screen
                    """,
                passes: """
                    Text("On ne voit bien qu'avec le cœur").environment(\\.locale, Locale(identifier: "fr"))
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    quoteLabel.text = "On ne voit bien qu'avec le cœur"  // on an English screen
                    """,
                passes: """
                    quoteLabel.text = "On ne voit bien qu'avec le cœur"
                    quoteLabel.accessibilityLanguage = "fr"
                    """),
            SpecFix(
                .html,
                fails: """
                    <q>On ne voit bien qu'avec le cœur</q>
                    """,
                passes: """
                    <q lang="fr">On ne voit bien qu'avec le cœur</q>
                    """),
        ],
        .requiredFieldsStated: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Name", text: $name)  // must be filled in
                    TextField("Note", text: $note)
                    """,
                passes: """
                    TextField("Name (required)", text: $name)
                    TextField("Note", text: $note)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    nameLabel.text = "Name"  // must be filled in
                    noteLabel.text = "Note"
                    """,
                passes: """
                    nameLabel.text = "Name (required)"
                    nameField.accessibilityLabel = "Name, required"
                    noteLabel.text = "Note"
                    """),
            SpecFix(
                .html,
                fails: """
                    <label>Name <input name="name" required></label>
                    <label>Note <input name="note"></label>
                    """,
                passes: """
                    <label>Name (required) <input name="name" required></label>
                    <label>Note <input name="note"></label>
                    """),
        ],
        .leavingAnnounced: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Terms") { openURL(terms) }
                    """,
                passes: """
                    Link("Terms", destination: terms)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    let button = UIButton(primaryAction: UIAction(title: "Terms") { _ in UIApplication.shared.open(terms) })
                    """,
                passes: """
                    let button = UIButton(primaryAction: UIAction(title: "Terms") { _ in UIApplication.shared.open(terms) })
                    button.accessibilityTraits = .link
                    button.accessibilityHint = "Opens in Safari."
                    """),
            SpecFix(
                .html,
                fails: """
                    <button onclick="location = 'https://example.com/terms'">Terms</button>
                    """,
                passes: """
                    <a href="https://example.com/terms">Terms</a>
                    """),
        ],
        .fieldPurposeValid: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Email", text: $email).textContentType(UITextContentType(rawValue: "mail"))
                    """,
                passes: """
                    TextField("Email", text: $email).textContentType(.emailAddress)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    field.textContentType = UITextContentType(rawValue: "mail")
                    """,
                passes: """
                    field.textContentType = .emailAddress
                    """),
            SpecFix(
                .html,
                fails: """
                    <input type="email" autocomplete="mail">
                    """,
                passes: """
                    <input type="email" autocomplete="email">
                    """),
        ],
        .noChangeOnInput: [
            SpecFix(
                .swiftUI,
                fails: """
                    Picker("Country", selection: $country) { CountryRows() }
                        .onChange(of: country) { path.append(Step.address) }
                    """,
                passes: """
                    Picker("Country", selection: $country) { CountryRows() }
                    Button("Continue") { path.append(Step.address) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    countrySwitch.addAction(UIAction { _ in self.showAddress() }, for: .valueChanged)
                    """,
                passes: """
                    continueButton.addAction(UIAction { _ in self.showAddress() }, for: .primaryActionTriggered)
                    """),
            SpecFix(
                .html,
                fails: """
                    <select aria-label="Country" onchange="form.submit()">…</select>
                    """,
                passes: """
                    <select aria-label="Country">…</select> <button>Continue</button>
                    """),
        ],
        .inputKept: [
            SpecFix(
                .swiftUI,
                fails: """
                    @Environment(\\.scenePhase) private var scenePhase
                    @State private var address = ""

                    TextField("Address", text: $address)
                        .onChange(of: scenePhase) { if scenePhase == .background { address = "" } }
                    """,
                passes: """
                    @SceneStorage("address") private var address = ""

                    TextField("Address", text: $address)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    func sceneDidEnterBackground(_ scene: UIScene) {
                        form.addressField.text = nil
                    }
                    """,
                passes: """
                    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
                        let activity = NSUserActivity(activityType: "com.example.checkout")
                        activity.addUserInfoEntries(from: ["address": form.addressField.text ?? ""])
                        return activity
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    setTimeout(() => location.reload(), 600000);  // the session has expired
                    """,
                passes: """
                    address.value = sessionStorage.getItem("address") ?? "";
                    address.addEventListener("input", () => sessionStorage.setItem("address", address.value));
                    """),
        ],
        .submissionsChecked: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Address", text: $address)
                    Button("Order") { submit(address) }
                    """,
                passes: """
                    TextField("Address", text: $address)
                    Button("Review the order") { isReviewShown = true }
                        .sheet(isPresented: $isReviewShown) {
                            Text(address)
                            Button("Order") { submit(address) }
                            Button("Change") { isReviewShown = false }
                        }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    orderButton.addAction(UIAction { _ in self.submit(self.addressField.text) }, for: .primaryActionTriggered)
                    """,
                passes: """
                    orderButton.addAction(
                        UIAction { _ in
                            let review = ReviewController(address: self.addressField.text, onConfirm: self.submit)
                            self.navigationController?.pushViewController(review, animated: true)
                        }, for: .primaryActionTriggered)
                    """),
            SpecFix(
                .html,
                fails: """
                    <form action="/order" novalidate><input name="address"> <button>Order</button></form>
                    """,
                passes: """
                    <form action="/review"><input name="address" required> <button>Review the order</button></form>
                    """),
        ],
        .noSecretsLeftStanding: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text(balance).privacySensitive()
                    """,
                passes: """
                    Text(balance).privacySensitive()
                        .redacted(reason: isCovered ? .privacy : [])
                        .task(id: isCovered) {
                            do { try await Task.sleep(for: .seconds(60)) } catch { return }
                            isCovered = true
                        }
                    Button("Show the balance") { isCovered = false }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    balanceLabel.text = balance
                    """,
                passes: """
                    balanceLabel.text = balance
                    Timer.scheduledTimer(withTimeInterval: 60, repeats: false) { _ in
                        self.balanceLabel.text = "Hidden"
                        self.showButton.isHidden = false
                    }
                    """),
            SpecFix(
                .html,
                fails: """
                    balance.textContent = "$1,204";
                    """,
                passes: """
                    balance.textContent = "$1,204";
                    setTimeout(() => { balance.textContent = "Hidden"; showButton.hidden = false; }, 60000);
                    """),
        ],
    ]
}
