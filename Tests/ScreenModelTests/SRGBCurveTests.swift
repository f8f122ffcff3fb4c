import Foundation
import Testing

@testable import EveryScreenModel

/// IEC 61966-2-1: a line near black, and a power above it.
struct SRGBCurveTests {
    @Test func `up to 0.0031308 of linear light the curve is a line, and above it a power`() {
        func power(_ light: Double) -> Double { 1.055 * pow(light, 1 / 2.4) - 0.055 }

        #expect(SRGBCurve.encoded(0.0031308) == 0.0031308 * 12.92)
        // The two parts differ by 1e-8 this near to where they meet.
        for light in [0.00313085, 0.0031309, 0.01, 0.5, 0.99] { #expect(abs(SRGBCurve.encoded(light) - power(light)) < 1e-12) }
        #expect(SRGBCurve.encoded(0.003) == 0.003 * 12.92)
    }

    @Test func `up to a component of 0.04045 the curve is a line, and above it a power`() {
        func power(_ component: Double) -> Double { pow((component + 0.055) / 1.055, 2.4) }

        #expect(SRGBCurve.linear(0.04045) == 0.04045 / 12.92)
        for component in [0.0404505, 0.040451, 0.1, 0.5, 1] { #expect(abs(SRGBCurve.linear(component) - power(component)) < 1e-12) }
    }

    @Test func `what lies outside of 0 to 1 is brought to the nearer end`() {
        #expect([-1, 0, 1, 2].map(SRGBCurve.encoded) == [0, 0, 1, 1])
    }
}
