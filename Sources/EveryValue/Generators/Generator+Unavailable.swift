// Names under which people look for generators first, each with the name it has
// here.
extension Generator where Value == Double {
    /// Not available: the name is `float(in:)`.
    @available(*, unavailable, renamed: "float(in:)")
    public static func double(in range: ClosedRange<Double>) -> Generator { fatalError("unavailable") }
}

extension Generator where Value == Int {
    /// Not available: the name is `integer(in:)`.
    @available(*, unavailable, renamed: "integer(in:)")
    public static func int(in range: ClosedRange<Int>) -> Generator { fatalError("unavailable") }
}

extension Generator where Value == Bool {
    /// Not available: the name is `boolean()`.
    @available(*, unavailable, renamed: "boolean()")
    public static func bool() -> Generator { fatalError("unavailable") }
}

extension Generator {
    /// Not available: the name is `constant(_:)`.
    @available(*, unavailable, renamed: "constant(_:)")
    public static func just(_ value: Value) -> Generator { fatalError("unavailable") }
}
