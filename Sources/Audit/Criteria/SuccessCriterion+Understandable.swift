// The success criteria of WCAG 2.2 under principle 3, Understandable:
// https://www.w3.org/TR/WCAG22/.

extension SuccessCriterion {
    /// 3.1.1 Language of Page, level A.
    public static let languageOfPage = SuccessCriterion("3.1.1", "Language of Page", .a, since: .wcag20)
    /// 3.1.2 Language of Parts, level AA.
    public static let languageOfParts = SuccessCriterion("3.1.2", "Language of Parts", .aa, since: .wcag20)
    /// 3.1.3 Unusual Words, level AAA.
    public static let unusualWords = SuccessCriterion("3.1.3", "Unusual Words", .aaa, since: .wcag20)
    /// 3.1.4 Abbreviations, level AAA.
    public static let abbreviations = SuccessCriterion("3.1.4", "Abbreviations", .aaa, since: .wcag20)
    /// 3.1.5 Reading Level, level AAA.
    public static let readingLevel = SuccessCriterion("3.1.5", "Reading Level", .aaa, since: .wcag20)
    /// 3.1.6 Pronunciation, level AAA.
    public static let pronunciation = SuccessCriterion("3.1.6", "Pronunciation", .aaa, since: .wcag20)
    /// 3.2.1 On Focus, level A.
    public static let onFocus = SuccessCriterion("3.2.1", "On Focus", .a, since: .wcag20)
    /// 3.2.2 On Input, level A.
    public static let onInput = SuccessCriterion("3.2.2", "On Input", .a, since: .wcag20)
    /// 3.2.3 Consistent Navigation, level AA.
    public static let consistentNavigation = SuccessCriterion("3.2.3", "Consistent Navigation", .aa, since: .wcag20)
    /// 3.2.4 Consistent Identification, level AA.
    public static let consistentIdentification = SuccessCriterion("3.2.4", "Consistent Identification", .aa, since: .wcag20)
    /// 3.2.5 Change on Request, level AAA.
    public static let changeOnRequest = SuccessCriterion("3.2.5", "Change on Request", .aaa, since: .wcag20)
    /// 3.2.6 Consistent Help, level A.
    public static let consistentHelp = SuccessCriterion("3.2.6", "Consistent Help", .a, since: .wcag22)
    /// 3.3.1 Error Identification, level A.
    public static let errorIdentification = SuccessCriterion("3.3.1", "Error Identification", .a, since: .wcag20)
    /// 3.3.2 Labels or Instructions, level A.
    public static let labelsOrInstructions = SuccessCriterion("3.3.2", "Labels or Instructions", .a, since: .wcag20)
    /// 3.3.3 Error Suggestion, level AA.
    public static let errorSuggestion = SuccessCriterion("3.3.3", "Error Suggestion", .aa, since: .wcag20)
    /// 3.3.4 Error Prevention (Legal, Financial, Data), level AA.
    public static let errorPreventionLegalFinancialData = SuccessCriterion(
        "3.3.4", "Error Prevention (Legal, Financial, Data)", .aa, since: .wcag20)
    /// 3.3.5 Help, level AAA.
    public static let help = SuccessCriterion("3.3.5", "Help", .aaa, since: .wcag20)
    /// 3.3.6 Error Prevention (All), level AAA.
    public static let errorPreventionAll = SuccessCriterion("3.3.6", "Error Prevention (All)", .aaa, since: .wcag20)
    /// 3.3.7 Redundant Entry, level A.
    public static let redundantEntry = SuccessCriterion("3.3.7", "Redundant Entry", .a, since: .wcag22)
    /// 3.3.8 Accessible Authentication (Minimum), level AA.
    public static let accessibleAuthenticationMinimum = SuccessCriterion(
        "3.3.8", "Accessible Authentication (Minimum)", .aa, since: .wcag22)
    /// 3.3.9 Accessible Authentication (Enhanced), level AAA.
    public static let accessibleAuthenticationEnhanced = SuccessCriterion(
        "3.3.9", "Accessible Authentication (Enhanced)", .aaa, since: .wcag22)

    /// The criteria of the principle, in the order of their numbers.
    static let understandable: [SuccessCriterion] = [
        .languageOfPage, .languageOfParts, .unusualWords, .abbreviations, .readingLevel, .pronunciation, .onFocus, .onInput,
        .consistentNavigation, .consistentIdentification, .changeOnRequest, .consistentHelp, .errorIdentification, .labelsOrInstructions,
        .errorSuggestion, .errorPreventionLegalFinancialData, .help, .errorPreventionAll, .redundantEntry,
        .accessibleAuthenticationMinimum, .accessibleAuthenticationEnhanced,
    ]
}
