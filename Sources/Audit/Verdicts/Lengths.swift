package import EveryScreenModel

/// Returns a length in points as text, rounded down to a tenth: "31", "43.9".
///
/// Rounding down keeps a length that is too small from reading as the required one.
package func pointsText(_ length: Double) -> String {
    // Beyond a billion points tenths say nothing, and soon no `Int` holds them.
    guard abs(length) < 1e9 else { return "\(length)" }
    let tenths = (length * 10 + 1e-6).rounded(.down) / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}

/// Returns an extent in points as text: "31 × 44 pt".
package func pointsText(_ size: LayoutSize) -> String {
    "\(pointsText(size.width)) × \(pointsText(size.height)) pt"
}
