import EveryScreenModel

/// The parts that sections and bars add to their content.
extension LayoutTree {
    /// The header or footer of a section; `nil` where there is none.
    ///
    /// In a grouped list there is room in place of a text that it does not have.
    func sectionEnd(_ string: String, _ suffix: LayoutNode.PathSuffix, _ place: Place, at mark: CodeMark) -> PendingPart? {
        if !string.isEmpty { return sectionText(string, suffix, place, at: mark) }
        let isFirst = suffix == .header && place.isFirstInList
        switch place.listStyle {
        case .plain, nil: return nil
        case .insetGrouped where isFirst: return nil
        case .insetGrouped, .grouped:
            let room = LayoutPart.Arranging.sectionRoom((isFirst ? 2 : 1) * metrics.sectionRoom)
            return PendingPart(.arranging(room), suffix: suffix, parts: [])
        }
    }

    private func sectionText(_ string: String, _ suffix: LayoutNode.PathSuffix, _ place: Place, at mark: CodeMark) -> PendingPart {
        let side = rowSide(place)
        let (header, footer) =
            place.listStyle == .grouped
            ? (metrics.groupedHeaderInsets, metrics.groupedFooterInsets) : (metrics.headerInsets, metrics.footerInsets)
        let room = suffix == .header ? header : footer
        let insets = LayoutInsets(top: room.top, left: side, bottom: room.bottom, right: side)
        let text = Blueprint.text(string, style: suffix == .header ? metrics.headerStyle : .footnote).made(at: mark)
        return PendingPart((suffix == .header ? text.accessibilityHeading() : text).padding(insets), suffix: suffix)
    }

    /// The content of a navigation bar: the title between the way back and the
    /// items, or below them where it is large.
    ///
    /// Text in bars grows up to the largest text size that is no accessibility
    /// size.
    func navigationBar(
        _ title: String, back: String?, _ items: [Blueprint], leading leadingCount: Int, styles: Blueprint.ControlStyles, at mark: CodeMark
    ) -> PendingPart {
        let isLarge = styles.titleDisplay == .large
        let heading = Blueprint.text(title, style: isLarge ? .largeTitle : .headline, lineLimit: 1).made(at: mark).accessibilityHeading()
        let all = barItems(items)
        let goingBack = back.map { [PendingPart(backButton($0).made(at: mark), suffix: .back)] } ?? []
        let (leading, trailing) = (goingBack + all.prefix(max(0, leadingCount)), Array(all.dropFirst(max(0, leadingCount))))
        let middle = PendingPart(isLarge ? .spacer(minLength: 0) : heading.textSizes(upTo: .xxxLarge), suffix: .title)
        let bar = PendingPart(
            .arranging(.bar), suffix: .bar,
            parts: [
                PendingPart(.arranging(.barItems), suffix: .none, parts: leading), middle,
                PendingPart(.arranging(.barItems), suffix: .none, parts: trailing),
            ])
        guard isLarge else { return bar }
        let room = metrics.largeTitleInsets
        let large = heading.bold().padding(LayoutInsets(top: room.top, bottom: room.bottom)).frame(maxWidth: .infinity, alignment: .leading)
        return PendingPart(.arranging(.largeTitleBar), suffix: .bar, parts: [bar, PendingPart(large, suffix: .title)])
    }

    /// The items of a bar, those that can be operated with the target that the
    /// system gives them.
    func barItems(_ items: [Blueprint]) -> [PendingPart] {
        items.enumerated().map { number, item in
            let inner = PendingPart(item, ordinal: number)
            guard item.isRowControl || item.hasAction else { return inner }
            var target = PendingPart(.arranging(.barItem), suffix: .item, parts: [inner])
            target.ordinal = Int32(number)
            return target
        }
    }

    /// The way back: a chevron beside its title from the edge of the screen on iOS
    /// 18, a circle without a title on iOS 26.
    private func backButton(_ title: String) -> Blueprint {
        switch metrics.design {
        case .iOS18:
            let room = metrics.backInsets
            let chevron = Blueprint.image("chevron.backward", width: room.chevron, height: 22, isDecorative: true)
            let content = Blueprint.row(spacing: room.spacing, [chevron, .text(title)]).padding(
                LayoutInsets(left: room.leading, right: room.trailing))
            return .button(content.frame(minHeight: metrics.barHeight)).action("back").padding(.leading, -metrics.barMargin)
        case .iOS26, .macOS26, .visionOS:
            return .imageButton("chevron.backward", width: metrics.barHeight, height: metrics.barHeight).accessibilityLabel(title).action(
                "back")
        }
    }

    /// The tabs of a bar or the segments of a control, each with a share of one
    /// width.
    func shares(
        of tabs: [Blueprint], _ kind: LayoutPart.Arranging, _ selected: Int,
        _ states: (unselected: LayoutNode.TabState, selected: LayoutNode.TabState)
    ) -> PendingPart {
        let parts = tabs.enumerated().map { number, tab in
            // A symbol above a text, for instance, is one tab.
            let isOne = tab.contentInside.isLeaf || tab.contentInside.isComposedControl
            var inner = PendingPart(
                isOne || tab.accessibility?.children != nil ? tab : tab.accessibilityElement(children: .combine), ordinal: number)
            inner.tab = number == selected ? states.selected : states.unselected
            var share = PendingPart(.arranging(kind), suffix: .tab, parts: [inner])
            share.ordinal = Int32(number)
            return share
        }
        return PendingPart(.arranging(.tabs), suffix: .bar, parts: parts)
    }
}
