import EveryScreenLayout
import EveryScreenModel
import Testing

struct BlueprintEditTests {
    /// A blueprint whose parts are: 0 column, 1 text, 2 row, 3 frame, 4 button, 5
    /// image.
    private let original = Blueprint.column([
        .text("Ink", lineLimit: 1, minimumScaleFactor: 0.5),
        .row([.button("Buy").frame(width: 31, clips: true), .image("pen", width: 20, height: 20)]),
    ])

    private func edit(_ part: Int, _ change: BlueprintEdit.Change) -> BlueprintEdit { BlueprintEdit([BlueprintEdit.Step(part, change)]) }

    private func modifiers(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> Blueprint.AccessibilityModifiers {
        var modifiers = Blueprint.AccessibilityModifiers()
        change(&modifiers)
        return modifiers
    }

    private func frame(_ limits: Blueprint.FrameLimits, clips: Bool = false) -> Blueprint.Wrapper {
        .frame(limits: limits, alignment: .center, clips: clips)
    }

    /// The code of an edit of the original, and the part that it makes of part
    /// `number`.
    private func applied(_ number: Int, _ change: BlueprintEdit.Change) -> [String?] {
        let edit = edit(number, change)
        return [edit.swiftCode, edit.applied(to: original)?.parts[number].swiftCode]
    }

    @Test func `the code says where another element stands, unless the same line makes it`() {
        let blueprint = Blueprint.column([
            .text("Tea").padding(8),
            .text("Milk"), .text("Oats"),
        ])
        let place = "in BlueprintEditTests.swift:\(#line - 2)"
        func code(_ path: String, _ parts: Int...) -> String {
            let changes: [BlueprintEdit.Change] = [.set(modifiers { $0.label = "a" }), .set(modifiers { $0.hint = "b" })]
            return BlueprintEdit(zip(parts, changes).map(BlueprintEdit.Step.init)).swiftCode(forPath: path, in: blueprint)
        }

        #expect(code("1", 3, 4) == ".accessibilityLabel(\"a\") and .accessibilityHint(\"b\")")
        #expect(code("0/0", 3, 4) == ".accessibilityLabel(\"a\") \(place) and .accessibilityHint(\"b\") \(place)")
        #expect(code("0/0", 2, 3) == ".accessibilityLabel(\"a\") and .accessibilityHint(\"b\") \(place)")
        // The parts around the element are on its way, and a wrapper belongs to its
        // content.
        #expect(code("0/0", 1, 0) == ".accessibilityLabel(\"a\") and .accessibilityHint(\"b\")")
        #expect(code("1", 1).hasPrefix(".accessibilityLabel(\"a\") in BlueprintEditTests.swift:"))
        #expect(code("9", 3) == ".accessibilityLabel(\"a\")")
    }

    // MARK: Wrappers

    @Test func `a wrapper is put around a part`() {
        #expect(
            applied(4, .wrap(frame(Blueprint.FrameLimits(minWidth: 44)))) == [
                ".frame(minWidth: 44)", ".button(\"Buy\").frame(minWidth: 44)",
            ])
        #expect(applied(1, .wrap(.scroll(axes: [.vertical])))[0] == "wrap in .scroll(…)")
        #expect(applied(1, .wrap(.scroll(axes: [.horizontal])))[0] == "wrap in .scroll(.horizontal, …)")
    }

    @Test func `a wrapper is taken away, and only one of its kind`() {
        let wrapper = frame(Blueprint.FrameLimits(width: 31), clips: true)

        #expect(applied(3, .unwrap(wrapper)) == ["remove .frame(width: 31, clips: true)", ".button(\"Buy\")"])
        #expect(applied(3, .unwrap(.padding(insets: LayoutInsets(all: 8)))) == ["remove .padding(8)", nil])
        #expect(applied(4, .unwrap(wrapper))[1] == nil)
    }

    @Test func `a wrapper is replaced, and its code names what differs`() {
        let old = frame(Blueprint.FrameLimits(width: 31), clips: true)
        let new = frame(Blueprint.FrameLimits(minWidth: 44), clips: true)

        #expect(
            applied(3, .rewrap(old, as: new)) == [
                ".frame(minWidth: 44, …) instead of .frame(width: 31, …)", ".button(\"Buy\").frame(minWidth: 44, clips: true)",
            ])
    }

    @Test func `in another version of the blueprint a frame changes as far as the edit does`() {
        let old = frame(Blueprint.FrameLimits(width: 31))
        let edit = edit(0, .rewrap(old, as: frame(Blueprint.FrameLimits(minWidth: 44))))
        let version = Blueprint.button("Buy").frame(width: 40, height: 50, alignment: .leading)

        #expect(edit.applied(to: version) == .button("Buy").frame(height: 50, minWidth: 44, alignment: .leading))
        #expect(edit.applied(to: .button("Buy").padding(8)) == nil)
    }

    // MARK: Modifiers

    @Test func `modifiers are set beside those there are, traits on top`() {
        let button = Blueprint.button("Buy").accessibilityHint("Opens.").accessibilityAddTraits(.link)
        let edit = edit(0, .set(modifiers { ($0.label, $0.addedTraits) = ("Buy ink", .button) }))

        #expect(edit.swiftCode == ".accessibilityLabel(\"Buy ink\").accessibilityAddTraits(.button)")
        #expect(
            edit.applied(to: button)
                == .button("Buy").accessibilityHint("Opens.").accessibilityLabel("Buy ink").accessibilityAddTraits([.link, .button]))
    }

    @Test func `modifiers are taken away, of traits and keys only those given`() {
        let button = Blueprint.button("Buy").accessibilityLabel("Buy ink").accessibilityAddTraits([.link, .selected]).consumesKeys([
            .tab, .up,
        ])
        let edit = edit(0, .remove(modifiers { ($0.label, $0.addedTraits, $0.consumedKeys) = ("", .link, [.tab]) }))

        #expect(edit.swiftCode == "remove .accessibilityLabel(\"\").consumesKeys([.tab]).accessibilityAddTraits(.link)")
        #expect(edit.applied(to: button) == .button("Buy").accessibilityAddTraits(.selected).consumesKeys([.up]))
        #expect(edit.applied(to: .button("Buy")) == nil)
        #expect(self.edit(0, .remove(modifiers { $0.label = "a" })).applied(to: .button("Buy").accessibilityLabel("b")) == .button("Buy"))
    }

    // MARK: Facts

    @Test func `facts of text change`() {
        #expect(
            applied(1, .fact(.string("Blue ink", kind: "text"))) == [
                ".text(\"Blue ink\")", ".text(\"Blue ink\", lineLimit: 1, minimumScaleFactor: 0.5)",
            ])
        #expect(applied(1, .fact(.withoutLineLimit(1))) == ["remove lineLimit: 1", ".text(\"Ink\", minimumScaleFactor: 0.5)"])
        #expect(applied(1, .fact(.withoutScaling(0.5))) == ["remove minimumScaleFactor: 0.5", ".text(\"Ink\", lineLimit: 1)"])
        #expect(applied(1, .fact(.string("Blue ink", kind: "button")))[1] == nil)
    }

    @Test func `facts of pictures and controls change`() {
        #expect(
            applied(5, .fact(.pictureSize(LayoutSize(width: 44, height: 44)))) == [
                "width: 44, height: 44", ".image(\"pen\", width: 44, height: 44)",
            ])
        #expect(
            applied(5, .fact(.isDecorative(true))) == ["isDecorative: true", ".image(\"pen\", width: 20, height: 20, isDecorative: true)"])
        #expect(applied(4, .fact(.string("Sell", kind: "button"))) == [".button(\"Sell\")", ".button(\"Sell\")"])
        #expect(edit(0, .fact(.value("5"))).applied(to: .slider("Volume", value: "")) == .slider("Volume", value: "5"))
        #expect(applied(4, .fact(.pictureSize(LayoutSize(width: 44, height: 44))))[1] == nil)
    }

    @Test func `facts of containers change`() {
        let column = Blueprint.Container.column(spacing: nil, alignment: .leading)
        let row = Blueprint.row([.text("Ink")])

        #expect(edit(0, .fact(.spacing(20))).applied(to: row) == .row(spacing: 20, [.text("Ink")]))
        #expect(edit(0, .fact(.alignment(.leading))).applied(to: row) == .row(alignment: .leading, [.text("Ink")]))
        #expect(edit(0, .fact(.columnFrom(.accessibility1))).applied(to: row) == .row(columnFrom: .accessibility1, [.text("Ink")]))
        #expect(edit(0, .fact(.container(column, insteadOf: "row"))).applied(to: row) == .column([.text("Ink")]))
        #expect(edit(0, .fact(.container(column, insteadOf: "layers"))).applied(to: row) == nil)
        #expect(
            edit(0, .fact(.container(column, insteadOf: "overlay"))).applied(to: Blueprint.text("Ink").overlay(.text("New")))
                == .column([.text("Ink"), .text("New")]))
        #expect(edit(0, .fact(.container(column, insteadOf: "overlay"))).swiftCode == ".column([…]) instead of .overlay(…)")
        #expect(edit(0, .fact(.spacing(20))).swiftCode == "spacing: 20")
        #expect(edit(0, .fact(.alignment(.leading))).swiftCode == "alignment: .leading")
        #expect(edit(0, .fact(.columnFrom(.accessibility1))).swiftCode == "columnFrom: .accessibility1")
    }

    // MARK: Structure

    @Test func `a child is added to a container, and to a column around anything else`() {
        let close = Blueprint.button("Close").dismissesModal()

        #expect(edit(0, .append(close)).swiftCode == "add .button(\"Close\").dismissesModal()")
        #expect(edit(0, .append(close)).applied(to: .list([.text("Ink")])) == .list([.text("Ink"), close]))
        #expect(edit(0, .append(close)).applied(to: .text("Ink")) == .column([.text("Ink"), close]))
    }

    @Test func `what stands between the bars of a column scrolls`() {
        let bar = Blueprint.navigationBar("Shop")
        let tabs = Blueprint.tabBar([.button("Shop"), .button("Cart")])
        let edit = edit(0, .scrollBetweenBars)

        #expect(edit.swiftCode == "wrap what stands between the bars in .scroll(…)")
        #expect(edit.applied(to: .column([bar, .text("Ink")])) == .column([bar, .scroll(.text("Ink"))]))
        #expect(
            edit.applied(to: .column(spacing: 4, [bar, .text("Ink"), .text("Pen"), tabs]))
                == .column(spacing: 4, [bar, .scroll(.column(spacing: 4, [.text("Ink"), .text("Pen")])), tabs]))
        #expect(edit.applied(to: .column([.text("Ink")])) == nil)
        #expect(edit.applied(to: .row([bar, .text("Ink")])) == nil)
    }

    @Test func `a modal is put around the whole blueprint`() {
        let blueprint = Blueprint.column([.text("Ink"), .text("Pen").modal(.button("Close"))])

        #expect(
            edit(2, .presentOutermost).applied(to: blueprint) == Blueprint.column([.text("Ink"), .text("Pen")]).modal(.button("Close")))
        #expect(edit(1, .presentOutermost).applied(to: blueprint) == nil)
        #expect(edit(2, .presentOutermost).swiftCode == "put .modal(…) around the outermost blueprint")
    }

    @Test func `children are grouped for Switch Control`() {
        let keys = (1...3).map { Blueprint.button("\($0)") }
        let edit = edit(0, .group(2, isRow: true))

        #expect(edit.swiftCode == "wrap every 2 children in .row([…]).accessibilityNavigationStyle(.combined)")
        #expect(
            edit.applied(to: .row(spacing: 2, keys))
                == .row(
                    spacing: 2,
                    [
                        Blueprint.row(spacing: 2, [keys[0], keys[1]]).accessibilityNavigationStyle(.combined),
                        Blueprint.row(spacing: 2, [keys[2]]).accessibilityNavigationStyle(.combined),
                    ]))
        #expect(edit.applied(to: .list(keys)) == nil)
    }

    // MARK: Several steps

    @Test func `steps name the parts of the blueprint before the edit, in whatever order`() {
        let steps = [
            BlueprintEdit.Step(1, .wrap(.padding(insets: LayoutInsets(all: 4)))),
            BlueprintEdit.Step(4, .fact(.string("Sell", kind: "button"))),
            BlueprintEdit.Step(0, .wrap(.scroll(axes: [.vertical]))),
        ]

        #expect(BlueprintEdit(steps).applied(to: original) == BlueprintEdit(steps.reversed()).applied(to: original))
        #expect(BlueprintEdit(steps).applied(to: original)?.parts[6].swiftCode == ".button(\"Sell\")")
        #expect(BlueprintEdit(steps).swiftCode == ".padding(4) and .button(\"Sell\") and wrap in .scroll(…)")
    }

    @Test func `an edit that cannot be applied whole, or changes nothing, is not applied`() {
        #expect(edit(9, .wrap(.padding(insets: LayoutInsets(all: 4)))).applied(to: original) == nil)
        #expect(edit(4, .fact(.string("Buy", kind: "button"))).applied(to: original) == nil)
        #expect(
            BlueprintEdit([BlueprintEdit.Step(1, .fact(.withoutLineLimit(1))), BlueprintEdit.Step(4, .fact(.withoutLineLimit(1)))])
                .applied(to: original) == nil)
    }

    @Test func `the same change on other elements is made and not printed`() {
        let hidden = modifiers { $0.isHidden = true }
        let edit = BlueprintEdit([BlueprintEdit.Step(4, .set(hidden))], others: [BlueprintEdit.Step(1, .set(hidden))])

        #expect(edit.swiftCode == ".accessibilityHidden()")
        #expect(edit.applied(to: original)?.parts.filter { $0.swiftCode.hasSuffix("Hidden()") }.count == 2)
    }

    @Test func `of many steps three are printed`() {
        let steps = (1...5).map { number in
            BlueprintEdit.Step(0, .set(modifiers { $0.label = "\(number)" }))
        }

        #expect(
            BlueprintEdit(steps).swiftCode
                == ".accessibilityLabel(\"1\"), .accessibilityLabel(\"2\"), .accessibilityLabel(\"3\") and 2 more")
    }

    // MARK: Versions

    @Test func `an edit follows its part into another version, and leaves out missing parts`() {
        let edit = BlueprintEdit([
            BlueprintEdit.Step(4, .set(modifiers { $0.hint = "Opens." })), BlueprintEdit.Step(5, .fact(.isDecorative(true))),
        ])
        let version = Blueprint.column([.button("Buy"), .text("Ink")])

        #expect(edit.applied(toVersion: version, of: original) == .column([.button("Buy").accessibilityHint("Opens."), .text("Ink")]))
        #expect(edit.applied(toVersion: .text("Ink"), of: original) == .text("Ink"))
    }
}
