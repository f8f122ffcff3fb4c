import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about names, values and roles.
    static let labels: [SpecID: [SpecFix]] = [
        .elementHasLabel: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button(action: share) { Image(systemName: "square.and.arrow.up").accessibilityHidden(true) }
                    """,
                passes: """
                    Button("Share", systemImage: "square.and.arrow.up", action: share)
                        .labelStyle(.iconOnly)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    let button = UIButton(type: .custom)
                    button.setImage(icon, for: .normal)
                    """,
                passes: """
                    let button = UIButton(type: .custom)
                    button.setImage(icon, for: .normal)
                    button.accessibilityLabel = String(localized: "Share")
                    """),
            SpecFix(
                .html,
                fails: """
                    <button><svg aria-hidden="true">…</svg></button>
                    """,
                passes: """
                    <button aria-label="Share"><svg aria-hidden="true">…</svg></button>
                    """),
        ],
        .imageDescribedOrHidden: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("chart").accessibilityLabel("")
                    """,
                passes: """
                    Image("chart").accessibilityLabel("Sales rose from 40 to 55 in May")
                    Image(decorative: "swirl")  // says nothing, and is hidden
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    chart.isAccessibilityElement = true
                    """,
                passes: """
                    chart.isAccessibilityElement = true
                    chart.accessibilityLabel = String(localized: "Sales rose from 40 to 55 in May")
                    swirl.isAccessibilityElement = false  // decorative
                    """),
            SpecFix(
                .html,
                fails: """
                    <img src="chart.png">
                    """,
                passes: """
                    <img src="chart.png" alt="Sales rose from 40 to 55 in May">
                    <img src="swirl.png" alt="">
                    """),
        ],
        .labelContainsVisibleText: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Checkout", action: pay).accessibilityLabel("Proceed to payment")
                    """,
                passes: """
                    Button("Checkout", action: pay).accessibilityHint("Opens the payment.")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    button.setTitle("Checkout", for: .normal)
                    button.accessibilityLabel = "Proceed to payment"
                    """,
                passes: """
                    button.setTitle("Checkout", for: .normal)
                    button.accessibilityLabel = "Checkout, proceed to payment"
                    button.accessibilityUserInputLabels = ["Checkout"]
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-label="Proceed to payment">Checkout</button>
                    """,
                passes: """
                    <button>Checkout</button>
                    """),
        ],
        .labelUnique: [
            SpecFix(
                .swiftUI,
                fails: """
                    ForEach(orders) { order in Button("Delete") { delete(order) } }
                    """,
                passes: """
                    ForEach(orders) { order in
                        Button("Delete") { delete(order) }.accessibilityLabel("Delete \\(order.name)")
                    }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    deleteTea.setTitle("Delete", for: .normal)
                    deleteMilk.setTitle("Delete", for: .normal)
                    """,
                passes: """
                    deleteTea.accessibilityLabel = "Delete tea"
                    deleteMilk.accessibilityLabel = "Delete milk"
                    """),
            SpecFix(
                .html,
                fails: """
                    <button>Delete</button> <button>Delete</button>
                    """,
                passes: """
                    <button>Delete <span class="visually-hidden">tea</span></button>
                    <button>Delete <span class="visually-hidden">milk</span></button>
                    """),
        ],
        .labelOmitsRole: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Save", action: save).accessibilityLabel("Save button")
                    """,
                passes: """
                    Button("Save", action: save)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    button.accessibilityLabel = "Save button"
                    """,
                passes: """
                    button.accessibilityLabel = "Save"
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-label="Save button">Save</button>
                    """,
                passes: """
                    <button>Save</button>
                    """),
        ],
        .fieldLabelPersistent: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("Street", text: $street)  // the prompt disappears while typing
                    """,
                passes: """
                    LabeledContent("Street") { TextField("Street", text: $street, prompt: Text("12 Elm Street")) }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    field.placeholder = "Street"
                    """,
                passes: """
                    label.text = "Street"  // a UILabel above the field
                    field.accessibilityLabel = "Street"
                    field.placeholder = "12 Elm Street"
                    """),
            SpecFix(
                .html,
                fails: """
                    <input placeholder="Street">
                    """,
                passes: """
                    <label for="street">Street</label>
                    <input id="street" placeholder="12 Elm Street" autocomplete="street-address">
                    """),
        ],
        .valuePresent: [
            SpecFix(
                .swiftUI,
                fails: """
                    VolumeDial(level: level).accessibilityElement().accessibilityLabel("Volume")
                        .accessibilityAdjustableAction(adjust)
                    """,
                passes: """
                    VolumeDial(level: level).accessibilityElement().accessibilityLabel("Volume")
                        .accessibilityValue(level.formatted(.percent))
                        .accessibilityAdjustableAction(adjust)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    dial.accessibilityLabel = "Volume"
                    dial.accessibilityTraits = .adjustable
                    """,
                passes: """
                    dial.accessibilityLabel = "Volume"
                    dial.accessibilityTraits = .adjustable
                    dial.accessibilityValue = level.formatted(.percent)
                    """),
            SpecFix(
                .html,
                fails: """
                    <div role="combobox" tabindex="0" aria-expanded="false" aria-label="Size"></div>
                    """,
                passes: """
                    <select aria-label="Size"><option>Small</option><option>Large</option></select>
                    """),
        ],
        .headingNotEmpty: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("delivery-banner").accessibilityLabel("").accessibilityAddTraits(.isHeader)
                    """,
                passes: """
                    Image("delivery-banner").accessibilityLabel("Delivery").accessibilityAddTraits(.isHeader)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    banner.isAccessibilityElement = true
                    banner.accessibilityTraits = [.image, .header]
                    """,
                passes: """
                    banner.isAccessibilityElement = true
                    banner.accessibilityTraits = [.image, .header]
                    banner.accessibilityLabel = "Delivery"
                    """),
            SpecFix(
                .html,
                fails: """
                    <h2><img src="delivery.png" alt=""></h2>
                    """,
                passes: """
                    <h2><img src="delivery.png" alt="Delivery"></h2>
                    """),
        ],
        .roleMatchesBehavior: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Track order").onTapGesture(perform: track)
                    """,
                passes: """
                    Button("Track order", action: track)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    label.isUserInteractionEnabled = true
                    label.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(track)))
                    """,
                passes: """
                    let button = UIButton(type: .system, primaryAction: UIAction(title: "Track order") { _ in self.track() })
                    """),
            SpecFix(
                .html,
                fails: """
                    <div onclick="track()">Track order</div>
                    """,
                passes: """
                    <button onclick="track()">Track order</button>
                    """),
        ],
        .linkPurposeClear: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Opening hours"); Link("More", destination: hours)
                    """,
                passes: """
                    Link("Opening hours", destination: hours)
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    link.accessibilityTraits = .link
                    link.accessibilityLabel = "More"
                    """,
                passes: """
                    link.accessibilityTraits = .link
                    link.accessibilityLabel = "More about opening hours"
                    """),
            SpecFix(
                .html,
                fails: """
                    <p>Opening hours</p> <a href="/hours">click here</a>
                    """,
                passes: """
                    <a href="/hours">Opening hours</a>
                    """),
        ],
        .fieldPurposeStated: [
            SpecFix(
                .swiftUI,
                fails: """
                    TextField("", text: $email).border(isValid ? .gray : .red)
                    """,
                passes: """
                    TextField("Email", text: $email)
                    if !isValid { Text("The email needs an @, as in name@example.com.") }
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    field.layer.borderColor = UIColor.systemRed.cgColor
                    """,
                passes: """
                    field.accessibilityLabel = "Email"
                    message.text = "The email needs an @, as in name@example.com."
                    UIAccessibility.post(notification: .announcement, argument: message.text)
                    """),
            SpecFix(
                .html,
                fails: """
                    <input class="invalid">
                    """,
                passes: """
                    <label for="email">Email</label>
                    <input id="email" type="email" aria-invalid="true" aria-describedby="email-error">
                    <p id="email-error">The email needs an @, as in name@example.com.</p>
                    """),
        ],
    ]
}
