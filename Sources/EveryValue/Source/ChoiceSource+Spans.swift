extension ChoiceSource {
    /// Draws the choices of one part of a value inside a labelled span.
    ///
    /// Parts with one label count as the same kind of thing. The shrinker may put
    /// one in the place of the other, and simplifies or drops the part as a whole.
    @inlinable
    public func span<Value>(_ label: SpanLabel, _ body: () throws -> Value) rethrows -> Value {
        let start = openSpan(label)
        defer { closeSpan(start) }
        return try body()
    }

    @usableFromInline
    func openSpan(_ label: SpanLabel) -> Int {
        remember(label)
        return open(.span, place: label.code)
    }

    @usableFromInline
    func closeSpan(_ start: Int) { close(start) }

    /// Draws a value from another generator, inside a span when there is a label.
    @inlinable
    public func draw<Value>(_ generator: Generator<Value>, label: SpanLabel? = nil) throws -> Value {
        guard let label else { return try generator.draw(self) }
        return try span(label) { try generator.draw(self) }
    }

    private func remember(_ label: SpanLabel) {
        var index = labels.count - 1
        while index >= 0 {
            if labels[index].code == label.code { return }
            index -= 1
        }
        labels.append(label)
    }

    @inline(__always)
    func open(_ kind: RecordedItem.Kind, place: UInt32) -> Int {
        state.pointee.depth &+= 1
        state.pointee.items.append(RecordedItem(kind, place: place))
        if mode == .replay { cursor.open(kind, place: place) }
        return state.pointee.items.count &- 1
    }

    @inline(__always)
    func close(_ start: Int) {
        state.pointee.depth &-= 1
        state.pointee.items[start].bits = UInt64(truncatingIfNeeded: state.pointee.items.count &- start)
        state.pointee.items.append(RecordedItem(.close))
        if mode == .replay { cursor.close() }
    }
}
