import Testing

@testable import EveryScreenAudit

struct SilenceTests {
    @Test func `Text is silent if nothing of it is spoken`() {
        #expect("".isSilent)
        #expect(" \u{200B}\u{2800}".isSilent)
        #expect(!"!".isSilent)
        #expect(!" a".isSilent)
    }

    @Test(arguments: [("en", "en"), ("de-CH", "de"), ("ZH_hans", "zh"), ("", "")])
    func `The language of a tag is what stands before the first hyphen`(tag: String, language: String) {
        #expect(tag.primaryLanguage == language)
    }
}
