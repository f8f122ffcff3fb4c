import EveryScreenAudit
import EveryScreenModel

extension ScreenPresentation {
    /// The paint of an element and those around it, the outermost first; nothing of
    /// what an opaque color covers.
    ///
    /// A fact that an element does not state counts as unknown, unless something
    /// opaque lies over it, or the element is known to stand on a background of the
    /// system. Without the end at an opaque color, thousands of elements inside
    /// each other would take quadratic time.
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
        }
        return layers.reversed()
    }
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
