import EveryScreenModel
import Foundation
import Testing

struct PlaneTransformTests {
    private static let points = [LayoutPoint(x: 0, y: 0), LayoutPoint(x: 3, y: -4), LayoutPoint(x: -0.5, y: 20)]
    private static let rect = LayoutRect(x: 10, y: 20, width: 30, height: 50)

    private static let transforms: [PlaneTransform] = [
        .identity, PlaneTransform(scale: 2), PlaneTransform(move: LayoutPoint(x: 5, y: -7)),
        PlaneTransform(scaleX: 2, scaleY: 0.5, degrees: 90, about: rect), PlaneTransform(scaleX: -1, scaleY: 1, degrees: 30, about: rect),
    ]

    private func expectEqual(_ one: LayoutPoint, _ other: LayoutPoint) {
        #expect(abs(one.x - other.x) < 1e-9 && abs(one.y - other.y) < 1e-9, "\(one), \(other)")
    }

    @Test func `the identity leaves everything where it is`() {
        for point in Self.points { #expect(PlaneTransform.identity.place(of: point) == point) }
        #expect(PlaneTransform.identity.box(of: Self.rect) == Self.rect)
        #expect(PlaneTransform.identity.verticalScale == 1)
        for transform in Self.transforms {
            #expect(PlaneTransform.identity.around(transform) == transform)
            #expect(transform.around(.identity) == transform)
        }
    }

    @Test func `a scale multiplies, and a move adds`() {
        #expect(PlaneTransform(scale: 3).place(of: LayoutPoint(x: 2, y: -1)) == LayoutPoint(x: 6, y: -3))
        #expect(PlaneTransform(scale: 3).verticalScale == 3)
        #expect(PlaneTransform(move: LayoutPoint(x: 5, y: 7)).place(of: LayoutPoint(x: 2, y: -1)) == LayoutPoint(x: 7, y: 6))
        #expect(PlaneTransform(move: LayoutPoint(x: 5, y: 7)).verticalScale == 1)
    }

    @Test func `one around another places a point as both in turn, the inner one first`() {
        for outer in Self.transforms {
            for inner in Self.transforms {
                for point in Self.points {
                    expectEqual(outer.around(inner).place(of: point), outer.place(of: inner.place(of: point)))
                }
            }
        }
    }

    @Test func `a quarter turn is clockwise and exact, and leaves the middle`() {
        let square = LayoutRect(x: -1, y: -1, width: 2, height: 2)
        func turned(_ degrees: Double) -> LayoutPoint {
            PlaneTransform(scaleX: 1, scaleY: 1, degrees: degrees, about: square).place(of: LayoutPoint(x: 1, y: 0))
        }

        // The vertical axis points down.
        #expect([0, 90, 180, 270].map(turned) == [(1, 0), (0, 1), (-1, 0), (0, -1)].map { LayoutPoint(x: $0, y: $1) })
        #expect([360, -90, 450].map(turned) == [turned(0), turned(270), turned(90)])
        #expect(turned(.nan) == turned(0) && turned(.infinity) == turned(0))
        for degrees in [0, 17, 90, 200.5] {
            expectEqual(
                PlaneTransform(scaleX: 2, scaleY: 3, degrees: degrees, about: Self.rect).place(of: Self.rect.center), Self.rect.center)
        }
    }

    @Test func `a turn is that of Foundation's sine and cosine, for any number of rounds`() {
        let square = LayoutRect(x: -1, y: -1, width: 2, height: 2)
        for degrees in stride(from: -1_000.5, through: 1_000, by: 7) {
            let radians = degrees * .pi / 180
            expectEqual(
                PlaneTransform(scaleX: 1, scaleY: 1, degrees: degrees, about: square).place(of: LayoutPoint(x: 1, y: 0)),
                LayoutPoint(x: cos(radians), y: sin(radians)))
        }
    }

    @Test func `content is scaled before it is turned`() {
        let wide = PlaneTransform(scaleX: 2, scaleY: 1, degrees: 90, about: Self.rect)

        #expect(wide.box(of: Self.rect) == LayoutRect(x: 0, y: 15, width: 50, height: 60))
        #expect(wide.verticalScale == 1)
        #expect(PlaneTransform(scaleX: 1, scaleY: 2, degrees: 90, about: Self.rect).verticalScale == 2)
    }

    @Test func `the box of a turned rectangle holds its corners and no more`() {
        for transform in Self.transforms {
            let box = transform.box(of: Self.rect)
            let corners = [(10.0, 20.0), (40, 20), (10, 70), (40, 70)].map { transform.place(of: LayoutPoint(x: $0, y: $1)) }

            #expect(box.minX == corners.map(\.x).min() && box.minY == corners.map(\.y).min())
            #expect(abs(box.maxX - (corners.map(\.x).max() ?? 0)) < 1e-9 && abs(box.maxY - (corners.map(\.y).max() ?? 0)) < 1e-9)
        }
    }

    @Test func `of a matrix of four rows the plane counts, and no other number of values is one`() throws {
        let rows: [Double] = [2, 3, 9, 5, 4, 6, 9, 7, 9, 9, 9, 9, 0, 0, 0, 1]
        let transform = try #require(PlaneTransform(matrix: rows))

        #expect(transform.place(of: LayoutPoint(x: 1, y: 0)) == LayoutPoint(x: 7, y: 11))
        #expect(transform.place(of: LayoutPoint(x: 0, y: 1)) == LayoutPoint(x: 8, y: 13))
        #expect(PlaneTransform(matrix: Array(rows.dropLast())) == nil)
        #expect(PlaneTransform(matrix: rows + [0]) == nil)
    }
}
