import EveryScreenLayout
import EveryScreenModel

/// Switches, boxes, sliders, steppers, choices and bars of progress.
extension DrawnElement {
    /// A switch as the system draws it: on with a line and the knob at the trailing
    /// side, off with a ring and the knob leading.
    var switchMarks: [String] {
        let box = trailing(width: 51, height: 31)
        let radius = box.height / 2
        let isOn = element.isOn
        let share = isOn.map { $0 ? 1.0 : 0 } ?? 0.5
        let way = isMirrored ? 1 - share : share
        let knob = LayoutPoint(x: box.minX + radius + way * max(0, box.width - 2 * radius), y: box.center.y)
        let other = LayoutPoint(x: box.minX + radius + (1 - way) * max(0, box.width - 2 * radius), y: box.center.y)
        let track = isOn == true ? SVG.Style.fill(theme.success.hex) : framed(theme.fill, theme.outline)
        var marks = [SVG.box(box, radius: radius, track)]
        if isOn == true {
            let height = radius * 0.4
            marks.append(
                SVG.lines(
                    [LayoutPoint(x: other.x, y: other.y - height), LayoutPoint(x: other.x, y: other.y + height)],
                    SVG.Style.line("#ffffff", 2)))
        } else if isOn == false {
            marks.append(SVG.circle(other, radius * 0.3, SVG.Style.line(theme.outline.hex, 1.5)))
        }
        marks.append(SVG.circle(knob, radius - 2, SVG.Style(fill: "#ffffff", stroke: theme.outline.hex)))
        if isOn == nil {
            let dash = [LayoutPoint(x: knob.x - radius * 0.35, y: knob.y), LayoutPoint(x: knob.x + radius * 0.35, y: knob.y)]
            marks.append(SVG.lines(dash, SVG.Style.line("#636368", 2)))
        }
        return marks
    }

    /// A box with a check, with a dash if it is mixed or unknown, or empty.
    var boxMark: [String] {
        let box = leading(width: 20, height: 20, inset: 1)
        let style = element.isOn == true ? SVG.Style.fill(tint) : SVG.Style.line(theme.outline.hex, 2)
        return [SVG.box(box, radius: 4, style)] + mark(in: box, element.isOn == true ? "#ffffff" : theme.outline.hex)
    }

    private func mark(in box: LayoutRect, _ color: String) -> [String] {
        let (x, y, unit) = (box.center.x, box.center.y, box.width / 20)
        switch element.isOn {
        case true?:
            let check = [
                LayoutPoint(x: x - 5 * unit, y: y), LayoutPoint(x: x - unit, y: y + 4 * unit),
                LayoutPoint(x: x + 5 * unit, y: y - 5 * unit),
            ]
            return [SVG.lines(check, SVG.Style.line(color, 2.2))]
        case false?: return []
        case nil: return [SVG.lines([LayoutPoint(x: x - 5 * unit, y: y), LayoutPoint(x: x + 5 * unit, y: y)], SVG.Style.line(color, 2.2))]
        }
    }

    /// A ring, with a dot if it is chosen.
    var radioMark: [String] {
        let box = leading(width: 20, height: 20, inset: 1)
        let ring = SVG.circle(box.center, box.width / 2, SVG.Style.line(element.isOn == true ? tint : theme.outline.hex, 2))
        return element.isOn == true ? [ring, SVG.circle(box.center, box.width / 4, SVG.Style.fill(tint))] : [ring]
    }

    /// A check at the trailing edge.
    var checkMark: String {
        let box = trailing(width: 20, height: 20, inset: 12)
        let (x, y) = (box.center.x, box.center.y)
        return SVG.lines(
            [LayoutPoint(x: x - 6, y: y), LayoutPoint(x: x - 1, y: y + 5), LayoutPoint(x: x + 7, y: y - 6)], SVG.Style.line(tint, 2.2))
    }

    /// A track, filled up to the knob, with the value above; a dashed ring in the
    /// middle if the value is unknown.
    var sliderMarks: [String] {
        let radius = min(12, frame.height / 2, frame.width / 2)
        let share = element.valueShare
        let y = frame.height >= 40 ? frame.center.y + 5 : frame.center.y
        let start = frame.minX + radius
        let length = max(0, frame.width - 2 * radius)
        let way = share.map { isMirrored ? 1 - $0 : $0 } ?? 0.5
        let knob = LayoutPoint(x: start + way * length, y: y)
        let track = LayoutRect(x: start, y: y - 2, width: length, height: 4)
        var marks = [SVG.box(track, radius: 2, framed(theme.fill, theme.separator))]
        if share != nil {
            let filled =
                isMirrored
                ? LayoutRect(x: knob.x, y: y - 2, width: track.maxX - knob.x, height: 4)
                : LayoutRect(x: start, y: y - 2, width: knob.x - start, height: 4)
            marks.append(SVG.box(filled, radius: 2, SVG.Style.fill(tint)))
        }
        var style = SVG.Style(fill: share == nil ? nil : "#ffffff", stroke: theme.outline.hex)
        if share == nil { style.dashes = "3 2" }
        marks.append(SVG.circle(knob, radius, style))
        return titled(ink) + marks + valueAbove(knob, y - radius)
    }

    /// The value over the knob, if there is room.
    private func valueAbove(_ knob: LayoutPoint, _ bottom: Double) -> [String] {
        guard let value = element.value, !value.isEmpty, element.text?.isEmpty != false, bottom - frame.minY >= 9 else { return [] }
        let width = min(frame.width, 90)
        let x = min(max(knob.x - width / 2, frame.minX), frame.maxX - width)
        let area = LayoutRect(x: x, y: frame.minY - 1, width: width, height: 12)
        return DrawnText(value, size: 10, in: area, aligned: .center).svg(fill: quiet)
    }

    /// Two buttons side by side, less and more.
    var stepperMarks: [String] {
        let box = trailing(width: 94, height: 32)
        let (left, right) = (box.minX + box.width / 4, box.minX + box.width * 3 / 4)
        let (minus, plus) = isMirrored ? (right, left) : (left, right)
        let y = box.center.y
        let line = SVG.Style.line(ink, 2)
        func dash(_ x: Double) -> String { SVG.lines([LayoutPoint(x: x - 6, y: y), LayoutPoint(x: x + 6, y: y)], line) }
        return [
            SVG.box(box, radius: 8, framed(theme.fill, theme.separator)),
            SVG.lines([LayoutPoint(x: box.center.x, y: y - 9), LayoutPoint(x: box.center.x, y: y + 9)], SVG.Style.line(theme.outline.hex)),
            dash(minus), dash(plus), SVG.lines([LayoutPoint(x: plus, y: y - 6), LayoutPoint(x: plus, y: y + 6)], line),
        ]
    }

    /// The value at the trailing side, with the arrows of a menu.
    var pickerMarks: [String] {
        let arrows = trailing(width: 10, height: 16, inset: 1)
        let (x, y) = (arrows.center.x, arrows.center.y)
        let style = SVG.Style.line(tint, 1.6)
        let marks = [-1.0, 1].map { side in
            SVG.lines(
                [
                    LayoutPoint(x: x - 4, y: y + side * 3), LayoutPoint(x: x, y: y + side * 7), LayoutPoint(x: x + 4, y: y + side * 3),
                ], style)
        }
        guard let value = element.value, !value.isEmpty, element.text?.contains(where: { $0.string == value }) != true else { return marks }
        let run = element.text?.first
        let size = run?.pointSize ?? 17
        let font = Font(size: size, weight: run?.weight ?? .regular)
        let ideal = MeasuredText(value, font: font).idealWidth
        let room = trailing(width: ideal + 1, height: frame.height, inset: 12)
        return DrawnText(value, size: size, weight: font.weight, in: room, aligned: isMirrored ? .left : .right).svg(fill: tint) + marks
    }

    /// A bar filled by its progress, or a ring if the area is about square; dashed
    /// if the value is unknown.
    var progressMarks: [String] {
        let share = element.valueShare
        if frame.height >= 12, 0.5...2 ~= frame.width / frame.height {
            let radius = min(frame.width, frame.height) / 2 - 2
            return [SVG.circle(frame.center, radius, SVG.Style.line(theme.outline.hex, 3, dashes: "4 4"))]
        }
        let height = min(6, max(4, frame.height))
        let y = frame.center.y - height / 2
        let track = LayoutRect(x: frame.minX, y: y, width: frame.width, height: height)
        let ground = SVG.box(track, radius: height / 2, framed(theme.fill, theme.outline))
        guard let share else {
            let line = [LayoutPoint(x: track.minX, y: track.center.y), LayoutPoint(x: track.maxX, y: track.center.y)]
            return [ground, SVG.lines(line, SVG.Style.line(tint, 2, dashes: "6 6"))]
        }
        let width = track.width * share
        let filled = LayoutRect(x: isMirrored ? track.maxX - width : track.minX, y: y, width: width, height: height)
        return titled(ink) + [ground, SVG.box(filled, radius: height / 2, SVG.Style.fill(tint))]
    }
}
