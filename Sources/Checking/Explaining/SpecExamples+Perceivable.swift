import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs

extension SpecExample {
    /// The examples of specs of what people perceive.
    static let perceivable: [SpecID: SpecExample] = [
        .elementHasLabel: SpecExample(fails: .imageButton("trash"), passes: .imageButton("trash").accessibilityLabel("Delete")),
        .imageDescribedOrHidden: SpecExample(
            fails: .image(uiImage: "map", width: 100, height: 100),
            passes: .image("map", width: 100, height: 100).accessibilityLabel("Map of the harbor")),
        .largeImageDescribed: SpecExample(
            fails: .image("beach", width: 390, height: 400, isDecorative: true),
            passes: .image("beach", width: 390, height: 400).accessibilityLabel("A beach in the evening")),
        .visibleTextExposed: SpecExample(fails: .text("Sold out").accessibilityHidden(), passes: .text("Sold out")),
        .noSilentRegion: SpecExample(
            fails: .image("chart", width: 390, height: 400).accessibilityHidden(),
            passes: .image("chart", width: 390, height: 400).accessibilityLabel("Sales by month")),
        .mediaHasAlternative: SpecExample(
            fails: .text("Tour").plays(.video, isSilent: false, hasCaptions: false),
            passes: .text("Tour").plays(.video, isSilent: false, hasCaptions: true, hasTranscript: true)),
        .labelOmitsRole: SpecExample(
            fails: .imageButton("save").accessibilityLabel("Save button"), passes: .imageButton("save").accessibilityLabel("Save")),
        .labelOmitsState: SpecExample(
            fails: .slider("Volume", value: "50%").accessibilityLabel("Volume 50%"), passes: .slider("Volume", value: "50%")),
        .labelHumanReadable: SpecExample(
            fails: .imageButton("cart").accessibilityLabel("ic_cart_24"), passes: .imageButton("cart").accessibilityLabel("Shopping cart")),
        .labelConcise: SpecExample(
            fails: .imageButton("gift").accessibilityLabel("Add this wonderful article to the shopping cart"),
            passes: .imageButton("gift").accessibilityLabel("Add to cart")),
        .labelStyle: SpecExample(
            fails: .imageButton("trash").accessibilityLabel("delete."), passes: .imageButton("trash").accessibilityLabel("Delete")),
        .labelUnique: SpecExample(
            fails: .column([.button("Delete"), .button("Delete")]), passes: .column([.button("Delete photo"), .button("Delete album")])),
        .labelContainsVisibleText: SpecExample(
            fails: .button("Buy").accessibilityLabel("Purchase"), passes: .button("Buy").accessibilityLabel("Buy the ticket")),
        .labelNotRepeated: SpecExample(
            fails: .row([.image("sun", width: 20, height: 20).accessibilityLabel("Sunny"), .text("Sunny")]),
            passes: .row([.image("sun", width: 20, height: 20, isDecorative: true), .text("Sunny")])),
        .hintAddsInformation: SpecExample(
            fails: .button("Track").accessibilityHint("Track"), passes: .button("Track").accessibilityHint("Shows the parcel on a map.")),
        .valuePresent: SpecExample(fails: .slider("Volume", value: ""), passes: .slider("Volume", value: "50%")),
        .screenHasTitle: SpecExample(
            fails: .navigationBar("", [.button("Pay")]), passes: .navigationBar("Order", [.button("Pay")])),
        .headingNotEmpty: SpecExample(
            fails: .text("Delivery").accessibilityHeading().accessibilityLabel(" "), passes: .text("Delivery").accessibilityHeading()),
        .headingOrder: SpecExample(
            fails: .column([.text("Order").accessibilityHeading(level: 1), .text("Items").accessibilityHeading(level: 3)]),
            passes: .column([.text("Order").accessibilityHeading(level: 1), .text("Items").accessibilityHeading(level: 2)])),
        .textContrast: SpecExample(
            fails: .text("Total").foregroundColor(0x777777).backgroundColor(0xFFFFFF),
            passes: .text("Total").foregroundColor(0x595959).backgroundColor(0xFFFFFF)),
        .textContrastEnhanced: SpecExample(
            fails: .text("Total").foregroundColor(0x6A6A6A).backgroundColor(0xFFFFFF),
            passes: .text("Total").foregroundColor(0x000000).backgroundColor(0xFFFFFF)),
        .nonTextContrast: SpecExample(
            fails: .imageButton("cart").accessibilityLabel("Cart").foregroundColor(0xBBBBBB).backgroundColor(0xFFFFFF),
            passes: .imageButton("cart").accessibilityLabel("Cart").foregroundColor(0x333333).backgroundColor(0xFFFFFF)),
        .contrastInEveryAppearance: SpecExample(
            fails: .text("Total").foregroundColor(0x000000).backgroundColor(0xFFFFFF, dark: 0x000000),
            passes: .text("Total").foregroundColor(0x000000, dark: 0xFFFFFF).backgroundColor(0xFFFFFF, dark: 0x000000),
            in: UserEnvironment(appearance: .dark)),
        .textGrows: SpecExample(
            fails: .text("Total").textSizes(upTo: .large), passes: .text("Total"), in: UserEnvironment(textSize: .xLarge)),
        .textNotTruncated: SpecExample(
            fails: .text("Fountain pen, extra fine", lineLimit: 1), passes: .text("Fountain pen, extra fine"), in: .largestText),
        .textNotClipped: SpecExample(
            fails: .text("Fountain pen").frame(height: 10, clips: true), passes: .text("Fountain pen")),
        .contentDoesNotOverlap: SpecExample(
            fails: .column(spacing: 0, [.text("Total").frame(height: 20), .text("€12").frame(height: 20)]),
            passes: .column(spacing: 0, [.text("Total"), .text("€12")]), in: .largestText),
        .overflowScrolls: SpecExample(
            fails: .column(spacing: 0, [.spacer(minLength: 900), .button("Pay")]),
            passes: .scroll(.column(spacing: 0, [.spacer(minLength: 900), .button("Pay")]))),
        .noTwoWayScrolling: SpecExample(
            fails: .scroll([.horizontal, .vertical], .text("Terms").frame(width: 900, height: 2_000)),
            passes: .scroll(.text("Terms").frame(height: 2_000)), in: UserEnvironment(screenSize: LayoutSize(width: 320, height: 568))),
        .screenNotOneStop: SpecExample(
            fails: Blueprint.column((1...40).map { .text("Paragraph \($0) of the terms of delivery") })
                .accessibilityElement(children: .combine),
            passes: .column((1...40).map { .text("Paragraph \($0) of the terms of delivery") })),
        .weightLegible: SpecExample(fails: .text("Terms").fontWeight(.light), passes: .text("Terms").fontWeight(.regular)),
        .readingOrderMatchesSight: SpecExample(
            fails: .column([.text("Delivery"), Blueprint.text(passage).accessibilitySortPriority(1)]),
            passes: .column([.text("Delivery"), .text(passage)])),
        .columnsReadInPairs: SpecExample(
            fails: .row(spacing: 32, columns), passes: .row(spacing: 32, columns.map(grouped))),
        .contextBeforeControl: SpecExample(
            fails: .text("Letter").alert(.column([.button("Delete"), .button("Keep"), .text("Delete the letter?")])),
            passes: .text("Letter").alert(.column([.text("Delete the letter?"), .button("Delete"), .button("Keep")]))),
        .relatedReadTogether: SpecExample(fails: .row(cards), passes: .row(cards.map(grouped))),
        .overlayNotReadLast: SpecExample(
            fails: .layers([
                .column([.text("News"), .text("Weather"), .text("Sports")]),
                Blueprint.text("Subscribe now").backgroundColor(0xFFFFFF).accessibilitySortPriority(-1),
            ]), passes: .layers([.text("Weather maps"), .text("Weather").backgroundColor(0xFFFFFF)])),
        .headingsExposed: SpecExample(
            fails: .column([.text("Delivery", style: .title2), .text(passage)]),
            passes: .column([Blueprint.text("Delivery", style: .title2).accessibilityHeading(), .text(passage)])),
        .labelPartsSeparated: SpecExample(
            fails: .row([.text("Inbox"), .text("3")]).accessibilityElement(children: .ignore).accessibilityLabel("Inbox3"),
            passes: .row([.text("Inbox"), .text("3")]).accessibilityElement(children: .ignore).accessibilityLabel("Inbox, 3")),
        .transparencyReduced: SpecExample(
            fails: .layers([.text("Weather maps"), Blueprint.text("Sale").backgroundColor(0xFFFFFF).opacity(0.6)]),
            passes: .layers([.text("Weather maps"), Blueprint.text("Sale").backgroundColor(0xFFFFFF)]), in: .reducedTransparency),
        .picturesKeepColors: SpecExample(
            fails: Blueprint.text("Terms").accessibilityIgnoresInvertColors(),
            passes: Blueprint.image("lake", width: 200, height: 200).accessibilityLabel("Lake").accessibilityIgnoresInvertColors()),
        .headingsStayLarger: SpecExample(
            fails: .column([
                Blueprint.text("Delivery", style: .title3).accessibilityHeading().textSizes(upTo: .large), .text("Free of charge"),
            ]),
            passes: .column([Blueprint.text("Delivery", style: .title3).accessibilityHeading(), .text("Free of charge")]),
            in: .largestText),
        .iconsGrow: SpecExample(
            fails: Blueprint.image("seal", width: 20, height: 20).accessibilityLabel("Verified"),
            passes: Blueprint.symbol("checkmark.seal").accessibilityLabel("Verified"), in: .largestText),
        .passagesPlain: SpecExample(fails: Blueprint.text(passage).italic(), passes: .text(passage)),
        .textBlocksReadable: SpecExample(
            fails: .text(passage + " " + passage), passes: Blueprint.text(passage + " " + passage).frame(width: 300), in: .landscapePad),
        .foreignTextTagged: SpecExample(
            fails: Blueprint.text("Der Tee wird mit Milch und Zucker getrunken").screenSettings(language: "en"),
            passes: Blueprint.text("Der Tee wird mit Milch und Zucker getrunken").accessibilityLanguage("de")),
        .textSpacingAdapts: SpecExample(
            fails: .text("Terms").fixedTextSpacing(letters: 0), passes: .text("Terms").fixedTextSpacing()),
        .textNotInImages: SpecExample(
            fails: .image("sale", width: 300, height: 80).accessibilityLabel("Sale ends on Friday").showsText(),
            passes: .image("ribbon", width: 300, height: 80).accessibilityLabel("A red ribbon").showsText(false)),
        .requiredFieldsStated: SpecExample(
            fails: .column([.field("Name").fieldRequired(), .field("Note")]),
            passes: .column([.field("Name (required)").fieldRequired(), .field("Note")])),
        .instructionsNotSensory: SpecExample(
            fails: .text("Press the round button on the right to continue."),
            passes: .text("Press the round Continue button on the right.")),
        .orientationNotLocked: SpecExample(
            fails: .text("Ticket").screenSettings(orientations: [.portrait]),
            passes: .text("Ticket").screenSettings(orientations: [.portrait, .landscape])),
        .zoomNotBlocked: SpecExample(
            fails: .text("Terms").screenSettings(allowsZoom: false), passes: .text("Terms").screenSettings(allowsZoom: true)),
        .languageValid: SpecExample(
            fails: .text("Terms").screenSettings(language: "english"), passes: .text("Terms").screenSettings(language: "en")),
    ]

    /// A text of more than a line.
    private static let passage =
        "Orders of more than €50 are delivered free of charge within three days. All others take five days and cost €4."

    /// Two values with their captions below.
    private static let columns: [Blueprint] = [("12", "Followers"), ("30", "Following")].map { value, caption in
        .column(spacing: 2, [.text(value, style: .title2), .text(caption, style: .caption1)])
    }

    /// Two cards, each of a name above a price.
    private static let cards: [Blueprint] = [("Ink", "€7.90"), ("Pen", "€9.90")].map { name, price in
        Blueprint.column([.text(name), .text(price)]).backgroundColor(0xF0F0F0)
    }

    /// Returns a part that the screen reader visits as a group.
    private static func grouped(_ part: Blueprint) -> Blueprint {
        part.accessibilityElement(children: .contain).accessibilityLabel("Group")
    }
}
