/// A way of seeing colors in which some of them look alike.
///
/// - Source: for the three kinds of color blindness, G. M. Machado, M. M. Oliveira
///   and L. A. F. Fernandes, "A Physiologically-based Model for Simulation of Color
///   Vision Deficiency", IEEE TVCG 15 (2009), doi:10.1109/TVCG.2009.113: the
///   matrices for a severity of 1.0, in linear RGB. For grayscale, the relative
///   luminance of WCAG 2.2.
package enum ColorVision: String, CaseIterable, Sendable {
    /// No colors: the color filter Grayscale, and total color blindness.
    case grayscale
    /// No cones for long waves: red looks dark.
    case protanopia
    /// No cones for medium waves.
    case deuteranopia
    /// No cones for short waves.
    case tritanopia

    /// Returns a color as it is seen; the opacity stays.
    ///
    /// Components that sRGB cannot show are set to the nearer end.
    package func seen(_ color: SRGBColor) -> SRGBColor {
        let rows = matrix
        let light = (SRGBCurve.linear(color.red), SRGBCurve.linear(color.green), SRGBCurve.linear(color.blue))
        func component(_ row: Row) -> Double { SRGBCurve.encoded(row.0 * light.0 + row.1 * light.1 + row.2 * light.2) }
        return SRGBColor(red: component(rows.0), green: component(rows.1), blue: component(rows.2), opacity: color.opacity)
    }

    private typealias Row = (Double, Double, Double)

    private var matrix: (Row, Row, Row) {
        switch self {
        case .grayscale:
            let luminance = (0.2126, 0.7152, 0.0722)
            return (luminance, luminance, luminance)
        case .protanopia:
            return ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998))
        case .deuteranopia:
            return ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881))
        case .tritanopia:
            return ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900))
        }
    }
}
