extension UserEnvironment.TextSize: Codable {
    /// Reads the stable name.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let name = try container.decode(String.self)
        guard let size = UserEnvironment.TextSize(name: name) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "There is no text size \"\(name)\"")
        }
        self = size
    }

    /// Writes the stable name.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(name)
    }
}
