import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelHumanReadableTests {
    private let spec = LabelHumanReadable()

    private func judged(_ label: String) -> Judged { spec.judged(.imageButton("a").accessibilityLabel(label)) }

    @Test(arguments: [
        "Cart", "Add to cart", "iPhone", "eBay", "Mother-in-law", "e-mail", "macOS", "www.example.com", "example.com", "3.5", "McDonald",
        "Q&A",
        "5F", "deadbeef", "12345678", "Tea (2)", "état", "カート", "👍", "a",
    ])
    func `words, names and places pass`(label: String) {
        #expect(judged(label) == .passed)
    }

    @Test(arguments: [
        ("banner.png", "the name of a file"), ("ic_cart_24", "an identifier"), ("cart-icon-large", "an identifier"),
        ("addButton", "an identifier"),
        ("UIButton", "an identifier"), ("cart.button.title", "the key of a text that was not found"), ("5F3A9C01", "a number for machines"),
        ("550e8400-e29b-41d4-a716-446655440000", "a number for machines"), ("Optional(\"Cart\")", "the description of an object"),
        ("<Cart: 0x6000>", "the description of an object"), ("Cart \u{F07A}", "a sign of a picture font, which has no sound"),
        ("---", "signs without a word"),
    ])
    func `what programs use fails`(label: String, form: String) {
        #expect(judged(label) == .failed("the label of the button is \(form): \"\(label)\""))
    }

    @Test func `signs that styles of a page put before words are not spoken`() {
        func judged(_ label: String, on platform: RenderedScreen.Platform?) -> Judged {
            spec.judged(screen([.button(label)], on: platform))
        }

        #expect(judged("\u{F07A} Cart", on: .web) == .passed)
        #expect(judged("\u{F07A}", on: .web) == .inapplicable(.nothingToJudge))
        #expect(judged("\u{F07A} Cart", on: nil).outcome == .failed)
    }

    @Test(arguments: [
        ("square.and.arrow.up", "Square and arrow up"), ("eye", "Eye"), ("eye.slash", "Eye slash"), ("plus.circle", "Plus circle"),
        ("chevron.left", "Chevron left"), ("person.crop.circle.badge.plus", "Person crop circle badge plus"), ("gearshape", "Gearshape"),
    ])
    func `the name of a symbol says its drawing`(symbol: String, label: String) {
        let button = Blueprint.imageButton(symbol).accessibilityLabel(label)
        #expect(spec.judged(button) == .failed("the label of the button is the name of the asset: \"\(label)\""))
    }

    @Test(arguments: [
        ("trash", "Trash"), ("eye", "Show password"), ("bookmark", "Bookmark"), ("bell.badge", "Notifications"), ("star", "Star"),
    ])
    func `a purpose is no name of a symbol, even where the words agree`(symbol: String, label: String) {
        #expect(spec.judged(.imageButton(symbol).accessibilityLabel(label)) == .passed)
    }

    @Test(arguments: ["settings_title", "gen_settings_label", "ERROR_MESSAGE", "login_btn"])
    func `keys with underscores are found where they are shown`(key: String) {
        #expect(spec.judged(.text(key)) == .failed("the label of the text is the key of a text that was not found: \"\(key)\""))
        #expect(spec.judged(.button(key)) == .failed("the label of the button is the key of a text that was not found: \"\(key)\""))
    }

    @Test(arguments: ["mara_lopez", "the_real_sam", "Error_message", "title_", "_title", "settings title", "text@mail_box"])
    func `names of people and other texts with underscores are no keys`(name: String) {
        #expect(spec.judged(.text(name)).outcome != .failed)
        #expect(spec.judged(.button(name)).outcome != .failed)
    }

    @Test func `what the screen shows is part of the label by right`() {
        #expect(spec.judged(.button("report.pdf")) == .passed(by: .visibleText))
    }

    @Test func `the key of a text is found where it is shown`() {
        #expect(
            spec.judged(.text("cart.title.label"))
                == .failed("the label of the text is the key of a text that was not found: \"cart.title.label\""))
        #expect(spec.judged(.button("cart.title.label")).outcome == .failed)
        #expect(spec.remedies(for: .text("cart.title.label")) == ["add the text of the key to the table of strings"])
        #expect(spec.judged(.text("com.example.cart")) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(.text("www.example.org")) == .inapplicable(.nothingToJudge))
    }

    @Test func `one sign cannot be judged`() {
        #expect(judged("×") == .cantTell(.humanJudgement))
    }

    @Test func `the name of an asset is a warning where it may be a word, and else an error`() {
        let word = Blueprint.image("sunset", width: 9, height: 9)
        let message = #"the label of the image is the name of the asset: "sunset""#
        #expect(spec.judged(word) == .failed(message))
        #expect(spec.judged(word.accessibilityLabel("sunset")) == .failed(message))
        #expect(spec.judged(.image("img_hero", width: 9, height: 9)) == .failed(#"the label of the image is an identifier: "img_hero""#))
        #expect(
            spec.judged(.image("ic-close", width: 9, height: 9)) == .failed(#"the label of the image is the name of the asset: "ic-close""#)
        )
        #expect(
            spec.judged(.image("HeroImage", width: 9, height: 9))
                == .failed(#"the label of the image is the name of the asset: "HeroImage""#))
        #expect(spec.judged(.image(uiImage: "img_hero", width: 9, height: 9)) == .inapplicable(.nothingToJudge))
    }

    @Test func `unknown labels cannot be judged, text is no matter`() {
        #expect(spec.judged(screen([Node(.image)])) == .cantTell(.labelUnknown))
        #expect(spec.judged(.text("a_b_c")) == .inapplicable(.nothingToJudge))
    }

    @Test func `the remedy says what to say`() {
        #expect(spec.remedies(for: .imageButton("a").accessibilityLabel("ic_cart")) == ["say what the button does"])
    }

    @Test func `a button may be called like its picture, with a capital`() {
        #expect(spec.judged(.imageButton("Kitchen").accessibilityLabel("Kitchen")) == .passed)
        #expect(spec.judged(.imageButton("kitchen").accessibilityLabel("kitchen")).outcome == .failed)
    }

    @Test func `a button is not called after its picture with a word for a picture`() {
        func judged(_ label: String, _ picture: String) -> Judged { spec.judged(.imageButton(picture).accessibilityLabel(label)) }

        #expect(judged("Trash icon", "trash.fill") == .failed(#"the label of the button is the name of the asset: "Trash icon""#))
        #expect(judged("App icon", "trash") == .passed)
        #expect(judged("Delete", "trash") == .passed)
        #expect(judged("Icon", "icon.fill") == .passed)
    }
}
