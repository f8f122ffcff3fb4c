import ScreenModel

extension LayoutTree {
    /// Finds the widths of a leaf from its own content.
    mutating func measureLeaf(_ index: Int) {
        guard case .blueprint(let blueprint) = nodes[index].part else { return }
        switch blueprint.content {
        case .text(let string, let style, let lineLimit):
            setTitle(index, WrappedTitle(string, style: style, lineLimit: lineLimit, in: environment), adding: 0, least: 0)
        case .button(let title), .link(let title):
            let least = ControlMetrics.minimumTarget
            setTitle(index, WrappedTitle(title, style: .body, in: environment), adding: 2 * ControlMetrics.buttonInset, least: least)
            nodes[index].floorWidth = 2 * ControlMetrics.buttonInset
        case .toggle(let title, _):
            let extra = ControlMetrics.titleSpacing + ControlMetrics.switchWidth
            setTitle(index, WrappedTitle(title, style: .body, in: environment), adding: extra, least: extra)
            nodes[index].floorWidth = extra
            nodes[index].takesWidth = true
        case .field(let title, _), .textEditor(let title, _), .secureField(let title), .searchField(let title):
            setTitle(index, WrappedTitle(title, style: .body, in: environment), adding: 0, least: ControlMetrics.minimumTarget)
            nodes[index].takesWidth = true
        case .slider, .progress:
            setWidths(index, ControlMetrics.minimumTarget, ControlMetrics.minimumTarget, ControlMetrics.sliderWidth)
            nodes[index].takesWidth = true
        case .image(_, let size, _), .imageButton(_, let size):
            setWidths(index, size.width, size.width, size.width)
        case .spacer:
            nodes[index].takesWidth = true
            nodes[index].takesHeight = true
        default: break
        }
    }

    /// Finds the height of a leaf from its width; the text wraps.
    mutating func measureLeafHeight(_ index: Int) {
        guard case .blueprint(let blueprint) = nodes[index].part else { return }
        let least = ControlMetrics.minimumTarget
        switch blueprint.content {
        case .text: nodes[index].naturalHeight = wrapTitle(index, leaving: 0)
        case .button, .link:
            nodes[index].naturalHeight = max(least, wrapTitle(index, leaving: 2 * ControlMetrics.buttonInset))
        case .toggle:
            let taken = ControlMetrics.titleSpacing + ControlMetrics.switchWidth
            nodes[index].naturalHeight = max(least, wrapTitle(index, leaving: taken), ControlMetrics.switchHeight)
        case .field, .secureField, .searchField:
            nodes[index].naturalHeight = wrapTitle(index, leaving: 0) + max(least, boxHeight(lines: 1))
        case .textEditor:
            nodes[index].naturalHeight = wrapTitle(index, leaving: 0) + max(least, boxHeight(lines: ControlMetrics.editorLines))
        case .slider: nodes[index].naturalHeight = least
        case .progress: nodes[index].naturalHeight = ControlMetrics.progressHeight
        case .image(_, let size, _), .imageButton(_, let size): nodes[index].naturalHeight = size.height
        default: break
        }
    }

    private mutating func setTitle(_ index: Int, _ title: WrappedTitle, adding extra: Double, least: Double) {
        let ideal = max(least, title.measured.idealWidth + extra)
        setWidths(index, 0, max(least, min(ideal, title.measured.minimumWidth + extra)), ideal)
        nodes[index].title = title
    }

    private mutating func setWidths(_ index: Int, _ floor: Double, _ minimum: Double, _ ideal: Double) {
        nodes[index].floorWidth = floor
        nodes[index].minimumWidth = minimum
        nodes[index].idealWidth = ideal
    }

    private mutating func wrapTitle(_ index: Int, leaving taken: Double) -> Double {
        guard var title = nodes[index].title else { return 0 }
        title.wrapping = title.measured.wrapped(to: max(0, nodes[index].frame.width - taken))
        nodes[index].title = title
        return title.string.isEmpty ? 0 : title.height
    }

    private func boxHeight(lines: Double) -> Double {
        lines * Font(.body, in: environment).lineHeight + 2 * ControlMetrics.fieldInset
    }
}
