import EveryScreenCapture
import Foundation

/// Angles of turned boxes.
enum BrowserAngle {
    /// Returns the angle of a direction in degrees, from −180 to 180.
    static func degrees(x: Double, y: Double) -> Double { atan2(y, x) * 180 / .pi }

    /// Whether an angle is a quarter turn either way, give or take ten degrees.
    static func isQuarterTurn(_ degrees: Double) -> Bool {
        let rest = abs(degrees.truncatingRemainder(dividingBy: 180))
        return abs(rest - 90) <= 10
    }
}
