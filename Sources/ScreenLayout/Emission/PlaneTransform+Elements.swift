import EveryScreenModel

extension PlaneTransform {
    /// Applies it to all that an element states about where and how large it is.
    func apply(to element: inout ScreenElement) {
        element.frame = box(of: element.frame)
        if let region = element.hitRegion { element.hitRegion = box(of: region) }
        if let point = element.activationPoint { element.activationPoint = place(of: point) }
        element.text = element.text?.map(applied)
    }

    private func applied(to run: ScreenElement.TextRun) -> ScreenElement.TextRun {
        var run = run
        run.frame = run.frame.map(box)
        run.pointSize = run.pointSize.map { $0 * verticalScale }
        run.lines = run.lines?.map { ScreenElement.TextLine($0.range, frame: box(of: $0.frame)) }
        return run
    }
}
