import EveryScreenKit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSampleShop

extension FaultyScreen {
    /// Faults of targets.
    static let targets: [FaultyScreen] = [
        FaultyScreen(
            "target-size", "a button of a fixed width", fix: ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 31)",
            page([.row([.text("Order 1234"), .spacer, .button("Track").frame(width: 31)])])),
        FaultyScreen(
            "target-size", "a button of a fixed height", fix: ".frame(minHeight: 44) instead of .frame(height: 30)",
            page([.text("Notebook"), .button("Add to cart").frame(height: 30)])),
        FaultyScreen(
            "target-size", "small icons", fix: "width: 44, height: 44",
            page([
                .row([.text("Ink"), .spacer, .imageButton("heart", width: 31, height: 31).accessibilityLabel("Favorite Ink")]),
                .row([.text("Pen"), .spacer, .imageButton("heart", width: 31, height: 31).accessibilityLabel("Favorite Pen")]),
            ])),
        FaultyScreen(
            "target-size", "a chip cut off by its row", fix: ".frame(minHeight: 44, …) instead of .frame(height: 32, …)",
            page([.row([.button("Blue").framedAsTarget, .button("Black").framedAsTarget]).frame(height: 32, clips: true)])),
        FaultyScreen(
            "target-size", "a small icon and a narrow button",
            fix: "width: 44, height: 44 and .frame(minWidth: 44, minHeight: 44) instead of .frame(width: 30)",
            page([.row([.imageButton("minus", width: 24, height: 24).accessibilityLabel("Less"), .button("More").frame(width: 30)])])),
        FaultyScreen(
            "target-size", "a button drawn smaller than it is laid out", fix: "remove .scaleEffect(0.8)",
            page([.row([.text("Order 1234"), .spacer, Blueprint.button("Track").framedAsTarget.scaleEffect(0.8)])])),
        FaultyScreen(
            "target-size", "a button that lets touches through", fix: "remove .allowsHitTesting(false)",
            page([.text("Order 1234"), Blueprint.row([.button("Track").framedAsTarget]).allowsHitTesting(false)])),
        FaultyScreen(
            "target-kept-when-scaling", "a button that is narrow at large text",
            fix: ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 31)"
        ) { environment in
            let button = Blueprint.button("Add").framedAsTarget
            return page([.text("Notebook"), environment.textSize.isAccessibilitySize ? Blueprint.button("Add").frame(width: 31) : button])
        },
        FaultyScreen(
            "targets-do-not-overlap", "buttons closer than they are high", fix: "spacing: 8",
            page([.column(spacing: -12, [.button("Play").framedAsTarget, .button("Stop").framedAsTarget])])),
        FaultyScreen(
            "targets-do-not-overlap", "icons with margins that meet", fix: "spacing: 20",
            page([
                .row([
                    .imageButton("minus", width: 28, height: 28).accessibilityLabel("Less").hitMargin(10),
                    .imageButton("plus", width: 28, height: 28).accessibilityLabel("More").hitMargin(10),
                ])
            ])),
        FaultyScreen(
            "targets-do-not-overlap", "a badge at the corner of a button", fix: "remove .padding(LayoutInsets(bottom: 24, right: -24))",
            page([
                .button("Messages and notifications").framedAsTarget.overlay(
                    .imageButton("close").accessibilityLabel("Hide").padding(LayoutInsets(bottom: 24, right: -24)),
                    alignment: .bottomTrailing)
            ])),
        FaultyScreen(
            "activation-point-hits", "a button over the middle of another", fix: ".column([…]) instead of .overlay(…)",
            page([.button("Play all tracks of the album").framedAsTarget.overlay(.imageButton("heart").accessibilityLabel("Favorite"))])),
        FaultyScreen(
            "nothing-beyond-sight", "a button under another", fix: ".column([…]) instead of .layers(…)",
            page([.layers([.button("Buy").framedAsTarget, .button("Add to cart").framedAsTarget]), .text("Notebook")])),
        FaultyScreen(
            "nothing-beyond-sight", "a link drawn off the screen", fix: "remove .padding(.leading, -400)",
            page([.link("Skip to content").framedAsTarget.padding(LayoutInsets(left: -400)), .text("Notebook")])),
        FaultyScreen(
            "frame-valid", "a button without width", fix: ".frame(minWidth: 44, minHeight: 44) instead of .frame(width: 0)",
            page([.text("Notebook"), .button("Buy").frame(width: 0)])),
        FaultyScreen(
            "frame-valid", "an image without height", fix: ".accessibilityHidden()",
            page([.text("Notebook"), .image("line", width: 100, height: 0).accessibilityLabel("Line")])),
    ]

    /// Faults of modals.
    static let modals: [FaultyScreen] = [
        FaultyScreen(
            "modal-isolates", "a sheet inside a group", fix: "put .modal(…) around the outermost blueprint",
            .column([
                .button("Open").framedAsTarget,
                .column([.text("Notebook").modal(.column([.text("Filter"), .button("Done").framedAsTarget.dismissesModal()]))])
                    .accessibilityElement(
                        children: .contain),
            ])),
        FaultyScreen(
            "modal-can-be-escaped", "a sheet without a button that closes it",
            fix: #"add .button("Close").dismissesModal().frame(minWidth: 44, minHeight: 44)"#,
            page([.text("Notebook")]).modal(
                .column([.text("Thank you", style: .title2), .button("Track the order").framedAsTarget]).padding(16))),
        FaultyScreen(
            "modal-can-be-escaped", "an alert whose button does not close it", fix: ".dismissesModal()",
            page([.text("Notebook")]).alert(.column([.text("No network"), .button("OK").framedAsTarget]))),
        FaultyScreen(
            "modal-can-be-escaped", "a sheet of one text",
            fix: #"add .button("Close").dismissesModal().frame(minWidth: 44, minHeight: 44)"#,
            page([.text("Notebook")]).modal(.text("Thank you"))),
        FaultyScreen(
            "modal-can-be-escaped", "a hidden way out", fix: "remove .accessibilityHidden()",
            page([.text("Notebook")]).modal(
                .column([
                    .text("Filter"), .button("Done").framedAsTarget.dismissesModal().accessibilityHidden(), .toggle("New").framedAsTarget,
                ]), closesOnEscape: false)),
        FaultyScreen(
            "modal-can-be-escaped", "a way out for fingers", fix: "remove .keyboardFocusable(false)",
            page([.text("Notebook")]).modal(
                .column([
                    .text("Filter"), .button("Done").framedAsTarget.dismissesModal().keyboardFocusable(false),
                    .toggle("New").framedAsTarget,
                ]),
                closesOnEscape: false)),
    ]

    /// The six faults of the sample shop.
    static let shop: [FaultyScreen] = [
        planted(.fixedHeightRow, "text-not-clipped", fix: ".frame(minHeight: 64, …) instead of .frame(height: 64, …)", .list),
        planted(.smallIconButton, "target-size", fix: "width: 44, height: 44", .list),
        planted(.editorSwallowsTab, "no-keyboard-trap", fix: "remove .consumesKeys([.tab, .shiftTab])", .checkout),
        planted(
            .modalWithoutExit, "modal-can-be-escaped", fix: #"add .button("Close").dismissesModal().frame(minWidth: 44, minHeight: 44)"#,
            .confirmation),
        planted(.unlabelledImageButton, "element-has-label", fix: #".accessibilityLabel("What the button does")"#, .list),
        planted(.touchOnlyRating, "keyboard-reachable", fix: "remove .keyboardFocusable(false)", .detail),
    ]

    private static func planted(_ fault: ShopFault, _ spec: SpecID, fix: String?, _ screen: ShopScreen) -> FaultyScreen {
        var content = ShopContent.example
        content.screen = screen
        return FaultyScreen(spec, "\(fault.rawValue) of the shop", fix: fix, Shop(faults: [fault]).blueprint(for: content))
    }
}
