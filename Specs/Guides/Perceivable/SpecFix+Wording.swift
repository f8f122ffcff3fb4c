import EveryScreenAudit

extension SpecFix {
    /// The fixes of specs about the words and the form of labels and hints.
    static let wording: [SpecID: [SpecFix]] = [
        .instructionsNotSensory: [
            SpecFix(
                .swiftUI,
                fails: """
                    Text("Press the round button on the right to continue.")
                    """,
                passes: """
                    Text("Press the round Continue button on the right.")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    hintLabel.text = "Fields in red are required."
                    """,
                passes: """
                    hintLabel.text = "Fields with an asterisk, in red, are required."
                    """),
            SpecFix(
                .html,
                fails: """
                    <p>Use the links on the left.</p>
                    """,
                passes: """
                    <p>Use the links under “Departments”, on the left.</p>
                    """),
        ],
        .labelHumanReadable: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button(action: openCart) { Image("ic_cart_24") }  // spoken as the name of the image
                    """,
                passes: """
                    Button(action: openCart) { Image("ic_cart_24") }.accessibilityLabel("Cart")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cartButton.accessibilityLabel = "ic_cart_24"
                    """,
                passes: """
                    cartButton.accessibilityLabel = "Cart"
                    """),
            SpecFix(
                .html,
                fails: """
                    <button><img src="ic_cart_24.png" alt="ic_cart_24"></button>
                    """,
                passes: """
                    <button><img src="ic_cart_24.png" alt="Cart"></button>
                    """),
        ],
        .labelConcise: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Delete this order and all of the items in it", systemImage: "trash", action: delete)
                        .labelStyle(.iconOnly)
                    """,
                passes: """
                    Button("Delete order", systemImage: "trash", action: delete)
                        .labelStyle(.iconOnly)
                        .accessibilityHint("Also deletes its items.")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    deleteButton.accessibilityLabel = "Delete this order and all of the items in it"
                    """,
                passes: """
                    deleteButton.accessibilityLabel = "Delete order"
                    deleteButton.accessibilityHint = "Also deletes its items."
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-label="Delete this order and all of the items in it"><svg>…</svg></button>
                    """,
                passes: """
                    <button aria-label="Delete order" aria-describedby="delete-help"><svg>…</svg></button>
                    <p id="delete-help">Also deletes its items.</p>
                    """),
        ],
        .labelStyle: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("add to cart.")
                    """,
                passes: """
                    Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add to cart")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    addButton.accessibilityLabel = "add to cart."
                    """,
                passes: """
                    addButton.accessibilityLabel = "Add to cart"
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-label="add to cart."><svg>…</svg></button>
                    """,
                passes: """
                    <button aria-label="Add to cart"><svg>…</svg></button>
                    """),
        ],
        .labelPartsSeparated: [
            SpecFix(
                .swiftUI,
                fails: """
                    FolderRow(folder)
                        .accessibilityElement(children: .ignore)
                        .accessibilityLabel("\\(folder.name)\\(folder.count)")
                    """,
                passes: """
                    FolderRow(folder)
                        .accessibilityElement(children: .combine)  // joins the texts by commas
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cell.isAccessibilityElement = true
                    cell.accessibilityLabel = "\\(folder.name)\\(folder.count)"
                    """,
                passes: """
                    cell.isAccessibilityElement = true
                    cell.accessibilityLabel = "\\(folder.name), \\(folder.count)"
                    """),
            SpecFix(
                .html,
                fails: """
                    <a href="/inbox" aria-label="Inbox3"><span>Inbox</span> <b>3</b></a>
                    """,
                passes: """
                    <a href="/inbox" aria-label="Inbox, 3"><span>Inbox</span> <b>3</b></a>
                    """),
        ],
        .labelNotRepeated: [
            SpecFix(
                .swiftUI,
                fails: """
                    Image("jacket").accessibilityLabel("Rain jacket")
                    Text("Rain jacket")
                    """,
                passes: """
                    Image(decorative: "jacket")
                    Text("Rain jacket")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    imageView.isAccessibilityElement = true
                    imageView.accessibilityLabel = nameLabel.text
                    """,
                passes: """
                    imageView.isAccessibilityElement = false
                    """),
            SpecFix(
                .html,
                fails: """
                    <figure><img src="jacket.jpg" alt="Rain jacket"><figcaption>Rain jacket</figcaption></figure>
                    """,
                passes: """
                    <figure><img src="jacket.jpg" alt=""><figcaption>Rain jacket</figcaption></figure>
                    """),
        ],
        .hintAddsInformation: [
            SpecFix(
                .swiftUI,
                fails: """
                    Button("Cart", action: openCart).accessibilityHint("Tap to open the cart")
                    """,
                passes: """
                    Button("Cart", action: openCart).accessibilityHint("Shows the items that you chose.")
                    """),
            SpecFix(
                .uiKit,
                fails: """
                    cartButton.accessibilityHint = "Tap to open the cart"
                    """,
                passes: """
                    cartButton.accessibilityHint = "Shows the items that you chose."
                    """),
            SpecFix(
                .html,
                fails: """
                    <button aria-describedby="cart-hint">Cart</button>
                    <span id="cart-hint" hidden>Click to open the cart</span>
                    """,
                passes: """
                    <button aria-describedby="cart-hint">Cart</button>
                    <span id="cart-hint" hidden>Shows the items that you chose.</span>
                    """),
        ],
    ]
}
