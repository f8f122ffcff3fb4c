import EveryScreenModel
import Testing

@testable import EveryScreenKit

struct PictureGlyphTests {
    private static let area = LayoutRect(x: 0, y: 0, width: 44, height: 44)

    private func path(_ name: String?) -> String? {
        SVGDocument(lines: [PictureGlyph.svg(for: name, in: Self.area, color: "#000")])?.named("path").first?.attributes["d"]
    }

    @Test func `names that mean the same have one drawing, and others a landscape`() {
        #expect(path("cart.fill") == path("shopping-bag"))
        #expect(path("heart") != path("star"))
        #expect(path("teapot") == path(nil))
        #expect(path("heart") != path(nil))
    }

    @Test(arguments: [
        ["cart", "bag", "basket"], ["heart"], ["star", "stars", "rating", "sparkles", "spark"], ["magnifyingglass", "search", "find"],
        ["trash", "delete"], ["xmark", "close", "dismiss", "cancel"], ["plus", "add"], ["minus", "remove"], ["gear", "settings"],
        ["person", "avatar", "profile", "account", "user"], ["bell", "notification"], ["share", "export", "upload"],
        ["send", "paperplane"], ["paperclip", "attachment"], ["ellipsis", "more"], ["arrow.down"],
        ["back", "chevron.backward", "previous", "arrow.left"], ["forward", "next", "chevron"], ["play", "trailer", "video"], ["pause"],
        ["checkmark", "done"], ["map", "pin", "location"], ["pencil", "edit"], ["camera"], ["warning", "error", "alert"],
        ["info", "help"],
    ])
    func `every name of a common image has the drawing of its kind`(names: [String]) throws {
        #expect(Set(try names.map { try #require(path($0)) }).count == 1)
        for name in names { #expect(path(name) != path(nil), "\(name)") }
    }

    @Test func `a short word does not count inside a longer one`() {
        #expect(path("address-book") == path(nil))
        #expect(path("add") == path("plus"))
        #expect(path("mapple") == path(nil))
    }

    @Test(arguments: [
        ("chevron.backward", true), ("arrow.forward", true), ("chevron.left", false), ("chevron.down", false), ("heart", false),
    ])
    func `glyphs along the direction of reading turn in a mirrored layout`(name: String, turns: Bool) {
        let (usual, mirrored) = (
            PictureGlyph.svg(for: name, in: Self.area, color: "#000"),
            PictureGlyph.svg(for: name, in: Self.area, color: "#000", isMirrored: true)
        )

        #expect((usual != mirrored) == turns)
    }

    @Test func `an arrow down is none to the side`() {
        #expect(path("chevron.down") != path("chevron.forward"))
        #expect(path("chevron.down") != path(nil))
    }

    @Test func `a filled image is filled`() {
        let filled = SVGDocument(lines: [PictureGlyph.svg(for: "heart.fill", in: Self.area, color: "#123456")])

        #expect(filled?.named("path").first?.attributes["fill"] == "#123456")
    }

    @Test func `of five stars as many are filled as the share says`() {
        func filled(_ share: Double) -> Int {
            SVGDocument(lines: PictureGlyph.stars(share, in: Self.area, color: "#123456"))?.values("fill").filter { $0 == "#123456" }.count
                ?? -1
        }

        #expect(filled(0) == 0)
        #expect(filled(0.8) == 4)
        #expect(filled(1) == 5)
    }

    @Test func `every glyph is a valid path and lies in its square`() throws {
        for name in [
            "cart", "heart", "star", "search", "trash", "close", "plus", "minus", "gear", "person", "bell", "share", "send", "paperclip",
            "more", "back", "next", "down", "play", "pause", "check", "map", "pencil", "camera", "warning", "info", nil,
        ] {
            let steps = try #require(path(name))
            #expect(steps.wholeMatch(of: /[MmLlHhVvCcSsAaQqZz0-9 .-]+/) != nil, "\(steps)")
        }
    }
}
