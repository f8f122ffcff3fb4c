import Testing

@testable import EveryScreenBrowser

struct MediaTypeTests {
    @Test(arguments: [
        ("page.html", "text/html; charset=utf-8"), ("a.b.CSS", "text/css; charset=utf-8"), ("x.mjs", "text/javascript; charset=utf-8"),
        ("x.svg", "image/svg+xml; charset=utf-8"), ("x.png", "image/png"), ("x.woff2", "font/woff2"), ("x", "application/octet-stream"),
        ("x.unheard", "application/octet-stream"), ("folder.html/x", "application/octet-stream"), ("x.mp4", "video/mp4"),
    ])
    func `files have the type of their ending`(name: String, type: String) {
        #expect(MediaType.type(ofFile: name, holding: Array("abc".utf8)) == type)
    }

    @Test func `text that is no UTF-8 says by itself what it is`() {
        #expect(MediaType.type(ofFile: "page.html", holding: [0x66, 0xfc, 0x72]) == "text/html")
    }
}
