extension Generator {
    /// Draws an array; simplest is the shortest allowed, of simplest elements.
    ///
    /// - Parameters:
    ///   - count: How many elements are allowed.
    ///   - averageCount: How many to expect at random; by default at most eight.
    public func array(
        _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<[Value]> {
        if let mistake = count.mistake() { return .invalid(mistake, file, line) }
        let counts = count.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator<[Value]> { source in
            var walk = source.beginList(counts, averageCount: averageCount, givenCount: nil, at: site)
            defer { source.endList(&walk) }
            var result: [Value] = []
            result.reserveCapacity(walk.wanted)
            while source.beginElement(&walk) {
                result.append(try draw(source))
            }
            return result
        }
    }

    /// Draws a set; simplest is the smallest allowed.
    ///
    /// An element drawn twice is drawn again. When there are not enough distinct
    /// ones, the case is discarded with an error.
    public func set(
        _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<Set<Value>> where Value: Hashable & SendableMetatype {
        if let mistake = count.mistake() { return .invalid(mistake, file, line) }
        let counts = count.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator<Set<Value>> { source in
            var result: Set<Value> = []
            try source.distinctElements(counts, averageCount: averageCount, at: site) {
                result.insert(try draw(source)).inserted
            }
            guard result.count >= counts.lowerBound else {
                throw GenerationError.tooFewDistinct(found: result.count, needed: counts.lowerBound, file: "\(file)", line: line)
            }
            return result
        }
    }

    /// Draws a dictionary with this generator's values as keys; simplest is the
    /// smallest allowed.
    ///
    /// A key drawn twice is drawn again. When there are not enough distinct ones,
    /// the case is discarded with an error.
    public func dictionary<Element>(
        to values: Generator<Element>, _ count: some ElementCount = 0...20, averageCount: Int? = nil,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator<[Value: Element]> where Value: Hashable & SendableMetatype {
        if let mistake = count.mistake() { return .invalid(mistake, file, line) }
        let counts = count.allowedCounts ?? 0...0
        let site = drawSite(file, line, column)
        return Generator<[Value: Element]> { source in
            var result: [Value: Element] = [:]
            try source.distinctElements(counts, averageCount: averageCount, at: site) {
                let key = try draw(source)
                let element = try values.draw(source)
                guard result[key] == nil else { return false }
                result[key] = element
                return true
            }
            guard result.count >= counts.lowerBound else {
                throw GenerationError.tooFewDistinct(found: result.count, needed: counts.lowerBound, file: "\(file)", line: line)
            }
            return result
        }
    }
}
