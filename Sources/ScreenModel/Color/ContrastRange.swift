/// The contrast that a color can have, whatever lies below that is not known.
///
/// A requirement certainly fails where `highest` is too low, and certainly holds
/// where `lowest` is enough. Between the two the answer is unknown.
package struct ContrastRange: Hashable, Sendable {
    /// The least ratio possible, from 1 to 21.
    package let lowest: Double
    /// The largest ratio possible, from 1 to 21.
    package let highest: Double

    /// Finds the contrast of a color drawn on the innermost of some layers.
    ///
    /// Layers are composited source-over in sRGB without rounding, group opacity
    /// after the group is flattened. Below the outermost layer, and where a paint
    /// is unknown, anything from black to white is possible. A gradient counts with
    /// its stops and 16 samples between each two. Several gradients count with
    /// every combination of samples, as they may run in different directions. At
    /// most 10,000 combinations are counted; with more, the outermost gradients
    /// count as unknown. A color that is lighter than one sample and darker than
    /// another meets one between them, so that the least ratio is 1. O(layers ×
    /// combinations).
    ///
    /// - Parameters:
    ///   - color: The color of the text or mark.
    ///   - layers: The paint of the elements around it, the outermost first.
    package init(of color: SRGBColor, on layers: [ScreenElement.PaintLayer]) {
        var lowest = Double.infinity
        var highest = 1.0
        var (isLighterSomewhere, isDarkerSomewhere) = (false, false)
        for stack in PaintStack.all(of: layers) {
            let front = stack.luminances(under: color)
            let back = stack.luminances(under: nil)
            lowest = min(lowest, front.lowestContrast(with: back))
            highest = max(highest, front.highestContrast(with: back))
            if front.lowest >= back.highest { isLighterSomewhere = true }
            if front.highest <= back.lowest { isDarkerSomewhere = true }
        }
        self.lowest = isLighterSomewhere && isDarkerSomewhere ? 1 : lowest
        self.highest = highest
    }

    /// Returns whether a ratio is certainly reached or certainly missed, or `nil`
    /// where the answer is unknown.
    ///
    /// Compared in full precision: 4.4978 does not reach 4.5.
    package func reaches(_ required: Double) -> Bool? {
        if lowest >= required { return true }
        return highest < required ? false : nil
    }
}
