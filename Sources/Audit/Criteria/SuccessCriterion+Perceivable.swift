// The success criteria of WCAG 2.2 under principle 1, Perceivable:
// https://www.w3.org/TR/WCAG22/.

extension SuccessCriterion {
    /// 1.1.1 Non-text Content, level A.
    public static let nonTextContent = SuccessCriterion("1.1.1", "Non-text Content", .a, since: .wcag20)
    /// 1.2.1 Audio-only and Video-only (Prerecorded), level A.
    public static let audioOnlyAndVideoOnlyPrerecorded = SuccessCriterion(
        "1.2.1", "Audio-only and Video-only (Prerecorded)", .a, since: .wcag20)
    /// 1.2.2 Captions (Prerecorded), level A.
    public static let captionsPrerecorded = SuccessCriterion("1.2.2", "Captions (Prerecorded)", .a, since: .wcag20)
    /// 1.2.3 Audio Description or Media Alternative (Prerecorded), level A.
    public static let audioDescriptionOrMediaAlternativePrerecorded = SuccessCriterion(
        "1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a, since: .wcag20)
    /// 1.2.4 Captions (Live), level AA.
    public static let captionsLive = SuccessCriterion("1.2.4", "Captions (Live)", .aa, since: .wcag20)
    /// 1.2.5 Audio Description (Prerecorded), level AA.
    public static let audioDescriptionPrerecorded = SuccessCriterion("1.2.5", "Audio Description (Prerecorded)", .aa, since: .wcag20)
    /// 1.2.6 Sign Language (Prerecorded), level AAA.
    public static let signLanguagePrerecorded = SuccessCriterion("1.2.6", "Sign Language (Prerecorded)", .aaa, since: .wcag20)
    /// 1.2.7 Extended Audio Description (Prerecorded), level AAA.
    public static let extendedAudioDescriptionPrerecorded = SuccessCriterion(
        "1.2.7", "Extended Audio Description (Prerecorded)", .aaa, since: .wcag20)
    /// 1.2.8 Media Alternative (Prerecorded), level AAA.
    public static let mediaAlternativePrerecorded = SuccessCriterion("1.2.8", "Media Alternative (Prerecorded)", .aaa, since: .wcag20)
    /// 1.2.9 Audio-only (Live), level AAA.
    public static let audioOnlyLive = SuccessCriterion("1.2.9", "Audio-only (Live)", .aaa, since: .wcag20)
    /// 1.3.1 Info and Relationships, level A.
    public static let infoAndRelationships = SuccessCriterion("1.3.1", "Info and Relationships", .a, since: .wcag20)
    /// 1.3.2 Meaningful Sequence, level A.
    public static let meaningfulSequence = SuccessCriterion("1.3.2", "Meaningful Sequence", .a, since: .wcag20)
    /// 1.3.3 Sensory Characteristics, level A.
    public static let sensoryCharacteristics = SuccessCriterion("1.3.3", "Sensory Characteristics", .a, since: .wcag20)
    /// 1.3.4 Orientation, level AA.
    public static let orientation = SuccessCriterion("1.3.4", "Orientation", .aa, since: .wcag21)
    /// 1.3.5 Identify Input Purpose, level AA.
    public static let identifyInputPurpose = SuccessCriterion("1.3.5", "Identify Input Purpose", .aa, since: .wcag21)
    /// 1.3.6 Identify Purpose, level AAA.
    public static let identifyPurpose = SuccessCriterion("1.3.6", "Identify Purpose", .aaa, since: .wcag21)
    /// 1.4.1 Use of Color, level A.
    public static let useOfColor = SuccessCriterion("1.4.1", "Use of Color", .a, since: .wcag20)
    /// 1.4.2 Audio Control, level A.
    public static let audioControl = SuccessCriterion("1.4.2", "Audio Control", .a, since: .wcag20)
    /// 1.4.3 Contrast (Minimum), level AA.
    public static let contrastMinimum = SuccessCriterion("1.4.3", "Contrast (Minimum)", .aa, since: .wcag20)
    /// 1.4.4 Resize Text, level AA.
    public static let resizeText = SuccessCriterion("1.4.4", "Resize Text", .aa, since: .wcag20)
    /// 1.4.5 Images of Text, level AA.
    public static let imagesOfText = SuccessCriterion("1.4.5", "Images of Text", .aa, since: .wcag20)
    /// 1.4.6 Contrast (Enhanced), level AAA.
    public static let contrastEnhanced = SuccessCriterion("1.4.6", "Contrast (Enhanced)", .aaa, since: .wcag20)
    /// 1.4.7 Low or No Background Audio, level AAA.
    public static let lowOrNoBackgroundAudio = SuccessCriterion("1.4.7", "Low or No Background Audio", .aaa, since: .wcag20)
    /// 1.4.8 Visual Presentation, level AAA.
    public static let visualPresentation = SuccessCriterion("1.4.8", "Visual Presentation", .aaa, since: .wcag20)
    /// 1.4.9 Images of Text (No Exception), level AAA.
    public static let imagesOfTextNoException = SuccessCriterion("1.4.9", "Images of Text (No Exception)", .aaa, since: .wcag20)
    /// 1.4.10 Reflow, level AA.
    public static let reflow = SuccessCriterion("1.4.10", "Reflow", .aa, since: .wcag21)
    /// 1.4.11 Non-text Contrast, level AA.
    public static let nonTextContrast = SuccessCriterion("1.4.11", "Non-text Contrast", .aa, since: .wcag21)
    /// 1.4.12 Text Spacing, level AA.
    public static let textSpacing = SuccessCriterion("1.4.12", "Text Spacing", .aa, since: .wcag21)
    /// 1.4.13 Content on Hover or Focus, level AA.
    public static let contentOnHoverOrFocus = SuccessCriterion("1.4.13", "Content on Hover or Focus", .aa, since: .wcag21)

    /// The criteria of the principle, in the order of their numbers.
    static let perceivable: [SuccessCriterion] = [
        .nonTextContent, .audioOnlyAndVideoOnlyPrerecorded, .captionsPrerecorded, .audioDescriptionOrMediaAlternativePrerecorded,
        .captionsLive, .audioDescriptionPrerecorded, .signLanguagePrerecorded, .extendedAudioDescriptionPrerecorded,
        .mediaAlternativePrerecorded, .audioOnlyLive, .infoAndRelationships, .meaningfulSequence, .sensoryCharacteristics, .orientation,
        .identifyInputPurpose, .identifyPurpose, .useOfColor, .audioControl, .contrastMinimum, .resizeText, .imagesOfText,
        .contrastEnhanced, .lowOrNoBackgroundAudio, .visualPresentation, .imagesOfTextNoException, .reflow, .nonTextContrast,
        .textSpacing, .contentOnHoverOrFocus,
    ]
}
