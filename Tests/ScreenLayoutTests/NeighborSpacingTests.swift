import EveryScreenLayout
import EveryScreenModel
import Testing

/// The distances in a column without a spacing, in points.
struct NeighborSpacingTests {
    /// The distance between two children of a column, to a hundredth of a point.
    private func distance(_ above: Blueprint, _ below: Blueprint, at textSize: UserEnvironment.TextSize = .large) throws -> Double {
        let screen = laidOut(.column([above, below]), textSize: textSize)
        let top = try #require(screen.elements.last { $0.source == "0" || $0.source.hasPrefix("0/") }?.frame.maxY)
        let bottom = try #require(screen.elements.first { $0.source == "1" || $0.source.hasPrefix("1/") }?.frame.minY)
        return ((bottom - top) * 100).rounded() / 100
    }

    private static let text = Blueprint.text("a")
    /// Its height.
    private static let height: Double = 61 / 3
    private static let field = Blueprint.field("b")
    private static let bordered = Blueprint.button("c").buttonStyle(.bordered)

    @Test(
        arguments: [
            (field, bordered, 8), (field, field, 8), (.rectangle().frame(height: 10), field, 8), (box(20, 20), box(20, 20), 8),
            // Between texts, the leading of the lower one counts.
            (text, text, 2), (text, .text("b", style: .largeTitle), 0.67), (.text("b", style: .largeTitle), text, 2),
            (text, .text("b").font(.system(size: 20)), 0),
            // Around a text: a line and a tenth of one less the ascent, or less the
            // capitals.
            (text, field, 10.64), (field, text, 6.43), (.text("a", style: .caption1), field, 7.53), (box(20, 20), text, 6.43),
            // A button without a border is text above and a control below.
            (text, .button("c"), 2), (.button("c"), text, 6.43), (.button("c"), field, 8), (bordered, .button("c"), 6.43),
            (text, bordered, 10.64), (text, .button(.text("c")), 2), (.button(.text("c")), field, 8),
            // A symbol is text to text.
            (.symbol("globe"), text, 2), (text, .symbol("globe"), 2),
            // A frame that states a height, and padding, are as a shape; others and
            // the rest of a column or row are seen through.
            (.text("a").frame(width: 100), text, 2), (.column([field, text]), text, 2), (text, .row([field, text]), 10.64),
            (text, .layers([text, text]), 2), (text.opacity(0.5), text.font(.body), 2),
        ] as [(Blueprint, Blueprint, Double)])
    func `each pair has the distance it would like`(above: Blueprint, below: Blueprint, expected: Double) throws {
        #expect(try distance(above, below) == expected, "\(above.swiftCode) \(below.swiftCode)")
    }

    @Test func `padding and stated heights are as a shape`() {
        let padded = laidOut(.column([Self.text.padding(.bottom, 4), Self.text]))
        let framed = laidOut(.column([Self.text, Self.text.frame(minHeight: 44)]))

        #expect(abs(padded.elements[1].frame.minY - (Self.height + 4 + 6.434)) < 0.01)
        #expect(abs(framed.elements[1].frame.minY + framed.elements[1].frame.height / 2 - (Self.height + 10.643 + 22)) < 0.01)
    }

    @Test func `distances follow the text size`() throws {
        let environment = UserEnvironment.TextSize.accessibility5
        #expect(try distance(Self.text, Self.text, at: environment) == 0)
        #expect(try distance(Self.text, Self.field, at: environment) > 30)
    }

    @Test func `a stated spacing, a row and a spacer are as they were`() {
        let column = laidOut(.column(spacing: 8, [Self.text, Self.text]))
        let row = laidOut(.row([Self.text, Self.text]))
        let spaced = laidOut(.column([Self.text, .spacer(minLength: 3), Self.text]).fixedSize())
        let width: Double = laidOut(Self.text).elements[0].frame.width

        #expect(column.elements[1].frame.minY == Self.height + 8)
        #expect(row.elements[1].frame.minX == width + 8)
        #expect(spaced.elements[1].frame.minY == Self.height + 3)
    }

    @Test func `a row that becomes a column has them too`() {
        let row = Blueprint.row(columnFrom: .large, [Self.text, Self.text])

        #expect(laidOut(row).elements[1].frame.minY == Self.height + 2)
    }
}
