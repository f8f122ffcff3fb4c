extension RenderedScreen {
    /// Builds a screen element by element, in pre-order.
    ///
    ///     var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
    ///     builder.open(list)
    ///     builder.add(cell)
    ///     builder.close()
    ///     let screen = builder.finish()
    public struct Builder {
        /// The elements added so far, in pre-order.
        public private(set) var elements: [ScreenElement] = []
        private var parents: [Int32] = []
        private var subtreeEnds: [Int32] = []
        private var openElements: [Int] = []
        private let size: LayoutSize
        private let unit: RenderedScreen.LengthUnit
        /// The facts about the screen as a whole.
        public var facts: RenderedScreen.Facts

        /// Creates a builder for a screen of the given extent.
        public init(size: LayoutSize, unit: RenderedScreen.LengthUnit = .points, title: String? = nil) {
            self.size = size
            self.unit = unit
            facts = RenderedScreen.Facts(title: title)
        }

        /// Reserves memory for a number of elements.
        public mutating func reserveCapacity(_ count: Int) {
            elements.reserveCapacity(count)
            parents.reserveCapacity(count)
            subtreeEnds.reserveCapacity(count)
        }

        /// The number of elements added so far.
        public var count: Int { elements.count }

        /// Adds an element; those added until it is closed are inside it.
        public mutating func open(_ element: consuming ScreenElement) {
            parents.append(Int32(openElements.last ?? -1))
            openElements.append(elements.count)
            elements.append(element)
            subtreeEnds.append(0)
        }

        /// Ends the innermost open element.
        public mutating func close() {
            guard let index = openElements.popLast() else {
                fatalError("There is no open element to close; each close() needs an open(_:) before it.")
            }
            subtreeEnds[index] = Int32(elements.count)
        }

        /// Adds an element with nothing inside it.
        public mutating func add(_ element: consuming ScreenElement) {
            parents.append(Int32(openElements.last ?? -1))
            elements.append(element)
            subtreeEnds.append(Int32(elements.count))
        }

        /// Returns the innermost open element's index, or `nil` at the top.
        public var current: Int? { openElements.last }

        /// Changes an element already added.
        public mutating func update(_ index: Int, _ change: (inout ScreenElement) -> Void) {
            change(&elements[index])
        }

        /// Returns the screen; every element must be closed; O(elements) in debug,
        /// where the invariants are checked.
        public consuming func finish() -> RenderedScreen {
            guard openElements.isEmpty else {
                fatalError("Elements still open at finish(): \(openElements.count); each open(_:) needs a close() before it.")
            }
            let screen = RenderedScreen(
                elements: elements, parents: parents, subtreeEnds: subtreeEnds, size: size, unit: unit, facts: facts)
            assert(screen.firstInvariantViolation == nil, screen.firstInvariantViolation ?? "")
            return screen
        }
    }
}
