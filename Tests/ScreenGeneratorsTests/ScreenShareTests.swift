import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

struct ScreenShareTests {
    @Test func `shares count controls, texts and images against each other, and containers against all`() {
        let shares = BlueprintShares(of: [
            .column([
                .navigationBar("Shop", back: "Home"), .section("Order", [.button("Add"), .text("a")]), .image("b", width: 1, height: 1),
            ])
        ])

        #expect(shares.controls == 2.0 / 6)
        #expect(shares.texts == 3.0 / 6)
        #expect(shares.images == 1.0 / 6)
        #expect(shares.containers == 3.0 / 9)
        #expect(BlueprintShares(of: []).controls == 0)
    }

    static func shares(of family: ScreenFamily) throws -> BlueprintShares {
        let generator = Generator<Blueprint>.screens([family])
        return BlueprintShares(of: try (0..<300 as Range<UInt64>).map { try generator.value(seed: $0) })
    }

    @Test(arguments: ScreenFamily.allCases) func `the parts of a family are shared out as documented`(family: ScreenFamily) throws {
        let (drawn, reported) = (try Self.shares(of: family), family.shares)

        #expect(abs(drawn.controls - reported.controls) <= 0.05, "\(family) controls \(drawn.controls)")
        #expect(abs(drawn.texts - reported.texts) <= 0.05, "\(family) texts \(drawn.texts)")
        #expect(abs(drawn.images - reported.images) <= 0.05, "\(family) images \(drawn.images)")
        #expect(abs(drawn.containers - reported.containers) <= 0.05, "\(family) containers \(drawn.containers)")
    }
}

/// Real captures that may not be copied into the repository; they lie beside it on
/// the machines of the project.
private enum Samples {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("shared/samples")

    static var exist: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// The screens of the captures with ten elements at least; smaller ones are
    /// vectors of tests.
    static func screens() throws -> [RenderedScreen] {
        try ["uiautomator-xml", "appium-ios-xml", "appium-android-xml"].flatMap { name in
            let files = try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent(name).path).sorted()
            return try files.filter { $0.hasSuffix(".xml") }.flatMap { file in
                try readCapture(at: folder.appendingPathComponent("\(name)/\(file)").path, options: CaptureOptions(density: 420)).screens
                    .map(\.screen)
            }
        }.filter { $0.elements.count >= 10 }
    }

    /// The controls, texts and images of a screen as shares of these three, and the
    /// containers as a share of all four.
    static func shares(of screen: RenderedScreen) -> [Double]? {
        var (controls, texts, images, containers) = (0.0, 0.0, 0.0, 0.0)
        for (index, element) in screen.elements.enumerated() where element.isVisible != false {
            switch element.role {
            case _ where element.isControl: controls += 1
            case .text, .heading: texts += 1
            case .image: images += 1
            default: containers += screen.descendants(of: index).isEmpty ? 0 : 1
            }
        }
        let content = controls + texts + images
        return content > 0 ? [controls / content, texts / content, images / content, containers / (content + containers)] : nil
    }
}

@Suite(.enabled(if: Samples.exist, "the shared samples are not beside the package"))
struct SampleShareTests {
    @Test func `every family has its controls, texts, images and containers in shares that real screens have`() throws {
        let samples = try Samples.screens().compactMap(Samples.shares)
        #expect(samples.count >= 25)
        let ranges = (0..<4).map { part in
            let sorted = samples.map { $0[part] }.sorted()
            // The middle nine tenths.
            return sorted[sorted.count / 20]...sorted[sorted.count - 1 - sorted.count / 20]
        }

        for family in ScreenFamily.allCases {
            let shares = try ScreenShareTests.shares(of: family)
            for (part, share) in [shares.controls, shares.texts, shares.images, shares.containers].enumerated() {
                #expect(ranges[part].contains(share), "\(family), \(["controls", "texts", "images", "containers"][part]), \(ranges[part])")
            }
        }
    }
}
