import EveryScreenModel

extension Fault {
    /// Faults of targets, actions and gestures.
    static let targetFaults: [Fault] = [
        Fault("shrink-target", "target-size", "shrinks a target to 31 × 44 points", where: \.isControl) {
            $0.hitRegion = LayoutRect(x: $0.frame.minX, y: $0.frame.minY, width: 31, height: 44)
        },
        Fault("flat-target", "target-size", "shrinks a target to 20 points of height", where: \.isControl) {
            $0.hitRegion = LayoutRect(x: $0.frame.minX, y: $0.frame.minY, width: 60, height: 20)
        },
        Fault("overlap", "targets-do-not-overlap", "puts a target half over another") { screen, number in
            guard let index = screen.place(number, where: \.isControl), let parent = screen.parent(of: index) else { return nil }
            let frame = screen.elements[index].frame.offset(x: screen.elements[index].frame.width / 2, y: 6)
            guard frame.minX < screen.size.width - 8 else { return nil }
            return screen.adding([.plantedButton("half", label: "Half over", frame: frame)], to: parent)
        },
        Fault("same-rectangle", "targets-do-not-overlap", "puts a target of the same extent over another") { screen, number in
            guard let index = screen.place(number, where: \.isControl) else { return nil }
            let frame = screen.elements[index].frame
            return screen.adding([.plantedButton("same", label: "Same place", frame: frame)], to: screen.parent(of: index))
        },
        Fault("point-beside", "activation-point-hits", "sets an activation point beside the control", where: \.isControl) {
            $0.activationPoint = LayoutPoint(x: $0.frame.maxX + 40, y: $0.frame.maxY + 40)
        },
        Fault("swipe-only", "gesture-has-alternative", "adds a swipe that does what nothing else does", where: { _ in true }) {
            $0.gestures = [ScreenElement.Gesture(.swipe, action: "fault.delete")]
        },
        Fault("drag-only", "gesture-has-alternative", "adds a drag that does what nothing else does", where: { _ in true }) {
            $0.gestures = [ScreenElement.Gesture(.drag, fingerCount: 1, action: "fault.move", alternatives: [])]
        },
        Fault("same-actions", "custom-actions-distinct", "gives two custom actions one name", where: \.isControl) {
            $0.actions =
                ($0.actions ?? [])
                + ["first", "second"].map { (name: String) in
                    ScreenElement.Action(.custom, identifier: "fault.\(name)", name: "Move", hasImage: false)
                }
        },
        Fault("same-letters", "custom-actions-distinct", "gives two custom actions one first letter", where: \.isControl) {
            $0.actions =
                ($0.actions ?? [])
                + ["Move", "Mark"].map { (name: String) in
                    ScreenElement.Action(.custom, identifier: "fault.\(name)", name: name, hasImage: false)
                }
        },
        Fault("swallow-actions", "grouping-keeps-actions", "makes one element of a container and drops the actions in it") {
            screen, number in
            guard let index = screen.place(number, where: { $0.isControl && $0.activation != nil }),
                let parent = screen.parent(of: index), screen.elements[parent].modal == nil
            else { return nil }
            return screen.changing { other, element in
                if other == parent {
                    element.isAccessibilityElement = true
                    element.label = "All in one"
                    element.actions = []
                } else if screen.isElement(other, inside: parent) {
                    element.isAccessibilityElement = false
                }
            }
        },
    ]
}
