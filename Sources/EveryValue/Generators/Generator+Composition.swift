extension Generator {
    /// Draws a value from each of several generators, in their order; simplest is
    /// the tuple of the simplest.
    ///
    ///     Generator.zip(.integer(in: 1...9), .string(), .boolean())
    public static func zip<each Part>(_ parts: repeat Generator<each Part>) -> Generator where Value == (repeat each Part) {
        Generator { source in (repeat try (each parts).draw(source)) }
    }

    /// Draws the arguments of an initializer or function, in their order; simplest
    /// is its result for the simplest.
    ///
    ///     Generator.memberwise(Order.init, .string(), .integer(in: 1...9))
    ///
    /// Name the type of numbers other than `Int`, as in
    /// `Generator<UInt8>.integer(in: 1...9)`.
    public static func memberwise<each Part>(
        _ make: @escaping @Sendable (repeat each Part) throws -> Value, _ parts: repeat Generator<each Part>
    ) -> Generator {
        Generator { source in try make(repeat try (each parts).draw(source)) }
    }

    /// Draws arrays of another generator's values; see `array(_:averageCount:)`.
    ///
    /// This form begins with the type of the result, so that it can stand where the
    /// type of the generator is known: `.array(of: .boolean(), 0...5)`.
    public static func array<Element>(
        of element: Generator<Element>, _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == [Element] {
        element.array(count, averageCount: averageCount, file: file, line: line, column: column)
    }

    /// Draws sets of another generator's values, where the type of the generator is
    /// known; see `set(_:averageCount:)`.
    public static func set<Element: Hashable & SendableMetatype>(
        of element: Generator<Element>, _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == Set<Element> {
        element.set(count, averageCount: averageCount, file: file, line: line, column: column)
    }

    /// Draws dictionaries of the values of two generators, where the type of the
    /// generator is known; see `dictionary(to:_:averageCount:)`.
    public static func dictionary<Key: Hashable & SendableMetatype, Element>(
        of keys: Generator<Key>, to values: Generator<Element>, _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == [Key: Element] {
        keys.dictionary(to: values, count, averageCount: averageCount, file: file, line: line, column: column)
    }

    /// Draws nil or a value of another generator, where the type of the generator
    /// is known; see `optional(probability:)`.
    public static func optional<Wrapped>(
        of value: Generator<Wrapped>, probability: Double = 0.75,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == Wrapped? {
        value.optional(probability: probability, file: file, line: line, column: column)
    }

    /// Draws an array of elements of which no two have one key; simplest is the
    /// shortest allowed.
    ///
    /// An element whose key another has is drawn again. When there are not enough
    /// distinct keys, the case is discarded with an error.
    ///
    /// - Parameters:
    ///   - count: The numbers of elements allowed.
    ///   - key: Returns the key of an element.
    public func array<Key: Hashable & SendableMetatype>(
        _ count: some ElementCount = 0...20, distinctBy key: @escaping @Sendable (Value) -> Key, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<[Value]> {
        if let mistake = count.mistake() { return .invalid(mistake, file, line) }
        let counts = count.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator<[Value]> { source in
            var keys: Set<Key> = []
            var result: [Value] = []
            try source.distinctElements(counts, averageCount: averageCount, at: site) {
                let element = try draw(source)
                guard keys.insert(key(element)).inserted else { return false }
                result.append(element)
                return true
            }
            guard result.count >= counts.lowerBound else {
                throw GenerationError.tooFewDistinct(found: result.count, needed: counts.lowerBound, file: "\(file)", line: line)
            }
            return result
        }
    }
}

extension Generator {
    /// Draws the elements of a collection in any order; simplest is the order
    /// given.
    ///
    /// Every order has one recording: the distance over which each element is
    /// exchanged with a later one. The distances are compared from the first place
    /// on: of two orders, the one that keeps more elements at its start is simpler.
    ///
    /// - Parameter elements: The elements, in an order that is always the same; not
    ///   a `Set`.
    public static func permutation<Element: Sendable>(
        of elements: some Collection<Element>, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == [Element] {
        let site = drawSite(file, line, column)
        let elements = Array(elements)
        return Generator { source in
            var result = elements
            for index in result.indices.dropLast() {
                let distances = IntegerShape(0...result.count - 1 - index, towards: 0)
                result.swapAt(index, index + source.integer(distances, at: site, given: nil, habit: .alternatives(weights: nil)))
            }
            return result
        }
    }

    /// Draws some of the elements of a collection, in their order; simplest is the
    /// fewest allowed, from the first on.
    ///
    /// - Parameters:
    ///   - elements: The elements, in an order that is always the same; not a
    ///     `Set`.
    ///   - count: The numbers of elements allowed; by default any.
    public static func subsequence<Element: Sendable>(
        of elements: some Collection<Element>, _ count: (any ElementCount)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == [Element] {
        let elements = Array(elements)
        if let mistake = count?.mistake() { return .invalid(mistake, file, line) }
        let counts = count?.allowedCounts ?? 0...elements.count
        guard counts.lowerBound <= elements.count else {
            return .invalid("\(counts.lowerBound) elements cannot be taken from \(elements.count).", file, line)
        }
        let site = drawSite(file, line, column)
        let limits = counts.lowerBound...min(counts.upperBound, elements.count)
        return Generator { source in
            var isTaken = [Bool](repeating: false, count: elements.count)
            var walk = source.beginList(limits, averageCount: nil, givenCount: nil, at: site)
            defer { source.endList(&walk) }
            while source.beginElement(&walk) {
                var index = source.integer(
                    IntegerShape(0...elements.count - 1, towards: 0), at: site, given: nil, habit: .alternatives(weights: nil))
                // The next one stands in for one that is taken, so that nothing is
                // drawn in vain.
                while isTaken[index] { index = (index + 1) % elements.count }
                isTaken[index] = true
            }
            return elements.indices.filter { isTaken[$0] }.map { elements[$0] }
        }
    }

    /// Draws a set of some elements of a collection; simplest is the fewest
    /// allowed, from the first on.
    ///
    /// - Parameters:
    ///   - elements: The elements, in an order that is always the same; not a
    ///     `Set`.
    ///     Equal ones count once.
    ///   - count: The numbers of elements allowed; by default any.
    public static func subset<Element: Hashable & Sendable>(
        of elements: some Collection<Element>, _ count: (any ElementCount)? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator where Value == Set<Element> {
        var seen: Set<Element> = []
        let distinct = elements.filter { seen.insert($0).inserted }
        return Generator<[Element]>.subsequence(of: distinct, count, file: file, line: line, column: column).map { Set($0) }
    }
}
