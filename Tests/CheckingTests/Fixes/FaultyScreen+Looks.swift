import EveryScreenLayout
import EveryScreenModel

extension FaultyScreen {
    private static func painted(_ children: [Blueprint]) -> Blueprint {
        page(children).backgroundColor(0xFFFFFF, dark: 0x1C1C1E).foregroundColor(0x000000, dark: 0xFFFFFF)
    }

    /// Faults of colors.
    static let colors: [FaultyScreen] = [
        FaultyScreen(
            "text-contrast", "gray text", fix: ".foregroundColor(0x767676, dark: 0x848484)",
            painted([.text("Notebook"), .text("In stock").foregroundColor(0x999999, dark: 0x606060), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-contrast", "gray text on a gray card", fix: ".foregroundColor(0x666669, dark: 0x939396)",
            painted([
                .column([.text("Notebook"), .text("In stock").foregroundColor(0x7C7C80)]).backgroundColor(0xE5E5EA, dark: 0x2C2C2E),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "text-contrast", "a dark appearance that was forgotten", fix: ".foregroundColor(0x303030, dark: 0x848484)",
            painted([.text("Notebook"), .text("In stock").foregroundColor(0x303030), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-contrast", "a light tint", fix: ".tint(0x907300, dark: 0xFFCC00)",
            page([.text("Notebook").foregroundColor(0x000000, dark: 0xFFFFFF), .button("Buy").framedAsTarget]).tint(0xFFCC00)
                .backgroundColor(0xFFFFFF, dark: 0x1C1C1E)),
        FaultyScreen(
            "text-contrast", "white text on a light tint", fix: ".tint(0x907300)",
            page([Blueprint.button("Buy").framedAsTarget.buttonStyle(.borderedProminent)]).tint(0xFFCC00)),
        FaultyScreen(
            "text-contrast", "white text on a blue button",
            fix: ".backgroundColor(0x0076DE, dark: 0x0078D3, increased: 0x1E6EF4, increasedDark: 0x3E7BAB)",
            painted([.text("Notebook"), Blueprint.button("Buy").framedAsTarget.foregroundColor(.white).backgroundColor(.blue)])),
        FaultyScreen(
            "text-contrast", "pale text on a pale badge", fix: ".foregroundColor(0x636363)",
            painted([.text("Notebook").foregroundColor(0xD0D0D0).backgroundColor(0xE0E0E0), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-contrast-enhanced", "text of middling contrast", fix: ".foregroundColor(0x595959, dark: 0xA7A7A7)",
            painted([.text("Notebook"), .text("In stock").foregroundColor(0x6B6B6B, dark: 0x9A9A9A), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-contrast-enhanced", "text on a background on which no color has enough",
            fix: ".foregroundColor(.primary) and .backgroundColor(0xFFFFFF, dark: 0x000000)",
            painted([.column([.text("Summer sale").foregroundColor(0xFFFFFF)]).backgroundColor(0x767676), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "headings-exposed", "a title above a passage", fix: ".accessibilityHeading()",
            page([
                .text("Delivery", style: .title2), .text("Orders of more than €50 are delivered free of charge within three working days."),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "label-parts-separated", "a count after a name", fix: #".accessibilityLabel("Inbox, 3")"#,
            page([
                .row([.text("Inbox"), .text("3")]).accessibilityElement(children: .ignore).accessibilityLabel("Inbox3"),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "transparency-reduced", "a banner of glass over a text", fix: "remove .opacity(0.6)",
            page([
                .text("Notebook"),
                .layers([
                    .text("Weather maps of the week"), Blueprint.text("Sale").backgroundColor(0xFFFFFF, dark: 0x1C1C1E).opacity(0.6),
                ]),
            ])),
        FaultyScreen(
            "pictures-keep-colors", "a text of fixed colors", fix: "remove .accessibilityIgnoresInvertColors()",
            page([Blueprint.text("Notebook").accessibilityIgnoresInvertColors(), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "headings-stay-larger", "a heading that stays at its default size", fix: "remove .textSizes(upTo: .large)",
            page([
                Blueprint.text("Delivery", style: .title3).accessibilityHeading().textSizes(upTo: .large), .text("Free of charge"),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "passages-plain", "a passage in italics", fix: "remove .italic()",
            page([
                Blueprint.text("Orders of more than €50 are delivered free of charge within three working days of the order.").italic(),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "weight-legible", "small text in light", fix: ".fontWeight(.regular) instead of .fontWeight(.light)",
            page([.text("Notebook"), .text("In stock").fontWeight(.light), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "contrast-in-every-appearance", "text lost in the dark", fix: ".foregroundColor(0x202020, dark: 0x848484)",
            painted([.text("Notebook"), .text("In stock").foregroundColor(0x202020), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "contrast-in-every-appearance", "less contrast under Increase Contrast",
            fix: ".foregroundColor(0x404040, dark: 0xFFFFFF, increased: 0x595959)",
            painted([.text("Notebook"), .text("In stock").foregroundColor(0x404040, dark: 0xFFFFFF, increased: 0x707070)])),
        FaultyScreen(
            "non-text-contrast", "a pale icon", fix: ".foregroundColor(0x949494, dark: 0x676767)",
            painted([.text("Notebook"), .imageButton("heart").accessibilityLabel("Favorite").foregroundColor(0xD0D0D0, dark: 0x404040)])),
        FaultyScreen(
            "text-spacing-adapts", "letters that stand still", fix: ".fixedTextSpacing()",
            page([.text("Notebook, bound by hand"), .text("In stock").fixedTextSpacing(letters: 0)])),
        FaultyScreen(
            "text-spacing-adapts", "lines that stand still on the whole page", fix: ".fixedTextSpacing(words: 0.2)",
            page([.text("Made of recycled paper, bound by hand, with a ribbon and a pocket.")]).fixedTextSpacing(words: 0.2, lines: 1.1)),
        FaultyScreen(
            "focus-visible", "a page without focus rings", fix: "remove .focusEffectDisabled()",
            page([.field("Name"), .button("Send").framedAsTarget]).focusEffectDisabled()),
    ]

    /// Faults of text that grows.
    static let texts: [FaultyScreen] = [
        FaultyScreen(
            "text-grows", "text of a fixed size", fix: "remove .textSizes(upTo: .large)",
            page([.text("Notebook"), .text("In stock").textSizes(upTo: .large)])),
        FaultyScreen(
            "text-grows", "a font of a fixed size", fix: ".font(.footnote) instead of .font(.system(size: 13))",
            page([.text("Notebook"), .text("Rates may change without notice.").font(.system(size: 13))])),
        FaultyScreen(
            "text-grows", "a typeface of a fixed size",
            fix: ".font(.custom(\"Futura\", size: 22, relativeTo: .title2)) instead of .font(.custom(\"Futura\", fixedSize: 22))",
            page([.text("Notebook").font(.custom("Futura", fixedSize: 22)), .text("In stock")])),
        FaultyScreen(
            "text-grows", "a page that grows to XXXL", fix: "remove .textSizes(upTo: .xxxLarge)",
            page([.text("Notebook"), .button("Buy").framedAsTarget]).textSizes(upTo: .xxxLarge)),
        FaultyScreen(
            "text-grows", "text that shrinks to fit", fix: "remove lineLimit: 1 and remove minimumScaleFactor: 0.4",
            page([.text("Fountain pen, extra fine, made of brass", lineLimit: 1, minimumScaleFactor: 0.4), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-not-truncated", "one line", fix: "remove lineLimit: 1",
            page([.text("Fountain pen, extra fine", lineLimit: 1), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-not-truncated", "one line in a row", fix: "remove lineLimit: 1",
            page([.row([.text("Fountain pen", lineLimit: 1), .spacer, .text("€49.00", lineLimit: 1), .button("Buy").framedAsTarget])])),
        FaultyScreen(
            "text-not-truncated", "a frame of a fixed height", fix: ".frame(minHeight: 44) instead of .frame(height: 44)",
            page([.text("Writes on both sides, on any paper.").frame(height: 44), .button("Buy").framedAsTarget])),
        FaultyScreen(
            "text-not-truncated", "two lines in a frame of a fixed height",
            fix: "remove lineLimit: 2 and .frame(minHeight: 60) instead of .frame(height: 60)",
            page([
                .text("Writes on both sides, on any paper, in any light.", lineLimit: 2).frame(height: 60), .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "text-not-truncated", "a page that does not scroll", fix: "wrap what stands between the bars in .scroll(…)",
            .column([
                .navigationBar("Pen", back: "Shop"), .text("Fountain pen", style: .title1),
                .text("Writes on both sides, on any paper, in any light. The nib is made of steel and lasts for years."),
                .button("Buy").framedAsTarget,
            ])),
        FaultyScreen(
            "text-not-clipped", "a row of a fixed height", fix: ".frame(minHeight: 52, …) instead of .frame(height: 52, …)",
            .column(
                spacing: 0,
                [
                    .navigationBar("Shop"),
                    .scroll(
                        .list([
                            .row([.text("Fountain pen, extra fine"), .spacer]).frame(height: 52, maxWidth: .infinity, clips: true),
                            .row([.text("Ink"), .spacer]).frame(height: 52, maxWidth: .infinity, clips: true),
                        ])),
                ])),
        FaultyScreen(
            "text-not-clipped", "a card of a fixed extent", fix: ".frame(minHeight: 72, …) instead of .frame(height: 72, …)",
            page([.column([.text("Summer sale", style: .title2), .text("Until Sunday")]).frame(width: 280, height: 72, clips: true)])),
        FaultyScreen(
            "text-not-clipped", "a line that does not wrap", fix: ".fixedSize(horizontal: false) instead of .fixedSize()",
            page([.text("Delivered on Monday between 9 and 12").fixedSize(), .button("Change").framedAsTarget])),
        FaultyScreen(
            "text-not-clipped", "a text above a price that does not wrap", fix: ".fixedSize(horizontal: false) instead of .fixedSize()",
            page([
                .text("Total of your order"),
                .row([.text("With tax"), .spacer, .text("US$1,234,567.89 a year", style: .title1).fixedSize()]),
            ])),
        FaultyScreen(
            "target-kept-when-scaling", "a button above a text that does not wrap",
            fix: ".fixedSize(horizontal: false) instead of .fixedSize()",
            page([.button("Change").framedAsTarget, .text("Delivered on Monday between 9 and 12").fixedSize()])),
        FaultyScreen(
            "text-not-clipped", "a text wider than a phone", fix: ".frame(maxWidth: 420) instead of .frame(width: 420)",
            page([.text("Delivered on Monday between 9 and 12, to the neighbors or to the door.").frame(width: 420)])),
        FaultyScreen(
            "content-does-not-overlap", "texts in frames of a fixed height", fix: ".frame(minHeight: 24) instead of .frame(height: 24)",
            page([
                .column(
                    spacing: 0,
                    [.text("Ink").frame(height: 24), .text("Blue").frame(height: 24), .text("€7.90").frame(height: 24)])
            ])),
        FaultyScreen(
            "content-does-not-overlap", "texts drawn closer than their lines",
            fix: ".frame(minHeight: 30) instead of .frame(height: 30) and spacing: 8",
            page([.column(spacing: -4, [.text("Ink", style: .headline).frame(height: 30), .text("Blue, 30 ml").frame(height: 30)])])),
    ]
}
