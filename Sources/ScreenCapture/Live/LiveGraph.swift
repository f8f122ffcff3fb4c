import EveryScreenModel

/// The objects of a running app, each read once, and their nesting.
///
/// Objects are identified by identity and retained until the walk ends, so that no
/// identity is used twice. Depth costs no stack. O(objects), except for lists of
/// views from elsewhere, which cost their depth.
@MainActor
struct LiveGraph<Object: LiveObject> {
    /// An object and its facts.
    struct Node {
        let object: Object
        let facts: LiveFacts
        let view: LiveView?
        /// The elements it lists explicitly, each once; `nil` if it lists none.
        var listed: [Int]?
        /// The views directly inside.
        var subviews: [Int] = []
        /// The object it is placed in, or −1.
        var parent = -1
        /// Whether a list places it there, not the nesting of views.
        var isPlacedByList = false
        /// The object that represents it, if it only draws that object; itself if
        /// no particular object does.
        var drawnFor: Int?
    }

    /// The objects, in order of discovery, the root first.
    var nodes: [Node] = []
    /// The numbers of objects by identity.
    private(set) var numbers: [ObjectIdentifier: Int] = [:]

    /// Reads the root and all objects reachable from it.
    init(_ root: Object, limits: LiveLimits) throws(LiveCaptureError) {
        var pending = [add(root)]
        while let number = pending.popLast() {
            let known = nodes.count
            askForContent(of: number, limits)
            guard nodes.count <= limits.objects else { throw LiveCaptureError.tooManyObjects(limit: limits.objects) }
            // The first child is read first.
            pending += (known..<nodes.count).reversed()
        }
        placeViews()
        placeListed()
        findDrawings()
    }

    private mutating func add(_ object: Object) -> Int {
        if let known = numbers[object.identity] { return known }
        numbers[object.identity] = nodes.count
        nodes.append(Node(object: object, facts: object.facts, view: object.view))
        return nodes.count - 1
    }

    private mutating func askForContent(of number: Int, _ limits: LiveLimits) {
        let node = nodes[number]
        // The list of a leaf is never visited; the system's drawing of a control is
        // no element.
        if node.facts.isElement, node.view?.keepsContent != false { return }
        nodes[number].subviews = add(node.object.subviews, in: number)
        guard !node.facts.isElement, let objects = elements(of: node.object, limits) else { return }
        nodes[number].listed = add(objects, in: number)
    }

    /// Adds the children that an object states: each once, and never itself.
    private mutating func add(_ objects: [Object], in number: Int) -> [Int] {
        var seen: Set<Int> = [number]
        var added: [Int] = []
        for object in objects {
            let inner = add(object)
            if seen.insert(inner).inserted { added.append(inner) }
        }
        return added
    }

    /// The elements that an object lists, by the array or else one by one; a count
    /// with missing elements is ignored.
    ///
    /// An empty array is believed only if the count agrees: hosting views of
    /// SwiftUI may answer with an empty array and a count of several
    /// (garrytan/gstack, issue 1755; medium confidence).
    private func elements(of object: Object, _ limits: LiveLimits) -> [Object]? {
        let listed = object.elements
        if let listed, !listed.isEmpty { return listed }
        guard let count = object.elementCount, count > 0, count <= limits.largestElementCount else { return listed }
        let elements = (0..<count).compactMap(object.element)
        return elements.isEmpty ? listed : elements
    }

    /// Places every view in its superview; in the first one if there are several.
    ///
    /// In a loop, the object discovered last is read last, and the object that
    /// closes the loop was discovered before it: only then a search is needed.
    private mutating func placeViews() {
        for number in nodes.indices {
            for view in nodes[number].subviews where view != 0 && nodes[view].parent < 0 {
                if view > number || !isInside(number, view) { nodes[view].parent = number }
            }
        }
    }

    /// Places listed objects that are no views inside the object that lists them:
    /// VoiceOver visits them there.
    private mutating func placeListed() {
        for number in nodes.indices {
            for element in nodes[number].listed ?? [] where element != 0 && !isInside(element, number) {
                guard nodes[element].parent < 0 || !nodes[element].isPlacedByList else { continue }
                // An empty object cannot contain the object that lists it.
                let holdsSomething = !nodes[element].subviews.isEmpty || nodes[element].listed != nil
                if holdsSomething, isInside(number, element) { continue }
                nodes[element].parent = number
                nodes[element].isPlacedByList = true
            }
        }
    }

    /// Whether an object is another one or inside it.
    private func isInside(_ inner: Int, _ outer: Int) -> Bool {
        var current = inner
        while current >= 0 {
            if current == outer { return true }
            current = nodes[current].parent
        }
        return false
    }

    /// Returns the children of each object: views in drawing order, then objects
    /// that are only listed.
    func children() -> [[Int]] {
        var children = nodes.map { _ in [Int]() }
        for (number, node) in nodes.enumerated() {
            for view in node.subviews where nodes[view].parent == number && !nodes[view].isPlacedByList {
                children[number].append(view)
            }
            for element in node.listed ?? [] where nodes[element].parent == number && nodes[element].isPlacedByList {
                children[number].append(element)
            }
        }
        return children
    }
}

/// The limits of a walk.
package struct LiveLimits: Hashable, Sendable {
    /// The largest number of objects on a screen; more are an error.
    package var objects = 200_000
    /// The largest stated count of elements that is believed; some objects state
    /// `NSNotFound`.
    package var largestElementCount = 10_000

    /// Creates the usual limits.
    package init() {}
}
