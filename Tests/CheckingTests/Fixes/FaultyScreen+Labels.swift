import EveryScreenLayout

extension FaultyScreen {
    /// Faults of labels.
    static let labels: [FaultyScreen] = [
        FaultyScreen(
            "element-has-label", "an icon in a bar", fix: #".accessibilityLabel("What the button does")"#,
            .column([
                .navigationBar("Shop", [.imageButton("cart")]),
                .text("Notebook", style: .headline),
                .button("Add to cart").framedAsTarget,
            ])),
        FaultyScreen(
            "element-has-label", "a blank label over a title", fix: #"remove .accessibilityLabel(" ")"#,
            page([.text("€12.50"), .button("Pay").framedAsTarget.accessibilityLabel(" ")])),
        FaultyScreen(
            "element-has-label", "three icons in rows", fix: #".accessibilityLabel("What the button does")"#,
            page([
                .row([.text("Ink"), .spacer, .imageButton("trash")]),
                .row([.text("Pen"), .spacer, .imageButton("trash")]),
                .row([.text("Paper"), .spacer, .imageButton("trash")]),
            ])),
        FaultyScreen(
            "element-has-label", "an image", fix: #".accessibilityLabel("What the image shows")"#,
            page([.image(uiImage: "chart", width: 240, height: 160), .text("Sales by month")])),
        FaultyScreen(
            "image-described-or-hidden", "a divider", fix: #".accessibilityLabel("What the image shows")"#,
            page([.text("Total"), .image(uiImage: "divider", width: 240, height: 4), .text("€12.50")])),
        FaultyScreen(
            "label-omits-role", "a role behind the name", fix: #".accessibilityLabel("Cart")"#,
            page([.text("Notebook"), .imageButton("cart").accessibilityLabel("Cart button")])),
        FaultyScreen(
            "label-omits-role", "a role for a name", fix: #".accessibilityLabel("What the image shows")"#,
            page([.image("product", width: 240, height: 160).accessibilityLabel("Image"), .text("Notebook")])),
        FaultyScreen(
            "label-omits-state", "a value in the title of a slider", fix: #".slider("Volume")"#,
            page("Sound", [.slider("Volume 50%", value: "50%").framedAsTarget, .toggle("Mute").framedAsTarget])),
        FaultyScreen(
            "label-omits-state", "a state in the label of a switch", fix: #".accessibilityLabel("Gift")"#,
            page(
                "Sound",
                [.row([.imageButton("bell").accessibilityLabel("Ring")]), .toggle("Gift").framedAsTarget.accessibilityLabel("Gift, off")])),
        FaultyScreen(
            "label-human-readable", "the name of an asset", fix: #".accessibilityLabel("What the button does")"#,
            page([.text("Notebook"), .imageButton("cart").accessibilityLabel("ic_cart_24")])),
        FaultyScreen(
            "label-human-readable", "the name of a file", fix: #".accessibilityLabel("What the image shows")"#,
            page([.image("banner", width: 300, height: 100).accessibilityLabel("banner.png"), .text("Summer sale")])),
        FaultyScreen(
            "label-concise", "a sentence for a name", fix: #".accessibilityLabel("Name of at most 40 characters")"#,
            page([.text("Notebook"), .imageButton("cart").accessibilityLabel("Puts the notebook into the cart and shows the cart")])),
        FaultyScreen(
            "field-label-persistent", "a field with a placeholder only", fix: #"wrap in .column(spacing: 4, [.text("Street"), …])"#,
            page([.text("Address", style: .title2).accessibilityHeading(), .field("Street").framedAsTarget])),
        FaultyScreen(
            "label-style", "a small title", fix: #".button("Add to cart")"#,
            page([.text("Notebook"), .button("add to cart").framedAsTarget])),
        FaultyScreen(
            "label-style", "a full stop", fix: #".button("Add parcel")"#, page([.text("Notebook"), .button("Add parcel.").framedAsTarget])),
        FaultyScreen(
            "label-unique", "one name in several rows", fix: #".accessibilityLabel("Delete Ink") and .accessibilityLabel("Delete Pen")"#,
            page(
                "Cart",
                [
                    .row([.text("Ink"), .spacer, .button("Delete").framedAsTarget]),
                    .row([.text("Pen"), .spacer, .button("Delete").framedAsTarget]),
                ])),
        FaultyScreen(
            "label-unique", "one name twice, with nothing beside it",
            fix: #".accessibilityLabel("Edit: what it acts on (1)") and .accessibilityLabel("Edit: what it acts on (2)")"#,
            page([.row([.imageButton("pen").accessibilityLabel("Edit"), .imageButton("gear").accessibilityLabel("Edit")])])),
        FaultyScreen(
            "voice-names-unambiguous", "one spoken name for two", fix: #".accessibilityInputLabels(["Continue"])"#,
            page([
                .button("Open").framedAsTarget.accessibilityInputLabels(["Go"]),
                .button("Continue").framedAsTarget.accessibilityInputLabels(["Go", "Continue"]),
            ])),
        FaultyScreen(
            "voice-names-unambiguous", "a button and a link of one name",
            fix: #".accessibilityLabel("Terms: what it acts on (1)") and .accessibilityLabel("Terms: what it acts on (2)")"#,
            page([.button("Terms").framedAsTarget, .link("Terms")])),
        FaultyScreen(
            "label-contains-visible-text", "another name than the title", fix: #".accessibilityLabel("Buy, Purchase")"#,
            page([.text("Notebook"), .button("Buy").framedAsTarget.accessibilityLabel("Purchase")])),
        FaultyScreen(
            "label-contains-visible-text", "rows of another name than what they show",
            fix: #".accessibilityLabel("Add, Ink into the cart")"#,
            page([
                .row([.text("Ink"), .spacer, .button("Add").framedAsTarget.accessibilityLabel("Ink into the cart")]),
                .row([.text("Pen"), .spacer, .button("Add").framedAsTarget.accessibilityLabel("Pen into the cart")]),
            ])),
        FaultyScreen(
            "label-not-repeated", "a picture with the words of its caption",
            fix: #"isDecorative: true and remove .accessibilityLabel("Fountain pen")"#,
            page([.row([.image("pen", width: 44, height: 44).accessibilityLabel("Fountain pen"), .text("Fountain pen")])])),
        FaultyScreen(
            "label-not-repeated", "a picture with the words of the text in its button",
            fix: #"isDecorative: true and remove .accessibilityLabel("Bread")"#,
            page([
                .button(.row([.image("loaf", width: 44, height: 44).accessibilityLabel("Bread"), .text("Bread")])).framedAsTarget.action(
                    "bread")
            ])),
        FaultyScreen(
            "visible-text-exposed", "rows whose labels leave out a text",
            fix: #".accessibilityLabel("S1 to Airport, Cancelled")"#,
            page(
                [("S1 to Airport", "Cancelled"), ("S8 to the lake", "Delayed")].map { name, state in
                    Blueprint.column([.text(name), .text(state)]).accessibilityElement(children: .ignore).accessibilityLabel(name)
                })),
        FaultyScreen(
            "label-not-repeated", "the stars of a rating",
            fix: #".accessibilityLabel("Star fill: 4, Star: 1").accessibilityElement(children: .ignore)"#,
            page([.text("Mara"), .row((0..<5).map { .symbol($0 < 4 ? "star.fill" : "star") }), .text("Fits well.")])),
        FaultyScreen(
            "nothing-beyond-sight", "an answer clipped to nothing", fix: ".accessibilityHidden()",
            page([.text("Which tickets?"), Blueprint.text("Only with a ticket.").frame(height: 0).clipped()])),
        FaultyScreen(
            "field-purpose-valid", "the purpose of another field", fix: #".textContentType("emailAddress")"#,
            page([.text("Email"), .field("Email", value: "a@b.c").textContentType(.telephoneNumber).framedAsTarget])),
        FaultyScreen(
            "hint-adds-information", "the label again", fix: #"remove .accessibilityHint("Send")"#,
            page([.button("Send").framedAsTarget.accessibilityHint("Send")])),
        FaultyScreen(
            "hint-adds-information", "a gesture", fix: #".accessibilityHint("What it results in.")"#,
            page([.button("Send").framedAsTarget.accessibilityHint("Double tap to send.")])),
        FaultyScreen(
            "hint-adds-information", "no sentence", fix: #".accessibilityHint("Sends the order.")"#,
            page([.button("Send").framedAsTarget.accessibilityHint("Sends the order")])),
    ]

    /// Faults of values, headings, fields and links.
    static let descriptions: [FaultyScreen] = [
        FaultyScreen(
            "value-present", "a slider without a value", fix: #"value: "What it is set to""#,
            page("Sound", [.slider("Volume", value: "").framedAsTarget, .button("Play").framedAsTarget])),
        FaultyScreen(
            "value-present", "a switch with a blank value", fix: #"remove .accessibilityValue("")"#,
            page([.toggle("Gift").framedAsTarget.accessibilityValue("")])),
        FaultyScreen(
            "screen-has-title", "a bar without a title", fix: #".navigationBar("What the screen is for")"#,
            .column([.navigationBar("", back: "Back"), .text("Notebook")])),
        FaultyScreen(
            "heading-not-empty", "a heading with a blank label", fix: #"remove .accessibilityLabel(" ")"#,
            page([.text("Orders", style: .headline).accessibilityLabel(" ").accessibilityHeading(), .text("None yet.")])),
        FaultyScreen(
            "heading-not-empty", "a section without a name", fix: #".section("What comes below")"#,
            page([.list([.section(" ", [.text("Ink"), .text("Pen")])])])),
        FaultyScreen(
            "heading-order", "a level left out", fix: ".accessibilityHeading(level: 2)",
            page([
                .text("Orders", style: .title1).accessibilityHeading(level: 1),
                .text("Today", style: .headline).accessibilityHeading(level: 3),
            ])),
        FaultyScreen(
            "link-purpose-clear", "a link without a purpose", fix: #".link("Where the link leads")"#,
            page([.text("Delivery takes two days."), .link("Read more")])),
        FaultyScreen(
            "leaving-announced", "a button that leaves the app", fix: #".accessibilityHint("Opens in another app.")"#,
            page([.text("Notebook"), .button("Terms").framedAsTarget.leavesApp()])),
        FaultyScreen(
            "leaving-announced", "a button with a hint that leaves the app",
            fix: #".accessibilityHint("Shows the terms of delivery. Opens in another app.")"#,
            page([.button("Terms").framedAsTarget.accessibilityHint("Shows the terms of delivery.").leavesApp()])),
        FaultyScreen(
            "field-purpose-stated", "a field without a title", fix: #".field("What to enter")"#,
            page([.text("Street"), .field(""), .button("Send").framedAsTarget])),
        FaultyScreen(
            "field-purpose-stated", "an error without words", fix: #".fieldError("What is wrong, and how to correct it")"#,
            page([.field("IBAN", value: "12").fieldError(""), .button("Send").framedAsTarget])),
        FaultyScreen(
            "color-not-alone", "a red field", fix: #".fieldError("What is wrong, and how to correct it")"#,
            page([
                .field("Street").backgroundColor(0xFFFFFF), .field("Town", value: "?").fieldError("").backgroundColor(0xFFE0E0),
                .button("Send").framedAsTarget,
            ])),
        FaultyScreen(
            "color-not-alone", "a selected button in another gray", fix: nil,
            page([
                .row([
                    .button("Monthly").framedAsTarget.foregroundColor(0x0060D0).accessibilityAddTraits(.selected),
                    .button("Yearly").framedAsTarget.foregroundColor(0x606060),
                ]).backgroundColor(0xFFFFFF)
            ])),
        FaultyScreen(
            "custom-actions-distinct", "two actions of one name", fix: #".accessibilityActions(["Move"])"#,
            page([.button("Letter").framedAsTarget.accessibilityActions(["Move", "Move"])])),
        FaultyScreen(
            "custom-actions-distinct", "an action without a name", fix: #".accessibilityActions(["Move", "What the action does"])"#,
            page([.button("Letter").framedAsTarget.accessibilityActions(["Move", " "])])),
    ]
}
