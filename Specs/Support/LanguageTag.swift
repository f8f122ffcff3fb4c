/// A language tag as BCP 47 has it, judged by its first part.
package struct LanguageTag {
    /// The mistakes in a tag for which a speech engine cannot use it.
    ///
    /// The first part must be a language of two letters (ISO 639-1), or of three
    /// where there is none of two; the registry of BCP 47 has no longer ones. Later
    /// parts are checked for their form only, since engines skip those they do not
    /// know. Three letters need not name a language.
    package enum Mistake: String, Hashable, Sendable, CaseIterable {
        /// The form is not that of a tag.
        case malformed
        /// No language is called so.
        case unknownLanguage
    }

    /// Returns the fault of a tag.
    static func mistake(of tag: String) -> Mistake? {
        let parts = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        let isFormed = parts.allSatisfy { part in
            (1...8).contains(part.count) && part.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
        }
        guard isFormed, let language = parts.first, language.allSatisfy(\.isLetter) else { return .malformed }
        switch language.count {
        case 1: return language == "x" && parts.count > 1 ? nil : .unknownLanguage
        case 2: return twoLetters.contains(String(language)) ? nil : .unknownLanguage
        case 3: return withTwoLetters.contains(String(language)) ? .unknownLanguage : nil
        default: return .unknownLanguage
        }
    }

    /// The languages of ISO 639-1, those withdrawn from it and still registered
    /// among them.
    private static let twoLetters = words(
        """
        aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu \
        fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik in io is it iu iw ja ji jv jw ka kg ki kj \
        kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mo mr ms mt my na nb nd ne ng nl nn no nr nv ny \
        oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg sh si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl \
        tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu
        """)

    /// The three letters of ISO 639-2 for languages that have two, which BCP 47
    /// wants instead.
    private static let withTwoLetters = words(
        """
        aar abk afr aka alb amh ara arg arm asm ava ave aym aze bak bam baq bel ben bih bis bod bos bre bul bur cat ces cha che chi \
        chu chv cor cos cre cym cze dan deu div dut dzo ell eng epo est eus ewe fao fas fij fin fra fre fry ful geo ger gla gle glg \
        glv gre grn guj hat hau heb her hin hmo hrv hun hye ibo ice ido iii iku ile ina ind ipk isl ita jav jpn kal kan kas kat kau \
        kaz khm kik kin kir kom kon kor kua kur lao lat lav lim lin lit ltz lub lug mac mah mal mao mar may mkd mlg mlt mon mri msa \
        mya nau nav nbl nde ndo nep nld nno nob nor nya oci oji ori orm oss pan per pli pol por pus que roh ron rum run rus sag san \
        sin slk slo slv sme smo sna snd som sot spa sqi srd srp ssw sun swa swe tah tam tat tel tgk tgl tha tib tir ton tsn tso tuk \
        tur twi uig ukr urd uzb ven vie vol wel wln wol xho yid yor zha zho zul
        """)

    private static func words(_ text: String) -> Set<String> { Set(text.split(separator: " ").map(String.init)) }
}
