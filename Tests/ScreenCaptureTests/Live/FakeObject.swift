import EveryScreenCapture
import EveryScreenModel

/// An object of no app, which answers what a test wants it to.
@MainActor
final class FakeObject: LiveObject {
    var facts = LiveFacts()
    var view: LiveView?
    var subviews: [FakeObject] = []
    /// The listed elements, created anew at each read if a test wants that.
    var list: () -> [FakeObject]? = { nil }
    var elementCount: Int?
    var elementAt: (Int) -> FakeObject? = { _ in nil }
    /// How far beyond its bounds the view takes touches, in points.
    var touchMargin = 0.0
    /// The number of reads of the list.
    var questions = 0

    /// Its responses to an action and to a touch; none by default.
    var onAction: (LiveStep.Action) -> Bool = { _ in false }
    var onTouch: () -> Bool = { false }

    var identity: ObjectIdentifier { ObjectIdentifier(self) }

    var elements: [FakeObject]? {
        questions += 1
        return list()
    }

    func element(at index: Int) -> FakeObject? { elementAt(index) }
    func perform(_ action: LiveStep.Action) -> Bool { onAction(action) }
    func touch() -> Bool { onTouch() }

    /// The rules of `hitTest(_:with:)`: not hidden, not transparent, interactive,
    /// inside; of several the last on top.
    func hitTest(_ point: LayoutPoint) -> [ObjectIdentifier] {
        guard let view, !view.isHidden, view.alpha >= 0.01, view.isInteractive,
            view.bounds.inset(by: LayoutInsets(all: -touchMargin)).contains(point)
        else { return [] }
        for subview in subviews.reversed() {
            let hit = subview.hitTest(point)
            if !hit.isEmpty { return hit + [identity] }
        }
        return [identity]
    }

    /// A plain view.
    static func view(
        _ x: Double = 0, _ y: Double = 0, _ width: Double = 320, _ height: Double = 480, _ subviews: [FakeObject] = [],
        _ change: (FakeObject) -> Void = { _ in }
    ) -> FakeObject {
        let object = FakeObject()
        object.view = LiveView(bounds: LayoutRect(x: x, y: y, width: width, height: height))
        object.facts.frame = LayoutRect(x: x, y: y, width: width, height: height)
        object.subviews = subviews
        change(object)
        return object
    }

    /// A view at which assistive technology stops.
    static func stop(
        _ label: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 44, _ subviews: [FakeObject] = [],
        _ change: (FakeObject) -> Void = { _ in }
    ) -> FakeObject {
        view(x, y, width, height, subviews) { object in
            object.facts.isElement = true
            object.facts.label = label
            change(object)
        }
    }

    /// A button, with what it is drawn with.
    static func button(
        _ label: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 44, _ subviews: [FakeObject] = []
    ) -> FakeObject {
        stop(label, x, y, width, height, subviews) { object in
            object.facts.role = .button
            object.facts.traits = .button
            object.view?.keepsContent = true
            object.view?.actions = [ScreenElement.Action(.activate)]
        }
    }

    /// An element that is no view.
    static func virtual(
        _ label: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 100, _ height: Double = 44, _ traits: ScreenElement.Traits = []
    ) -> FakeObject {
        let object = FakeObject()
        object.facts.isElement = true
        object.facts.label = label
        object.facts.traits = traits
        object.facts.frame = LayoutRect(x: x, y: y, width: width, height: height)
        return object
    }
}
