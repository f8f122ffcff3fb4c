/// What a reader cannot know from the file.
public struct CaptureOptions: Hashable, Sendable {
    /// The format to read; `nil` detects it.
    public var format: CaptureFormat?
    /// The density of an Android screen in dots per inch, where 160 is one pixel to the dp; `nil` when unknown.
    ///
    /// `adb shell wm density` prints it. With it coordinates become points,
    /// without it they stay pixels, whose size nobody can judge. A density that a file
    /// tells itself counts before this one. It lies in `densities`.
    public var density: Double? { didSet { requireDensity() } }

    /// The densities that a device may have; lengths divided by next to nothing would be infinite.
    public static let densities = 2.0...10_000

    /// Creates options; what is not named is detected or stays unknown.
    public init(format: CaptureFormat? = nil, density: Double? = nil) {
        self.format = format
        self.density = density
        requireDensity()
    }

    private func requireDensity() {
        precondition(
            density.map(Self.densities.contains) ?? true,
            "A density of \(density ?? 0) dots per inch is that of no device; give one from 2 to 10000, such as 420, or nil")
    }
}
