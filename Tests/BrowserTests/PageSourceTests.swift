import EveryScreenBrowser
import EveryScreenModel
import Foundation
import Testing

struct PageSourceTests {
    @Test(arguments: [
        ("http://a.example/", true), ("HTTPS://a.example", true), ("page.html", false), ("ftp://a.example/", false), ("", false),
    ])
    func `addresses of the web are distinguished from files`(text: String, isAddress: Bool) {
        #expect(PageSource.isAddress(text) == isAddress)
    }

    @Test(arguments: [("a.html", true), ("a/b.HTM", true), ("a.xhtml", true), ("a.xml", false), ("html", false), ("a.html/b", false)])
    func `pages are recognized by their filename extension`(path: String, isPage: Bool) {
        #expect(PageSource.isPage(path) == isPage)
    }

    @Test func `a file outside of the working folder is served with the files beside it`() {
        #expect(PageSource(file: "/srv/site/a/page.html") == .file(path: "/srv/site/a/page.html", root: "/srv/site/a"))
    }

    @Test func `a file in the working folder is served with all of that folder`() {
        let working = URL(fileURLWithPath: FileManager.default.currentDirectoryPath).standardizedFileURL.path

        #expect(PageSource(file: "site/page.html") == .file(path: "\(working)/site/page.html", root: working))
    }

    @Test func `the host of an address is what may be contacted`() {
        #expect(PageSource.address("https://www.example.org:8080/a").host == "www.example.org")
        #expect(PageSource.html("<p>", resources: nil).host == nil)
    }

    @Test func `named settings are all different, and the defaults come first`() {
        let settings = PageSettings.named.map(\.settings)

        #expect(Set(settings).count == settings.count)
        #expect(PageSettings.named.first?.name == "default")
        #expect(PageSettings.tested.first == .desktop)
        #expect(PageSettings.tested.count == 8)
    }

    @Test func `a page at 400 percent has a window of 320 CSS px`() throws {
        let zoomed = try #require(PageSettings.named.first { $0.name == "zoom400" }?.settings)

        #expect(zoomed.environment.screenSize == LayoutSize(width: 320, height: 256))
        #expect(zoomed.scale == 4)
    }
}
