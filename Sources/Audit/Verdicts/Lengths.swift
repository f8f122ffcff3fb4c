package import EveryScreenModel

/// Returns a number as text, rounded down to a tenth: "31", "43.9".
///
/// Rounding down keeps a length that is too small from reading as the required one.
package func decimalText(_ number: Double) -> String {
    // Beyond a billion tenths say nothing, and soon no `Int` holds them.
    guard abs(number) < 1e9 else { return "\(number)" }
    let tenths = (number * 10 + 1e-6).rounded(.down) / 10
    return tenths == tenths.rounded() ? String(Int(tenths)) : String(tenths)
}

extension DisplayUnit {
    /// Returns a length as text: "31 pt".
    package func text(_ length: Double) -> String { "\(decimalText(length)) \(rawValue)" }

    /// Returns an extent as text: "31 × 44 pt".
    package func text(_ size: LayoutSize) -> String { "\(decimalText(size.width)) × \(decimalText(size.height)) \(rawValue)" }
}

extension Finding {
    /// The unit of lengths in the wording: that of the element's screen.
    package var unit: DisplayUnit { element.unit }
    /// Whether it is about an element of a page, so that the remedy speaks of HTML.
    package var isOfPage: Bool { element.isOfPage }
}
