import EveryScreenAudit
import EveryScreenModel

extension ScreenPresentation {
    /// The paint of an element and those around it, the outermost first; nothing of
    /// what an opaque color covers.
    ///
    /// A fact that an element does not state counts as unknown, unless something
    /// opaque lies over it, or the element is known to stand on a background of the
    /// system. Without the end at an opaque color, thousands of elements inside
    /// each other would take quadratic time. Shapes drawn before it, under all of
    /// its frame, count as if they were around it.
    func paintLayers(from index: Int) -> [ScreenElement.PaintLayer] {
        if let backdrop = screen.elements[index].surface?.backdrop {
            let faded = ([index] + screen.ancestors(of: index)).map { screen.elements[$0].surface?.opacity ?? 1 }.filter { $0 < 1 }
            return [ScreenElement.PaintLayer(background: [.gradient(backdrop)])]
                + faded.reversed().map { ScreenElement.PaintLayer(background: [], opacity: $0) }
        }
        var layers: [ScreenElement.PaintLayer] = []
        var current: Int? = index
        while let outer = current {
            let layer = ScreenElement.PaintLayer(screen.elements[outer].surface)
            layers.append(layer)
            if layer.isOpaque, translucentAround[outer] < 0 { break }
            current = screen.parent(of: outer)
            let shapes = shapes(under: index, between: current ?? -1, and: outer)
            layers += shapes
            if shapes.last?.isOpaque == true, translucentAround[outer] < 0 { break }
        }
        return layers.reversed()
    }

    /// The paint of the shapes drawn inside one element before another that also
    /// is in it, the last drawn first, up to an opaque one.
    private func shapes(under index: Int, between outer: Int, and inner: Int) -> [ScreenElement.PaintLayer] {
        let drawnBefore = paintedElements[outer + 1..<max(inner, outer + 1)]
        // A screen of thousands of fills would take quadratic time.
        if drawnBefore.isEmpty || drawnBefore.count > Self.mostShapes { return [] }
        // Rounding can put an edge beside that of the shape it fills.
        let frame = screen.elements[index].frame.inset(by: LayoutInsets(all: 0.5))
        var layers: [ScreenElement.PaintLayer] = []
        for shape in drawnBefore.reversed() {
            guard screen.elements[shape].frame.contains(frame), let paint = screen.elements[shape].surface else { continue }
            // Its opacity is no group's around the element.
            let fades = screen.ancestors(of: shape).contains { $0 > outer && screen.elements[$0].surface?.opacity ?? 1 < 1 }
            if fades || paint.opacity ?? 1 < 1 {
                layers.append(ScreenElement.PaintLayer(background: nil))
                break
            }
            layers.append(ScreenElement.PaintLayer(background: paint.background))
            if layers.last?.isOpaque == true { break }
        }
        return layers
    }

    /// At most this many shapes are looked at for each element.
    private static let mostShapes = 256
}

extension ScreenElement.PaintLayer {
    /// Creates the paint of a surface, which is unknown where it states none.
    init(_ surface: ScreenElement.Surface?) { self.init(background: surface?.background, opacity: surface?.opacity ?? 1) }

    /// Whether nothing behind the layer is seen through it.
    fileprivate var isOpaque: Bool {
        guard opacity == 1 else { return false }
        return background?.contains { if case .color(let color) = $0 { color.opacity == 1 } else { false } } == true
    }
}
