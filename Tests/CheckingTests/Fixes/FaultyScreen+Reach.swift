import EveryScreenLayout
import EveryScreenModel

extension FaultyScreen {
    /// Faults of content for which there is no room.
    static let rooms: [FaultyScreen] = [
        FaultyScreen(
            "overflow-scrolls", "a form that does not scroll", fix: "wrap what stands between the bars in .scroll(…)",
            .column(
                spacing: 12,
                [
                    .navigationBar("Checkout", back: "Cart"), .field("Name").framedAsTarget, .field("Street").framedAsTarget,
                    .field("City").framedAsTarget, .field("Phone").framedAsTarget,
                    .textEditor("Note"), .toggle("Gift").framedAsTarget, .button("Order now").framedAsTarget,
                ])),
        FaultyScreen(
            "overflow-scrolls", "a page without a bar that does not scroll", fix: "wrap in .scroll(…)",
            .column(
                spacing: 12,
                [
                    .text("Welcome", style: .largeTitle), .field("Name").framedAsTarget, .field("Street").framedAsTarget,
                    .field("City").framedAsTarget, .field("Phone").framedAsTarget,
                    .field("Mail").framedAsTarget, .field("Company").framedAsTarget, .field("Country").framedAsTarget,
                    .field("State").framedAsTarget, .field("Title").framedAsTarget, .field("Birthday").framedAsTarget,
                    .button("Next").framedAsTarget,
                ]
            ).padding(16)),
        FaultyScreen(
            "overflow-scrolls", "a list in a frame of a fixed height", fix: ".frame(minHeight: 120, …) instead of .frame(height: 120, …)",
            page([
                .column(["Ink", "Pen", "Paper", "Ruler"].map { .button($0).framedAsTarget }).frame(
                    height: 120, alignment: .topLeading, clips: true)
            ])),
        FaultyScreen(
            "overflow-scrolls", "a long sheet", fix: "wrap in .scroll(…)",
            page([.text("Notebook")]).modal(
                .column([
                    .text("Filter", style: .title2).accessibilityHeading(), .field("Brand").framedAsTarget, .field("Color").framedAsTarget,
                    .field("Price").framedAsTarget, .field("Shop").framedAsTarget, .field("Country").framedAsTarget,
                    .toggle("In stock").framedAsTarget, .toggle("New").framedAsTarget, .button("Done").framedAsTarget.dismissesModal(),
                ]).padding(16))),
        FaultyScreen(
            "overflow-scrolls", "a region shorter than its content", fix: ".frame(minHeight: 800, …) instead of .frame(height: 800, …)",
            .column(
                spacing: 0,
                [
                    .navigationBar("Cart"),
                    .scroll(
                        .column(alignment: .leading, (1...30).map { .button("Article \($0)").framedAsTarget }).frame(
                            height: 800, alignment: .leading)),
                ])),
        FaultyScreen(
            "overflow-scrolls", "a row of more buttons than fit", fix: ".flow([…]) instead of .row(…)",
            page([
                .row(
                    ["Cut", "Copy", "Paste", "Share", "Print", "Delete"].map { .button($0).frame(minWidth: 88, minHeight: 44).fixedSize() })
            ])),
        FaultyScreen(
            "no-two-way-scrolling", "a page that scrolls both ways",
            fix: ".scroll(…) instead of .scroll([.horizontal, .vertical], …) and .frame(maxWidth: 500) instead of .frame(width: 500)",
            .column(
                spacing: 0,
                [
                    .navigationBar("Terms"),
                    .scroll(
                        [.horizontal, .vertical],
                        .column((1...30).map { .text("Paragraph \($0) of the terms of delivery and return.").frame(width: 500) })),
                ])),
        FaultyScreen(
            "no-two-way-scrolling", "long lines in a page that scrolls",
            fix: "remove .scroll(.horizontal, …) and .frame(maxWidth: 600) instead of .frame(width: 600)",
            page(
                [.scroll(.horizontal, .text("A line that is much longer than the screen is wide, and longer.").frame(width: 600))]
                    + (1...12).map { .text("Paragraph \($0)") })),
        FaultyScreen(
            "reading-order-well-defined", "a row of three heights", fix: "alignment: .leading",
            page([
                .row([.text("Notebook"), .image("star", width: 32, height: 32).accessibilityLabel("New"), .button("Buy").framedAsTarget])
            ])),
        FaultyScreen(
            "reading-order-matches-sight", "a text that is read before its heading", fix: "remove .accessibilitySortPriority(1)",
            page([
                .column([
                    Blueprint.text("Delivery").accessibilityHeading(), Blueprint.text("Free of charge").accessibilitySortPriority(1),
                ])
            ])),
        FaultyScreen(
            "columns-read-in-pairs", "two values above their captions", fix: ".accessibilityElement(children: .combine)",
            page([
                .row(
                    spacing: 40,
                    [("12", "Followers"), ("30", "Following")].map { value, caption in
                        .column(spacing: 2, [.text(value, style: .title2), .text(caption, style: .caption1)])
                    })
            ])),
        FaultyScreen("reading-order-kept-when-scaling", "an order by hand at large text only", fix: "remove .accessibilitySortPriority(1)")
        { environment in
            let price = Blueprint.text("€7.90")
            let isLarge = environment.textSize.isAccessibilitySize
            return page([.column([.text("Ink"), .text("Blue"), isLarge ? price.accessibilitySortPriority(1) : price])])
        },
        FaultyScreen("nothing-vanishes-when-scaling", "a button disabled at large text", fix: "remove .disabled()") { environment in
            page([.text("Notebook"), .button("Compare").framedAsTarget.disabled(environment.textSize.isAccessibilitySize)])
        },
        FaultyScreen("nothing-vanishes-when-scaling", "buttons hidden at large text", fix: "remove .accessibilityHidden()") { environment in
            page([
                .text("Notebook"),
                .row([.button("Compare").framedAsTarget, .button("Share").framedAsTarget]).accessibilityHidden(
                    environment.textSize.isAccessibilitySize),
            ])
        },
        FaultyScreen("nothing-vanishes-when-scaling", "a button left out at large text", fix: nil) { environment in
            page(
                [.text("Notebook"), .button("Buy").framedAsTarget]
                    + (environment.textSize.isAccessibilitySize ? [] : [.button("Compare").framedAsTarget]))
        },
        FaultyScreen(
            "right-to-left-mirrors", "a text aligned by hand",
            fix: ".frame(alignment: .leading, …) instead of .frame(alignment: .trailing, …)"
        ) { environment in
            let isMirrored = environment.layoutDirection == .rightToLeft
            return page([.text("Notebook").frame(maxWidth: .infinity, alignment: isMirrored ? .trailing : .leading)])
        },
    ]

    /// Faults of the keyboard.
    static let keyboards: [FaultyScreen] = [
        FaultyScreen(
            "no-keyboard-trap", "an editor that keeps Tab", fix: "remove .consumesKeys([.tab, .shiftTab])",
            page([.textEditor("Note").consumesKeys([.tab, .shiftTab]), .button("Send").framedAsTarget])),
        FaultyScreen(
            "no-keyboard-trap", "an editor that keeps Tab and Return", fix: ".consumesKeys([.return])",
            page([.textEditor("Note").consumesKeys([.tab, .shiftTab, .return]), .button("Send").framedAsTarget])),
        FaultyScreen(
            "no-keyboard-trap", "two fields that lead to each other",
            fix: #"remove .nextKeyElement("month") and remove .nextKeyElement("day")"#,
            page([
                .field("Day").framedAsTarget.accessibilityIdentifier("day").nextKeyElement("month").consumesKeys([.shiftTab]),
                .field("Month").framedAsTarget.accessibilityIdentifier("month").nextKeyElement("day").consumesKeys([.shiftTab]),
                .button("Send").framedAsTarget,
            ])),
        FaultyScreen(
            "no-keyboard-trap", "a sheet that no key closes", fix: "closesOnEscape: true",
            page([.button("Filter").framedAsTarget]).modal(
                .column([.text("Filter"), .toggle("New").framedAsTarget]).padding(16), closesOnEscape: false)),
        FaultyScreen(
            "keyboard-reachable", "a rating for fingers only", fix: "remove .keyboardFocusable(false)",
            page([
                .imageButton("stars", width: 220, height: 44).accessibilityLabel("Rating").keyboardFocusable(false),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "keyboard-reachable", "a button passed over", fix: "remove .accessibilityRespondsToUserInteraction(false)",
            page([
                .field("Name").framedAsTarget, .button("Help").framedAsTarget.accessibilityRespondsToUserInteraction(false),
                .button("Send").framedAsTarget,
            ])),
        FaultyScreen(
            "scrollable-keyboard-reachable", "terms that no key scrolls", fix: "remove .keyboardFocusable(false)",
            .column(
                spacing: 0,
                [
                    .navigationBar("Terms"),
                    Blueprint.scroll(.column((1...40).map { .text("Paragraph \($0) of the terms of delivery.") })).keyboardFocusable(false),
                ])),
        FaultyScreen(
            "focus-order-meaningful", "a jump to the end and back", fix: #"remove .nextKeyElement("street")"#,
            page([
                .field("Name").framedAsTarget.nextKeyElement("phone"), .field("Street").framedAsTarget.accessibilityIdentifier("street"),
                .field("Phone").framedAsTarget.accessibilityIdentifier("phone").nextKeyElement("street"), .button("Send").framedAsTarget,
            ])),
        FaultyScreen(
            "focus-backward-inverts", "a way there and another back", fix: #"remove .nextKeyElement("phone")"#,
            page([
                .field("Name").framedAsTarget.nextKeyElement("phone"), .field("Street").framedAsTarget,
                .field("Phone").framedAsTarget.accessibilityIdentifier("phone"), .button("Send").framedAsTarget,
            ])),
        FaultyScreen(
            "focus-not-obscured", "a banner over a button", fix: ".column([…]) instead of .overlay(…)",
            .column([.navigationBar("Shop"), .button("Buy").framedAsTarget, .text("Notebook")]).overlay(
                .column([.text("Summer sale until Sunday").frame(maxWidth: .infinity, minHeight: 120)]).backgroundColor(
                    0xFFFFFF, dark: 0x1C1C1E),
                alignment: .leading)),
        FaultyScreen(
            "directional-reachable", "two buttons in one place", fix: ".column([…]) instead of .layers(…)",
            page([.layers([.button("Play").framedAsTarget, .button("Stop").framedAsTarget]), .button("Next").framedAsTarget])),
    ]

    /// Faults of what assistive technology reaches.
    static let reaches: [FaultyScreen] = [
        FaultyScreen(
            "visible-text-exposed", "a hidden text", fix: "remove .accessibilityHidden()",
            page([.text("Notebook"), .text("Out of stock").accessibilityHidden()])),
        FaultyScreen(
            "visible-text-exposed", "texts hidden together", fix: "remove .accessibilityHidden()",
            page([.text("Notebook"), .column([.text("Out of stock"), .text("Back in May")]).accessibilityHidden()])),
        FaultyScreen(
            "visible-text-exposed", "a text with a blank label", fix: #"remove .accessibilityLabel("")"#,
            page([.text("Notebook"), .text("Delivered").accessibilityLabel("")])),
        FaultyScreen(
            "visible-text-exposed", "a card that speaks for nothing", fix: "remove .accessibilityElement(children: .ignore)",
            page([.column([.text("Balance"), .text("€120")]).accessibilityElement(children: .ignore).accessibilityLabel("")])),
        FaultyScreen(
            "large-image-described", "a decorative picture over half the screen",
            fix: #"remove isDecorative: true and .accessibilityLabel("What the image shows")"#,
            .column([.navigationBar("Shop"), .image("hero", width: 390, height: 420, isDecorative: true), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "no-silent-region", "a hidden map", fix: #"remove .accessibilityHidden() and .accessibilityLabel("What the image shows")"#,
            .column([.navigationBar("Shop"), .image("map", width: 390, height: 420).accessibilityHidden(), .button("Route").framedAsTarget])
        ),
        FaultyScreen(
            "screen-reader-reachable", "a hidden button", fix: "remove .accessibilityHidden()",
            page([.text("Notebook"), .button("Buy").framedAsTarget.accessibilityHidden()])),
        FaultyScreen(
            "switch-reachable", "a hidden toolbar", fix: "remove .accessibilityHidden()",
            page([.text("Notebook"), .row([.button("Share").framedAsTarget, .button("Print").framedAsTarget]).accessibilityHidden()])),
        FaultyScreen(
            "switch-reachable", "a button that switches pass by", fix: "remove .accessibilityRespondsToUserInteraction(false)",
            page([.text("Notebook"), .button("Buy").framedAsTarget.accessibilityRespondsToUserInteraction(false)])),
        FaultyScreen(
            "hidden-not-focusable", "a hidden button that takes focus", fix: "remove .accessibilityHidden()",
            page([.button("Old").framedAsTarget.accessibilityHidden()])),
        FaultyScreen(
            "scan-cost-bounded", "a keypad in rows", fix: ".accessibilityNavigationStyle(.combined)",
            page((0..<8).map { row in .row((1...5).map { .button("\(row * 5 + $0)").framedAsTarget }) })),
        FaultyScreen(
            "scan-cost-bounded", "a column of buttons",
            fix: "wrap every 6 children in .column([…]).accessibilityNavigationStyle(.combined)",
            page((1...36).map { .button("Chapter \($0)").framedAsTarget })),
        FaultyScreen(
            "swipe-cost-bounded", "a list of three texts and two buttons a row",
            fix: ".accessibilityElement(children: .combine)",
            .column(
                spacing: 0,
                [
                    .navigationBar("Shop"),
                    .list(
                        ["Ink", "Pen", "Paper"].map {
                            .row([
                                .text($0), .text("Blue"), .text("€7"), .button("Buy \($0)").framedAsTarget,
                                .button("Like \($0)").framedAsTarget,
                            ])
                        }),
                ])),
        FaultyScreen(
            "every-way-in-is-equal", "a button for fingers that does what a swipe does", fix: "remove .keyboardFocusable(false)",
            page([
                .row([
                    .text("Ink").gestures([Blueprint.GestureAction(.swipe, does: "delete")]), .spacer,
                    .button("Delete").framedAsTarget.action("delete").keyboardFocusable(false),
                ])
            ])),
        FaultyScreen(
            "gesture-has-alternative", "a swipe that deletes", fix: #".accessibilityActions(["Delete"])"#,
            page([.button("Letter").framedAsTarget.gestures([Blueprint.GestureAction(.swipe, does: "Delete")])])),
        FaultyScreen(
            "gesture-has-alternative", "a drag of a text", fix: #"add .button("Move").action("Move").frame(minWidth: 44, minHeight: 44)"#,
            page([.text("Ink").gestures([Blueprint.GestureAction(.drag, does: "Move")]), .button("Done").framedAsTarget])),
        FaultyScreen(
            "grouping-keeps-actions", "a card of two buttons that is one element", fix: "remove .accessibilityElement(children: .ignore)",
            page([
                .column([.text("Ink"), .button("Buy").framedAsTarget, .button("Share").framedAsTarget]).accessibilityElement(
                    children: .ignore
                ).accessibilityLabel("Ink")
            ])),
    ]
}
