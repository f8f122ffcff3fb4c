import EveryScreenAudit
import EveryScreenModel
import EveryValue
import Testing

@testable import EveryScreenSpecs

struct PaintLayersTests {
    /// Surfaces inside each other, the outermost first.
    private static let surfaces = Generator<ScreenElement.Surface?> { source in
        let kind = source.integer(in: 0...5)
        let color = SRGBColor(hex: UInt32(source.integer(in: 0...0xFFFFFF)))
        let part = Double(source.integer(in: 0...10)) / 10
        switch kind {
        case 0: return nil
        case 1: return ScreenElement.Surface(background: [])
        case 2: return ScreenElement.Surface(background: [.unknown])
        case 3: return ScreenElement.Surface(background: [.color(SRGBColor(hex: UInt32(source.integer(in: 0...0xFFFFFF)), opacity: part))])
        case 4: return ScreenElement.Surface(background: [.color(color)], opacity: part)
        default: return ScreenElement.Surface(background: [.color(color)])
        }
    }.array(1...6)

    private func presentation(_ surfaces: [ScreenElement.Surface?]) -> ScreenPresentation {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (index, surface) in surfaces.enumerated() {
            var element = ScreenElement(.group, source: "\(index)", frame: LayoutRect(x: 0, y: 0, width: 100, height: 100))
            element.surface = surface
            builder.open(element)
        }
        for _ in surfaces { builder.close() }
        return ScreenPresentation(builder.finish())
    }

    @Test func `paint that an opaque color covers changes no contrast`() {
        let report = PropertySearch.run(Self.surfaces, settings: SearchSettings(seed: 1, cases: 2_000)) { surfaces in
            let all = surfaces.map { ScreenElement.PaintLayer($0) }
            let shown = presentation(surfaces).paintLayers(from: surfaces.count - 1)
            for text in [SRGBColor.black, .white, SRGBColor(hex: 0x808080)] {
                let (one, other) = (ContrastRange(of: text, on: all), ContrastRange(of: text, on: shown))
                guard abs(one.lowest - other.lowest) < 1e-9, abs(one.highest - other.highest) < 1e-9 else {
                    return .failed(keys: ["the contrast with the shown colors differs"])
                }
            }
            return .passed
        }

        #expect(report.counterexamples.map { "\($0.value)" } == [])
    }

    @Test func `thousands of opaque elements inside each other have one layer each`() {
        let opaque = ScreenElement.Surface(background: [.color(.white)])
        let presentation = presentation(Array(repeating: opaque, count: 3_000))

        #expect(presentation.screen.elements.indices.allSatisfy { presentation.paintLayers(from: $0).count == 1 })
    }
}
