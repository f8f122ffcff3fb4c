/// Facts that a reader cannot know from the file.
public struct CaptureOptions: Hashable, Sendable {
    /// The format to read; `nil` detects it.
    public var format: CaptureFormat?
    /// The density of an Android screen in dots per inch, where 160 is one pixel to
    /// the dp; `nil` when unknown.
    ///
    /// `adb shell wm density` prints it. With it coordinates become points. Without
    /// it they stay pixels of unknown size. A density in the file has priority over
    /// this one. One that is not in `densities` is an error of reading.
    public var density: Double?

    /// The densities that a device may have; lengths divided by next to nothing
    /// would be infinite.
    public static let densities = 2.0...10_000

    /// Creates options; others are detected or stay unknown.
    public init(format: CaptureFormat? = nil, density: Double? = nil) {
        self.format = format
        self.density = density
    }
}
