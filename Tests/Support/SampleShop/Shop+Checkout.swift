import EveryScreenLayout

extension Shop {
    /// The form before ordering.
    func checkoutScreen(_ content: ShopContent) -> Blueprint {
        .column(
            spacing: 0,
            [
                .navigationBar("Checkout", back: "Cart"),
                .scroll(
                    .column(
                        spacing: 16,
                        [
                            .labeledField("Name", value: content.customerName),
                            .labeledField("Street"),
                            .labeledField("City"),
                            noteEditor(content.note),
                            .toggle("Wrap as a gift").framedAsTarget,
                            .text("\(content.products.count) in the cart", style: .footnote),
                            .button("Order now").framedAsTarget.action("order"),
                        ]
                    ).padding(16)),
            ])
    }

    private func noteEditor(_ note: String) -> Blueprint {
        let editor = Blueprint.textEditor("Note for delivery", value: note)
        return faults.contains(.editorSwallowsTab) ? editor.consumesKeys([.tab, .shiftTab]) : editor
    }

    /// The sheet after ordering.
    var confirmation: Blueprint {
        let texts: [Blueprint] = [
            .text("Thank you", style: .title2).accessibilityHeading(),
            .text("A confirmation is on its way."),
            .button("Track the order").framedAsTarget.action("track"),
        ]
        let exit = faults.contains(.modalWithoutExit) ? [] : [Blueprint.button("Close").framedAsTarget.action("close").dismissesModal()]
        return .scroll(.column(spacing: 12, texts + exit).padding(16))
    }
}
