package import EveryScreenAudit
import EveryScreenModel

/// A label is not a file name, an identifier or a resource key.
///
/// - Source: WCAG 2.2 SC 1.1.1 (level A).
/// - Threshold: the forms in `ArtificialName`. Each needs a mark that no language
///   has: an underscore, a known file extension, capitals in the midst of a word
///   after two small letters, two dots without spaces. Punctuation alone (Unicode
///   categories P) is no name; other signs, which are spoken, need human review.
///   A word that is also the name of the asset is a warning, alone or with a word
///   for a picture. So is the name of a symbol that says its drawing, such as
///   *Eye*.
/// - Smallest counterexample: `.imageButton("a").accessibilityLabel("a_a")`.
package struct LabelHumanReadable: ScreenSpec {
    package let id = SpecID.labelHumanReadable
    package let judgesWording = true
    package let rule = AccessibilityRule("A label is not a file name, an identifier or a resource key.", [.wcag(.nonTextContent)])

    /// The ways in which the claim fails.
    package enum Failure: FailureKind {
        case signs
        /// A word that is also the name of the asset, as SwiftUI's `Image(_:)` has
        /// it by default.
        case assetName
        case artificial(ArtificialName)

        package static let allCases = ArtificialName.allCases.map(Failure.artificial) + [.signs, .assetName]

        package init?(rawValue: String) {
            if rawValue == "signs" {
                self = .signs
            } else if rawValue == "assetName" {
                self = .assetName
            } else if let form = ArtificialName(rawValue: rawValue) {
                self = .artificial(form)
            } else {
                return nil
            }
        }

        package var rawValue: String {
            switch self {
            case .signs: "signs"
            case .assetName: "assetName"
            case .artificial(let form): form.rawValue
            }
        }
    }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        judgeEach(of: presentation, into: &verdicts) { index in
            let role = screen.elements[index].role
            if role == .text || role == .heading { return key(shownBy: index, presentation) }
            guard role.isControl || role == .image else { return nil }
            if let reason = presentation.context.reasonNotPresented(index) { return .inapplicable(reason) }
            guard let label = screen.elements[index].label else { return .cannotTell(.labelUnknown) }
            if label.isSilent { return nil }
            // Punctuation is not spoken, so that it names nothing even where it is
            // what the screen shows.
            if label.isPunctuation { return .failed(.signs, measured: .text(label)) }
            var form = ArtificialName(label)
            // Styles of pages put the signs before the words, and they are not
            // spoken.
            if form == .pictureFont, screen.facts.platform == .web, !presentation.labelWords[index].isEmpty { form = nil }
            if let form, presentation.showsLabel(of: index) {
                return Self.isKey(label, of: form)
                    ? .failed(.artificial(.resourceKey), measured: .text(label), severity: .warning) : .passed(by: .visibleText)
            }
            if let form { return .failed(.artificial(form), measured: .text(label)) }
            let isSign =
                presentation.labelWords[index].isEmpty
                && !label.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
            if isSign {
                let isShown = label.count == 1 || presentation.showsLabel(of: index)
                return isShown ? .cannotTell(.humanJudgement) : .failed(.signs, measured: .text(label))
            }
            // A button has no label by default, and names of files are seldom
            // written with a capital.
            let words = presentation.labelWords[index]
            if role.isControl,
                Self.namesPicture(words, element: screen.elements[index], presentation.lexicons[index])
                    || screen.elements[index].image?.name.map({ PictureName.isSaid($0, by: words) }) == true
            {
                return .failed(.assetName, measured: .text(label), severity: .warning)
            }
            let isAsset =
                label.count > 1 && label == screen.elements[index].image?.name
                && (role == .image || label.first?.isUppercase != true)
            return isAsset ? .failed(.assetName, measured: .text(label), severity: .warning) : .passed
        }
    }

    /// Whether a label says which picture is shown, such as *Trash icon* for the
    /// picture `trash.fill`.
    private static func namesPicture(_ words: String, element: ScreenElement, _ lexicon: Lexicon?) -> Bool {
        guard let picture = element.image?.name, let kinds = lexicon?.roles[.image],
            let kind = Lexicon.phrase(of: kinds, ending: words), words != kind
        else { return false }
        let rest = words.dropLast(kind.count).split(separator: " ")
        let names = picture.lowercased().split { !$0.isLetter && !$0.isNumber }
        return !rest.isEmpty && names.starts(with: rest)
    }

    /// Whether a name of a form is the key of a translation.
    private static func isKey(_ name: String, of form: ArtificialName) -> Bool {
        form == .resourceKey || form == .identifier && ArtificialName.isTextKey(name)
    }

    /// The failed claim for a text that shows the key of a translation; `nil` for
    /// other texts.
    private func key(shownBy index: Int, _ presentation: ScreenPresentation) -> Judgment<Failure>? {
        guard let label = presentation.screen.elements[index].label,
            label.utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }), let form = ArtificialName(label),
            Self.isKey(label, of: form), presentation.context.reasonNotPresented(index) == nil
        else { return nil }
        return .failed(.artificial(.resourceKey), measured: .text(label), severity: .warning)
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let form =
            switch failure {
            case .artificial(.fileName): "the name of a file"
            case .artificial(.identifier), .artificial(.className): "an identifier"
            case .artificial(.resourceKey): "the key of a text that was not found"
            case .artificial(.number): "a number for machines"
            case .artificial(.color): "the code of a color"
            case .artificial(.description): "the description of an object"
            case .artificial(.pictureFont): "a sign of a picture font, which has no sound"
            case .signs: "signs without a word"
            case .assetName: "the name of the asset"
            }
        return Finding.Wording(
            fact: "the label of \(finding.element.nameWithoutLabel) is \(form): \"\(finding.measuredText)\"",
            remedy: [.text, .heading].contains(finding.element.role)
                ? "add the text of the key to the table of strings"
                : finding.element.role == .image ? "say what the image shows" : "say what the \(finding.element.role.spokenName) does")
    }
}

extension LabelHumanReadable {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users hear \"ic underscore cart underscore 24\".",
            scope: "Exposed controls and images with a label, and texts that show the key of a translation.",
            exemptions: [
                "A label that the screen shows is exempt, unless it is punctuation alone or the key of a translation, which is a warning.",
                "A word that is also the name of the asset is a warning.",
            ],
            doubts: ["The label is a single sign, or one that the screen shows."])
    }
}

extension String {
    /// Whether it holds only punctuation and silent characters.
    fileprivate var isPunctuation: Bool {
        var hasPunctuation = false
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation,
                .otherPunctuation:
                hasPunctuation = true
            default: guard String(scalar).isSilent else { return false }
            }
        }
        return hasPunctuation
    }
}
