/// The transfer curve of sRGB (IEC 61966-2-1).
///
/// The powers are found by Newton's method and not by the C library, so that
/// every platform gives the same bits.
package enum SRGBCurve {
    /// Returns the linear light of a component; both from 0 to 1.
    package static func linear(_ component: Double) -> Double {
        if component <= 0.04045 { return component / 12.92 }
        let base = (component + 0.055) / 1.055
        let root = fifthRoot(base)
        return base * base * root * root
    }

    /// Returns the component of some linear light; both from 0 to 1, what lies
    /// outside is brought to the nearer end.
    package static func encoded(_ light: Double) -> Double {
        if light <= 0.0031308 { return max(light, 0) * 12.92 }
        // The formula gives the number before 1 for 1.
        if light >= 1 { return 1 }
        // x to the 1/2.4 is x to the 5/12: the fifth power of the twelfth root.
        let root = fourthRootOfCubeRoot(light)
        return 1.055 * root * root * root * root * root - 0.055
    }

    private static func fifthRoot(_ value: Double) -> Double {
        var root = (value + 4) / 5
        // From above the steps only go down, until rounding stops them.
        while true {
            let square = root * root
            let next = (4 * root + value / (square * square)) / 5
            guard next < root else { return root }
            root = next
        }
    }

    private static func fourthRootOfCubeRoot(_ value: Double) -> Double {
        var root = (value + 2) / 3
        while true {
            let next = (2 * root + value / (root * root)) / 3
            guard next < root else { break }
            root = next
        }
        return root.squareRoot().squareRoot()
    }
}
