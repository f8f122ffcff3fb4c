import EveryScreenAudit
import EveryScreenLayout
import EveryScreenSpecs
import Testing

/// Each entry of the lists that distinguish names of programs from words.
struct ArtificialNameTests {
    private func form(of label: String) -> Judged { LabelHumanReadable().judged(.imageButton("a").accessibilityLabel(label)) }

    private func failed(_ label: String, _ form: String) -> Judged { .failed("the label of the button is \(form): \"\(label)\"") }

    @Test(arguments: [
        "png", "jpg", "jpeg", "gif", "svg", "pdf", "webp", "heic", "heif", "tiff", "bmp", "avif", "xml", "json", "html", "mp4", "mov",
        "wav", "mp3", "aac", "ttf",
    ])
    func `a name with the extension of a file, in any letter case, is the name of a file`(extension: String) {
        for label in ["banner.\(`extension`)", "a.b.\(`extension`.uppercased())"] {
            #expect(form(of: label) == failed(label, "the name of a file"))
        }
        #expect(form(of: ".\(`extension`)").facts != failed(".\(`extension`)", "the name of a file").facts)
    }

    @Test(arguments: ["#FFB000", "#3060ff", "#F0B", "#1e90", "#FACADE", "#FFB00080", "0xFFB000", "rgb(255, 176, 0)", "HSL(120 50% 50%)"])
    func `the code of a color is no name`(label: String) { #expect(form(of: label) == failed(label, "the code of a color")) }

    @Test(arguments: ["#facade", "#add", "#123", "#1", "0xFF", "RGB", "Fee", "#Decade2026"])
    func `a hashtag and a number are no color`(label: String) { #expect(form(of: label).outcome != .failed) }

    @Test(arguments: [
        "com", "org", "net", "io", "de", "fr", "es", "uk", "eu", "gov", "edu", "app", "dev", "info", "ch", "at", "it", "nl", "us", "ca",
        "jp", "cn", "ru", "br", "au", "in", "co", "me", "tv",
    ])
    func `a name that ends as a place on the web does is no key`(domain: String) {
        #expect(form(of: "shop.example.\(domain)") == .passed)
    }

    @Test(arguments: [
        "icon", "ic", "btn", "button", "img", "image", "bg", "logo", "small", "large", "fill", "default",
    ])
    func `three words with hyphens are an identifier with the mark of an asset`(mark: String) {
        for label in ["cart-\(mark)-round", "\(mark)-cart-round", "cart-round-\(mark)"] {
            #expect(form(of: label) == failed(label, "an identifier"))
        }
        #expect(form(of: "cart-round-red") == .passed)
    }

    @Test(arguments: ["UI", "NS", "AX"])
    func `a capitalized word behind the prefix of a framework is a class`(prefix: String) {
        #expect(form(of: "\(prefix)Button") == failed("\(prefix)Button", "an identifier"))
        #expect(form(of: "\(prefix)BUTTON") == .passed)
    }

    @Test func `a key has three parts or more, of which one is longer than a letter`() {
        #expect(form(of: "cart.button.title") == failed("cart.button.title", "the key of a text that was not found"))
        #expect(form(of: "cart.title") == .passed)
        #expect(form(of: "a.b.c") == .passed)
        #expect(form(of: "a.bb.c") == failed("a.bb.c", "the key of a text that was not found"))
    }

    @Test func `a number for machines has eight hexadecimal digits, letters and digits among them`() {
        #expect(form(of: "5F3A9C01") == failed("5F3A9C01", "a number for machines"))
        #expect(form(of: "5F3A9C0") == .passed)
        #expect(form(of: "5F3A9C0G") == .passed)
        #expect(form(of: "5f3a-9c01") == failed("5f3a-9c01", "a number for machines"))
    }

    @Test(arguments: ["<Tax 10>", "<Box 2a>", "<0 or more>", "<10x>", "<x0>"])
    func `words in angle brackets without an address are no description of an object`(label: String) {
        let facts = (label == "<10x>" ? failed(label, "the description of an object") : Judged.passed).facts
        #expect(form(of: label).facts == facts)
    }
}
