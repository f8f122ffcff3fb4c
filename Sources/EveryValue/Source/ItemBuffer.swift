/// The items of a recording in the making.
///
/// An array checks at every append that its storage is unique. A source is never
/// shared, and those checks took a third of the time of a draw.
struct ItemBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<RecordedItem>
    private var capacity: Int
    private(set) var count = 0

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit {
        base.deallocate()
    }

    @inline(__always)
    mutating func append(_ item: RecordedItem) {
        if count == capacity { grow() }
        (base + count).initialize(to: item)
        count &+= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<RecordedItem>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }

    /// The item with a number below `count`.
    @inline(__always)
    subscript(index: Int) -> RecordedItem {
        get {
            assert(index >= 0 && index < count, "There is no item with this number.")
            return base[index]
        }
        set {
            assert(index >= 0 && index < count, "There is no item with this number.")
            base[index] = newValue
        }
    }

    /// Forgets the latest items.
    mutating func removeLast(_ number: Int) {
        count -= number
    }

    /// A copy of all items.
    func contents() -> ContiguousArray<RecordedItem> {
        ContiguousArray(UnsafeBufferPointer(start: base, count: count))
    }
}
