/// The kinds of integers drawn for one value: equal shapes drawn one after another
/// are of one kind.
struct IntegerKinds: ~Copyable {
    /// One kind of integer, and the numbers of it drawn last.
    struct Kind {
        let shape: IntegerShape
        /// The place of the shape among the shapes of the recording.
        let number: Int
        /// The number drawn last, and the one before; the simplest where there was
        /// none.
        private(set) var latest: Int
        private(set) var earlier: Int

        init(_ shape: IntegerShape, number: Int) {
            self.shape = shape
            self.number = number
            latest = shape.simplest
            earlier = shape.simplest
        }

        @inline(__always)
        mutating func remember(_ value: Int) {
            earlier = latest
            latest = value
        }
    }

    private var kinds: UnsafeMutablePointer<Kind>
    private var capacity: Int
    private var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        kinds = .allocate(capacity: capacity)
    }

    deinit {
        kinds.deallocate()
    }

    /// The kind with a shape, valid until the next call.
    @inline(__always)
    mutating func kind(of shape: IntegerShape) -> UnsafeMutablePointer<Kind> {
        // Most numbers are drawn many times in a row.
        if count > 0, kinds[count &- 1].shape == shape { return kinds + (count &- 1) }
        return find(shape)
    }

    @inline(never)
    private mutating func find(_ shape: IntegerShape) -> UnsafeMutablePointer<Kind> {
        // A generator draws few kinds of numbers, so a look at the latest is
        // enough. That equal shapes may be stored twice costs memory, never
        // correctness.
        let oldest = max(0, count - 16)
        var index = count - 2
        while index >= oldest {
            if kinds[index].shape == shape { return kinds + index }
            index -= 1
        }
        if count == capacity { grow() }
        (kinds + count).initialize(to: Kind(shape, number: count))
        count += 1
        return kinds + (count - 1)
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Kind>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: kinds, count: count)
        kinds.deallocate()
        kinds = larger
        capacity *= 2
    }

    /// The shapes of all kinds, in the order of their numbers.
    func shapes() -> [IntegerShape] {
        UnsafeBufferPointer(start: kinds, count: count).map(\.shape)
    }
}
