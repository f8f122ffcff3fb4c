import EveryScreenModel
import Testing

@testable import EveryScreenLayout

struct BlueprintSwiftCodeTests {
    private static let leaves: [(Blueprint, String)] = [
        (.text("a"), #".text("a")"#),
        (.text("a", style: .title1, lineLimit: 2), #".text("a", style: .title1, lineLimit: 2)"#),
        (.image("a", width: 60, height: 40.5), #".image("a", width: 60, height: 40.5)"#),
        (.image("a", width: 1, height: 2, isDecorative: true), #".image("a", width: 1, height: 2, isDecorative: true)"#),
        (.button("a"), #".button("a")"#),
        (.imageButton("a"), #".imageButton("a")"#),
        (.imageButton("a", width: 20), #".imageButton("a", width: 20, height: 44)"#),
        (.link("a"), #".link("a")"#),
        (.toggle("a"), #".toggle("a")"#),
        (.toggle("a", isOn: true), #".toggle("a", isOn: true)"#),
        (.slider("a", value: ""), #".slider("a", value: "")"#),
        (.field("a"), #".field("a")"#),
        (.field("a", value: "b"), #".field("a", value: "b")"#),
        (.secureField("a"), #".secureField("a")"#),
        (.searchField("a"), #".searchField("a")"#),
        (.textEditor("a"), #".textEditor("a")"#),
        (.textEditor("a", value: "b"), #".textEditor("a", value: "b")"#),
        (.progress("a", value: "5 %"), #".progress("a", value: "5 %")"#),
        (.spacer, ".spacer"),
    ]

    private static let containers: [(Blueprint, String)] = [
        (.row([]), ".row([])"),
        (
            .row(spacing: 0, alignment: .leading, columnFrom: .xxxLarge, [.spacer]),
            ".row(spacing: 0, alignment: .leading, columnFrom: .xxxLarge, [.spacer])"
        ),
        (.column([.spacer, .spacer]), ".column([.spacer, .spacer])"),
        (.column(spacing: 2.5, alignment: .trailing, []), ".column(spacing: 2.5, alignment: .trailing, [])"),
        (.list([.spacer]), ".list([.spacer])"),
        (.navigationBar("a"), #".navigationBar("a")"#),
        (.navigationBar("a", back: "b", [.spacer]), #".navigationBar("a", back: "b", [.spacer])"#),
        (.scroll(.spacer), ".scroll(.spacer)"),
        (.scroll(.horizontal, .spacer), ".scroll(.horizontal, .spacer)"),
        (.spacer.padding(8), ".spacer.padding(8)"),
        (.spacer.padding(.zero), ".spacer.padding(0)"),
        (.spacer.padding(LayoutInsets(top: 1, left: -2, bottom: 3.5)), ".spacer.padding(LayoutInsets(top: 1, left: -2, bottom: 3.5))"),
        (
            .spacer.frame(width: 1, height: 2, minWidth: 3, maxWidth: .infinity, minHeight: 4, clips: true),
            ".spacer.frame(width: 1, height: 2, minWidth: 3, maxWidth: .infinity, minHeight: 4, clips: true)"
        ),
        (.spacer.overlay(.text("a")), #".spacer.overlay(.text("a"))"#),
        (.spacer.overlay(.text("a"), alignment: .leading), #".spacer.overlay(.text("a"), alignment: .leading)"#),
        (.spacer.modal(.text("a")), #".spacer.modal(.text("a"))"#),
        (.spacer.modal(.text("a"), closesOnEscape: false), #".spacer.modal(.text("a"), closesOnEscape: false)"#),
    ]

    private static let modifiers: [(Blueprint, String)] = [
        (.spacer.accessibilityLabel("a"), #".spacer.accessibilityLabel("a")"#),
        (.spacer.accessibilityValue("a"), #".spacer.accessibilityValue("a")"#),
        (.spacer.accessibilityHint("a"), #".spacer.accessibilityHint("a")"#),
        (.spacer.accessibilityIdentifier("a"), #".spacer.accessibilityIdentifier("a")"#),
        (.spacer.accessibilityHidden(), ".spacer.accessibilityHidden()"),
        (.spacer.accessibilityHidden(false), ".spacer.accessibilityHidden(false)"),
        (.spacer.accessibilityHeading(), ".spacer.accessibilityHeading()"),
        (.spacer.accessibilityHeading(false), ".spacer.accessibilityHeading(false)"),
        (.spacer.accessibilityElement(children: .combine), ".spacer.accessibilityElement(children: .combine)"),
        (.spacer.disabled(), ".spacer.disabled()"),
        (.spacer.disabled(false), ".spacer.disabled(false)"),
        (.spacer.action("a"), #".spacer.action("a")"#),
        (.spacer.dismissesModal(), ".spacer.dismissesModal()"),
        (.spacer.keyboardFocusable(), ".spacer.keyboardFocusable()"),
        (.spacer.keyboardFocusable(false), ".spacer.keyboardFocusable(false)"),
        (.spacer.consumesKeys([]), ".spacer.consumesKeys([])"),
        (.spacer.consumesKeys([.tab, .return]), ".spacer.consumesKeys([.tab, .return])"),
        (.spacer.nextKeyElement("a"), #".spacer.nextKeyElement("a")"#),
        (
            .spacer.foregroundColor(0x0000FF, dark: 0xFFFFFF, increased: 0, increasedDark: 0xABCDEF),
            ".spacer.foregroundColor(0x0000FF, dark: 0xFFFFFF, increased: 0x000000, increasedDark: 0xABCDEF)"
        ),
        (.spacer.backgroundColor(0xFFFFFF), ".spacer.backgroundColor(.white)"),
        (.spacer.backgroundColor(.mint), ".spacer.backgroundColor(.mint)"),
        (.spacer.focusEffectDisabled(), ".spacer.focusEffectDisabled()"),
        (.spacer.focusEffectDisabled(false), ".spacer.focusEffectDisabled(false)"),
        (.spacer.fixedTextSpacing(), ".spacer.fixedTextSpacing()"),
        (.spacer.fixedTextSpacing(letters: 0.5, lines: 1), ".spacer.fixedTextSpacing(letters: 0.5, lines: 1)"),
        (.spacer.moves(.slide), ".spacer.moves(.slide)"),
        (
            .spacer.moves(.blink, for: .infinity, isEssential: false, canBeStopped: true, flashesPerSecond: 3, ignoresReduceMotion: true),
            ".spacer.moves(.blink, for: .infinity, isEssential: false, canBeStopped: true, flashesPerSecond: 3, ignoresReduceMotion: true)"
        ),
        (
            .spacer.plays(.video, for: 30, startsAutomatically: true, isSilent: false),
            ".spacer.plays(.video, for: 30, startsAutomatically: true, isSilent: false)"
        ),
        (
            .spacer.gestures([Blueprint.GestureAction(.swipe, does: "a")]),
            #".spacer.gestures([Blueprint.GestureAction(.swipe, does: "a")])"#
        ),
        (.spacer.setMember(1, of: 3), ".spacer.setMember(1, of: 3)"),
        (.spacer.leavesApp(), ".spacer.leavesApp()"),
        (.spacer.fieldError("a"), #".spacer.fieldError("a")"#),
        (.spacer.fieldRequired(), ".spacer.fieldRequired()"),
        (.spacer.showsText(false), ".spacer.showsText(false)"),
        (
            .spacer.screenSettings(language: "en", orientations: [.portrait], allowsZoom: false, refreshInterval: 30),
            #".spacer.screenSettings(language: "en", orientations: [.portrait], allowsZoom: false, refreshInterval: 30)"#
        ),
        (.spacer.accessibilityHint("a").accessibilityLabel("b"), #".spacer.accessibilityLabel("b").accessibilityHint("a")"#),
    ]

    @Test(arguments: leaves) func `a leaf is a call without the defaults`(blueprint: Blueprint, code: String) {
        #expect(blueprint.swiftCode == code)
    }

    @Test(arguments: containers) func `a container is a call with its children`(blueprint: Blueprint, code: String) {
        #expect(blueprint.swiftCode == code)
    }

    @Test func `two frames leave out what both have, with dots only where something is left out`() {
        func codes(_ own: Blueprint, _ other: Blueprint) -> [String] {
            guard case .wrapper(let own, _) = own.content, case .wrapper(let other, _) = other.content else { return [] }
            let codes = own.callCodes(beside: other)
            return [codes.own, codes.other]
        }

        #expect(codes(.spacer.frame(minWidth: 44), .spacer.frame(width: 31)) == [".frame(minWidth: 44)", ".frame(width: 31)"])
        #expect(
            codes(.spacer.frame(minWidth: 44, minHeight: 50), .spacer.frame(minWidth: 31, minHeight: 50))
                == [".frame(minWidth: 44, …)", ".frame(minWidth: 31, …)"])
    }

    @Test func `a scale of one axis names that axis`() {
        #expect(Blueprint.spacer.scaleEffect(x: 2, y: 1).swiftCode == ".spacer.scaleEffect(x: 2)")
        #expect(Blueprint.spacer.scaleEffect(x: 1, y: 0.5).swiftCode == ".spacer.scaleEffect(y: 0.5)")
        #expect(Blueprint.spacer.scaleEffect(x: 2, y: 0.5).swiftCode == ".spacer.scaleEffect(x: 2, y: 0.5)")
    }

    @Test(arguments: modifiers) func `modifiers are calls behind`(blueprint: Blueprint, code: String) {
        #expect(blueprint.swiftCode == code)
    }

    @Test(
        arguments: [
            ("a quotation mark", "\"", #"\""#), ("a backslash", #"\"#, #"\\"#), ("interpolation", #"\(a)"#, #"\\(a)"#),
            ("a line feed", "\n", #"\n"#),
            ("a carriage return", "\r", #"\r"#), ("a tab", "\t", #"\t"#), ("a null", "\0", #"\u{0}"#),
            ("a combining mark", "\u{301}", #"\u{301}"#),
            ("a mark of direction", "\u{202B}", #"\u{202B}"#), ("a line separator", "\u{2028}", #"\u{2028}"#),
            ("letters", "Straße 書", "Straße 書"),
            ("an emoji of several scalars", "👩‍🚀", #"👩\u{200D}🚀"#),
        ] as [(String, String, String)])
    func `what would not survive in source text is escaped`(id: String, string: String, code: String) {
        #expect(Blueprint.text(string).swiftCode == ".text(\"\(code)\")", "\(id)")
    }

    @Test func `children that do not fit in sixty characters have a line each`() {
        let card = Blueprint.column(
            [
                .text("Order 1234", style: .headline), .row([.button("Track"), .button("Cancel")]),
                .scroll(.list([.text("A long list of things")])),
            ]
        ).padding(16)

        #expect(
            card.swiftCode == """
                .column([
                    .text("Order 1234", style: .headline),
                    .row([.button("Track"), .button("Cancel")]),
                    .scroll(.list([.text("A long list of things")])),
                ]).padding(16)
                """)
    }

    @Test func `lines inside lines are indented once more`() {
        let nested = Blueprint.column([.row([.text(String(repeating: "a", count: 60))])])

        #expect(
            nested.swiftCode == """
                .column([
                    .row([
                        .text("\(String(repeating: "a", count: 60))"),
                    ]),
                ])
                """)
    }

    @Test func `a depth of forty is printed in no time`() {
        let deep = (0..<40).reduce(Blueprint.text("a")) { blueprint, _ in .column([blueprint]) }

        #expect(deep.swiftCode.count { $0 == "a" } == 1)
    }
}
