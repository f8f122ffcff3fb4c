extension Blueprint.Content: Codable {
    private enum CodingKeys: String, CodingKey, CaseIterable {
        case text, image, control, shape, spacer, container, children, wrapper, child, layered, base, over
    }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        func read<Value: Decodable>(_ key: CodingKeys, as type: Value.Type = Value.self) throws -> Value {
            try keys.decode(type, forKey: key)
        }
        if keys.contains(.text) {
            self = .text(try read(.text))
        } else if keys.contains(.image) {
            self = .image(try read(.image))
        } else if keys.contains(.control) {
            self = .control(try read(.control))
        } else if keys.contains(.shape) {
            self = .shape(try read(.shape))
        } else if keys.contains(.spacer) {
            self = .spacer(minLength: try read(.spacer))
        } else if keys.contains(.container) {
            self = .container(try read(.container), children: try read(.children))
        } else if keys.contains(.wrapper) {
            self = .wrapper(try read(.wrapper), child: try read(.child))
        } else if keys.contains(.layered) {
            self = .layered(try read(.layered), base: try read(.base), over: try read(.over))
        } else {
            throw DecodingError.dataCorrupted(
                DecodingError.Context(
                    codingPath: decoder.codingPath,
                    debugDescription: "The content of a blueprint is a text, image, control, shape, spacer, container, wrapper or layered"))
        }
    }

    /// Writes what it is under the name of its kind, and its children beside that.
    public func encode(to encoder: any Encoder) throws {
        var keys = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .text(let text): try keys.encode(text, forKey: .text)
        case .image(let picture): try keys.encode(picture, forKey: .image)
        case .control(let control): try keys.encode(control, forKey: .control)
        case .shape(let shape): try keys.encode(shape, forKey: .shape)
        case .spacer(let length): try keys.encode(length, forKey: .spacer)
        case .container(let container, let children):
            try keys.encode(container, forKey: .container)
            try keys.encode(children, forKey: .children)
        case .wrapper(let wrapper, let child):
            try keys.encode(wrapper, forKey: .wrapper)
            try keys.encode(child, forKey: .child)
        case .layered(let layering, let base, let over):
            try keys.encode(layering, forKey: .layered)
            try keys.encode(base, forKey: .base)
            try keys.encode(over, forKey: .over)
        }
    }
}
