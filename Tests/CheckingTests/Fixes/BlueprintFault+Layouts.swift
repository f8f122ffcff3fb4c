import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel

extension BlueprintFault {
    /// Faults of extents, of places, and of what happens when text grows.
    static let layouts: [BlueprintFault] =
        [
            BlueprintFault("shrink-target", in: isButton) { $0.frame(width: 31) },
            BlueprintFault("flat-target", in: isButton) { $0.frame(height: 20) },
            BlueprintFault("smaller-target", in: isButton, isScaling: true) { $0.frame(width: 31) },
            BlueprintFault(
                "overlap", in: isColumn,
                change: adding(.column(spacing: -20, [.button("Open wool").framedAsTarget, .button("Open silk").framedAsTarget]))),
            BlueprintFault(
                "same-rectangle", in: isColumn,
                change: adding(.layers(["Open wool", "Open silk"].map { .button($0).frame(width: 200, height: 60) }))),
            BlueprintFault("stacked-stops", in: isButton) { .layers([$0.framedAsTarget, .button("Stacked").framedAsTarget]) },
            BlueprintFault("covered", in: isButton) { $0.framedAsTarget.overlay(.button("Cover").frame(width: 150, height: 60)) },
            BlueprintFault("off-screen", in: isButton) { $0.padding(LayoutInsets(left: -4_000)) },
            BlueprintFault("opaque-banner", in: isPage) {
                $0.overlay(
                    .column([.text("Sale").frame(maxWidth: .infinity, minHeight: 120)]).backgroundColor(0xFFFFFF, dark: 0x1C1C1E),
                    alignment: .topLeading)
            },
            BlueprintFault("fixed-height", in: isText) { $0.frame(height: 8, clips: true) },
            BlueprintFault("no-scrolling", in: isPage) { part in
                var result = part
                result.children = part.children.map { child in
                    guard case .wrapper(.scroll, let content) = child.content else { return child }
                    return .column([content] + (0..<24).map { .button("Wool \($0)").framedAsTarget })
                }
                return result
            },
            BlueprintFault("scrolls-too-little", in: isColumn) { part in
                var result = part
                result.children += (0..<40).map { .button("Wool \($0)").framedAsTarget }
                return result.frame(height: 900, alignment: .topLeading)
            },
            BlueprintFault(
                "order-cycle", in: isColumn,
                change: adding(
                    .row([
                        .text("Wool"), .image("star", width: 32, height: 32).accessibilityLabel("New wool"),
                        .button("Buy wool").framedAsTarget,
                    ]))),
            BlueprintFault(
                "values-apart", in: isColumn,
                change: adding(
                    .row(
                        spacing: 40,
                        [("12", "Felt"), ("30", "Silk")].map { value, caption in
                            .column(spacing: 2, [.text(value, style: .title2), .text(caption, style: .caption1)])
                        }))),
            BlueprintFault(
                "plain-heading", in: isColumn,
                change: adding(
                    .column([
                        .text("Delivery", style: .title2),
                        .text("Wool is sheared in spring, washed in rain water, and spun by hand in the winter that follows."),
                    ]))),
            BlueprintFault(
                "joined-label", in: isColumn,
                change: adding(
                    Blueprint.row([.text("Felt"), .text("3")]).accessibilityElement(children: .ignore).accessibilityLabel("Felt3"))),
            BlueprintFault("exempt-text", in: isText) { $0.accessibilityIgnoresInvertColors() },
            BlueprintFault(
                "negative-photo", in: isColumn,
                change: adding(
                    Blueprint.image("sheep", width: 200, height: 120).accessibilityLabel("Sheep on a hill")
                        .accessibilityIgnoresInvertColors(false))),
            BlueprintFault(
                "italic-passage", in: isColumn,
                change: adding(
                    Blueprint.text("Wool is sheared in spring, washed in rain water, and spun by hand in the winter that follows.").italic()
                )),
            BlueprintFault(
                "small-heading", in: isColumn,
                change: adding(
                    Blueprint.text("Felt", style: .title3).accessibilityHeading().textSizes(upTo: .large), .text("Made of wool"))),
            BlueprintFault("light-text", in: isText) { $0.fontWeight(.light) },
            BlueprintFault("fixed-text", in: isText) { $0.textSizes(upTo: .large) },
            BlueprintFault("capped-text", in: isText) { $0.textSizes(upTo: .xxxLarge) },
            BlueprintFault("shrunk-text", in: isText) { part in
                guard case .text(let text) = part.content else { return part }
                return .text("\(text.string) of wool, silk and felt", style: text.style, lineLimit: 1, minimumScaleFactor: 0.3)
            },
            BlueprintFault("ellipsis", in: isText) { part in
                guard case .text(let text) = part.content else { return part }
                return .text(String(text.string.prefix(12)), style: text.style, lineLimit: 1).frame(width: 150)
            },
            BlueprintFault(
                "grown-together", in: isColumn,
                change: adding(
                    .column(spacing: 0, [.text("Wool").frame(height: 22), .text("Silk").frame(height: 22)]))),
            BlueprintFault(
                "both-ways", in: isColumn,
                change: adding(
                    Blueprint.scroll(
                        [.horizontal, .vertical], .column((0..<20).map { .text("Wool, silk, felt and linen \($0)").frame(width: 500) })
                    ).frame(height: 200))),
        ]
        + scaled

    /// Faults that a function has at accessibility sizes only.
    private static let scaled: [BlueprintFault] = [
        BlueprintFault("disabled-at-size", in: isButton, isScaling: true) { $0.disabled() },
        BlueprintFault("hidden-at-size", in: isButton, isScaling: true) { $0.accessibilityHidden() },
        BlueprintFault("reversed-order", in: { isColumn($0) && $0.children.count > 1 }, isScaling: true) { part in
            var result = part
            result.children[1] = result.children[1].accessibilitySortPriority(1)
            return result
        },
        BlueprintFault("dropped-control", in: { isColumn($0) && $0.children.contains(where: isFramedButton) }, isScaling: true) { part in
            var result = part
            result.children.removeAll(where: isFramedButton)
            return result
        },
    ]

    private static let grouping = "Its spec has no edits: the parts to group or to move are a decision of the design."

    /// The faults of `Fault.all` that no blueprint has, each with the reason.
    static let inexpressible: [String: String] = [
        "control-in-control": "A control of a blueprint holds nothing.",
        "control-no-element": "Only a merged part is no element, which is another fault.",
        "text-no-element": "Only a merged part is no element, which is another fault.",
        "disabled-undimmed": "The layout dims disabled elements.",
        "focus-loop": "A blueprint says where Tab leads, but not where Shift-Tab does.",
        "hidden-twin": "A control of a blueprint has no long press.",
        "incomplete-order": "The layout lists every stop of a container that it orders.",
        "listed-twice": "The layout lists every stop of a container that it orders once.",
        "inert-control": "A control of a blueprint acts.",
        "infinite-frame": "The layout makes finite frames.",
        "no-decrement": "A slider of a blueprint has both steps.",
        "not-mirrored": "The layout mirrors; a function of the direction is among the faulty screens.",
        "order-not-mirrored": "The layout mirrors; a function of the direction is among the faulty screens.",
        "placeholder-only": "Only a capture has a label and a placeholder that differ; the same is among the faulty screens.",
        "point-beside": "The activation point of a blueprint is the middle of its frame.",
        "same-letters": "A blueprint does not say whether actions have images.",
        "short-title": "A control has the height that its title needs.",
        "silent-map": "A blueprint has no maps; a hidden image is among the faulty screens.",
        "swapped-places": "The first part of a blueprint comes first at every text size.",
        "transparent": "A blueprint without opacity is not accessible, as in SwiftUI.",
        "thin-in-bold": "The layout draws every text heavier with Bold Text.",
        "see-through": "The content under a part is a decision of the design; the same is among the faulty screens.",
        "number-left-out": "The words for a number are the author's.",
        "same-drop-points": "A blueprint has no places to drag or drop.",
        "frame-left-behind": "The layout takes the frames of elements from their content.",
        "color-only-dots": "A separate shape is a decision of the design.",
        "marked-label": "The same edit as for a full stop, which is another fault.",
        "none-selected": "A tab bar of a blueprint has a selected tab.",
        "text-behind-card": "The content over a part is a decision of the design.",
        "other-voice-name": "The same edit as for another label, which is another fault.",
        "share-of-range": "A slider of a blueprint states no range.",
        "shown-key": "The text of a key is the author's.",
        "falling-text": "The same edit as for text that is shrunk to fit, which is another fault.",
        "kept-text": "The same edit as for text of a limited size, which is another fault.",
        "fixed-icon": "A symbol in place of a picture is a decision of the design.",
        "capital-passage": "The capitals of a text are the author's.",
        "wrong-side": "The text of a blueprint stands at the side of its direction.",
        "justified-block": "The text of a blueprint is not justified.",
        "long-lines": "The width of a text is a decision of the design.",
        "foreign-passage": "The language of a text is the author's.",
        "required-unmarked": "The words for what must be filled in are the author's.",
        "text-picture": "A text in front of the picture is a decision of the design.",
        "round-button": "The words of an instruction are the author's.",
        "text-before-heading": "A text that is read before its heading is among the faulty screens.",
        "row-backward": "The same edit as for a text before its heading, which is another fault.",
        "bare-button": "A blueprint does not state that a button has no background.",
        "state-left-out": "Only the markup of a page leaves it out.",
        "rotor-to-nothing": "A blueprint has no rotors.",
        "text-goes-round": "A blueprint has no text flow.",
        "three-fingers": "The gesture of a blueprint states no fingers.",
        "direct-area": "The surface that takes touches is a decision of the design.",
        "button-rows": grouping,
        "plain-link": "A text of a blueprint holds no links.",
        "merged-screen": grouping,
        "label-behind": grouping,
        "label-far": grouping,
        "cards-interleaved": grouping,
        "late-banner": grouping,
        "shrill": "A blueprint states no pitch.",
        "dropped-text": "A part that a function leaves out at large text has no edit; a faulty screen lacks a button.",
    ]
}
