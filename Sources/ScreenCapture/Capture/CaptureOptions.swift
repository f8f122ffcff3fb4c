/// What a reader cannot know from the file.
public struct CaptureOptions: Hashable, Sendable {
    /// The format to read; `nil` detects it.
    public var format: CaptureFormat?
    /// The density of an Android screen in dots per inch, where 160 is one pixel to the dp; `nil` when unknown.
    ///
    /// `adb shell wm density` prints it. With it coordinates become points,
    /// without it they stay pixels, whose size nobody can judge. A density that a file
    /// tells itself counts before this one.
    public var density: Double?

    /// Creates options; what is not named is detected or stays unknown.
    public init(format: CaptureFormat? = nil, density: Double? = nil) {
        self.format = format
        self.density = density
    }
}
