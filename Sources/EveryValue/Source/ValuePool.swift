/// The values an exhaustive check tries for each choice, besides the simplest:
/// those present, and their neighbours.
struct ValuePool: Sendable {
    private(set) var integers: [Int] = []
    private(set) var floats: [Double] = []
    private(set) var texts: [[UInt32]] = []

    /// Collects the values of a recording; numbers further than three from zero
    /// also bring their half and the number before.
    init(_ recording: ChoiceRecording) {
        for item in recording.items {
            switch item.kind {
            case .integer:
                add(item.integer)
                if item.integer.magnitude > 3 {
                    add(item.integer / 2)
                    add(item.integer &- 1)
                }
            case .float:
                let value = Double(bitPattern: item.bits)
                if !floats.contains(value) { floats.append(value) }
            case .text:
                let codes = Array(recording.text[item.textRange])
                if !texts.contains(codes) { texts.append(codes) }
            case .span, .list, .element, .close, .offset:
                break
            }
        }
    }

    private mutating func add(_ value: Int) {
        if !integers.contains(value) { integers.append(value) }
    }

    /// How many values the pool holds.
    var count: Int { integers.count + floats.count + texts.count }

    func integers(_ shape: IntegerShape) -> [Int] {
        var values = [shape.simplest]
        func add(_ value: Int) {
            if shape.contains(value), !values.contains(value) { values.append(value) }
        }
        add(shape.simplest &+ 1)
        add(shape.simplest &- 1)
        for value in integers { add(value) }
        return values.sorted {
            (shape.distance($0), $0 < shape.simplest ? 1 : 0) < (shape.distance($1), $1 < shape.simplest ? 1 : 0)
        }
    }

    func floats(_ shape: FloatShape) -> [Double] {
        var values = [shape.simplest]
        for value in floats where value >= shape.lowest && value <= shape.highest && !values.contains(value) { values.append(value) }
        return values.sorted { FloatShape.order($0, shape, $1, shape) < 0 }
    }

    func texts(_ shape: TextShape) -> [[UInt32]] {
        var values = [[UInt32](repeating: 0, count: shape.shortest)]
        for value in texts where value.count >= shape.shortest && value.count <= shape.longest && !values.contains(value) {
            values.append(value)
        }
        return values.sorted { ChoiceRecording.order($0, $1) < 0 }
    }
}
