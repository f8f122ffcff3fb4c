/// The relative luminances that a pixel can have.
struct LuminanceRange: Hashable {
    let lowest: Double
    let highest: Double

    /// The least contrast of two pixels: 1 where both can have the same luminance.
    func lowestContrast(with other: LuminanceRange) -> Double {
        if lowest > other.highest { return contrastRatio(lowest, other.highest) }
        if other.lowest > highest { return contrastRatio(other.lowest, highest) }
        return 1
    }

    /// The largest contrast of two pixels.
    func highestContrast(with other: LuminanceRange) -> Double {
        max(contrastRatio(highest, other.lowest), contrastRatio(other.highest, lowest))
    }
}
