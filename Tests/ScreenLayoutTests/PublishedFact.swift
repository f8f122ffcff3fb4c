import EveryScreenModel
import Testing

@testable import EveryScreenLayout

/// One published measure of a layout, in points; the layout must agree within two
/// points.
///
/// Sources:
///
/// - DL: OpenSwiftUIProject/DisplayListExplorer, SwiftUI's display list of an
///   iPhone 17 Pro.
/// - AS: cashapp/AccessibilitySnapshot@5b03db8, reference images of iOS 18.5 and
///   26.2 at 402 × 874.
/// - OS: OpenSwiftUIProject/OpenSwiftUI@069dd80, examples whose pictures are of
///   SwiftUI.
/// - FR: Apple's discussion of `frame(minWidth:…)`, swiftuifieldguide.com,
///   netsplit.com.
/// - OC: objc.io/blog/2020/11/23/grid-layout.
/// - UK: Vercantez/openuikit, probes of UIKit on the iOS 26.1 simulator.
/// - ST: captures of the Settings and Contacts apps by Appium, Trailblaze and idb.
/// - SW: iamcgn/swiftui-web, frames of SwiftUI on macOS 26.2 and on an iPhone SE
///   with iOS 26.0.
struct PublishedFact: Sendable, CustomTestStringConvertible {
    let id: String
    let name: String
    let source: String
    var design = SystemDesign.iOS26
    var size = LayoutSize(width: 402, height: 874)
    var safeArea = LayoutInsets.zero
    let blueprint: Blueprint
    let measure: @Sendable (RenderedScreen) throws -> [Double]
    let published: [Double]

    var testDescription: String { "\(id): \(name) (\(source))" }

    /// The greatest difference between a measure and the published one, in points.
    func difference() throws -> Double {
        let environment = UserEnvironment(screenSize: size, safeArea: safeArea)
        let own = try measure(StandardLayout(design: design).screen(for: blueprint, in: environment))
        try #require(own.count == published.count)
        return zip(own, published).map { abs($0 - $1) }.max() ?? 0
    }
}

extension RenderedScreen {
    /// The frame of the element at a path.
    func frame(_ source: String) throws -> LayoutRect {
        try #require(elements.first { $0.source == source }?.frame, "\(elements.map(\.source))")
    }
}

extension LayoutSize {
    /// A screen of a width, as high as that of an iPhone.
    static func wide(_ width: Double) -> LayoutSize { LayoutSize(width: width, height: 874) }

    /// A screen as wide as it is high.
    static func square(_ side: Double) -> LayoutSize { LayoutSize(width: side, height: side) }
}
