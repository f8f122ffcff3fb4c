#if canImport(UIKit) && !os(watchOS)
    import EveryScreenCapture
    import EveryScreenModel
    import UIKit

    extension LiveFacts {
        /// Returns the speech attributes of the ranges of a string; ranges without
        /// attributes are left out.
        static func spans(_ string: NSAttributedString) -> [ScreenElement.SpeechSpan] {
            var spans: [ScreenElement.SpeechSpan] = []
            string.enumerateAttributes(in: NSRange(location: 0, length: string.length), options: []) { values, range, _ in
                var attributes = ScreenElement.SpeechAttributes()
                attributes.language = values[.accessibilitySpeechLanguage] as? String
                attributes.pitch = (values[.accessibilitySpeechPitch] as? NSNumber)?.doubleValue
                attributes.spellsOut = (values[.accessibilitySpeechSpellOut] as? NSNumber)?.boolValue
                attributes.speaksPunctuation = (values[.accessibilitySpeechPunctuation] as? NSNumber)?.boolValue
                attributes.phoneticNotation = values[.accessibilitySpeechIPANotation] as? String
                attributes.headingLevel = (values[.accessibilityTextHeadingLevel] as? NSNumber)?.intValue
                attributes.remarks = values[.accessibilityTextCustom] as? [String]
                attributes.textualContext = values[.UIAccessibilityTextAttributeContext].flatMap(statedContext).flatMap(context)
                guard attributes != ScreenElement.SpeechAttributes(), let range = Range(range) else { return }
                spans.append(ScreenElement.SpeechSpan(range, attributes))
            }
            return spans
        }

        /// The context in an attribute, which apps set as the constant or as its
        /// text.
        ///
        /// Both forms are in public code: `UIAccessibilityTextualContext.narrative`
        /// with and without `.rawValue`.
        private static func statedContext(_ value: Any) -> UIAccessibilityTextualContext? {
            (value as? String).map { UIAccessibilityTextualContext(rawValue: $0) } ?? value as? UIAccessibilityTextualContext
        }

        /// Returns the style in which text is read; `nil` if this version does not
        /// know it.
        static func context(_ context: UIAccessibilityTextualContext) -> ScreenElement.TextualContext? {
            [
                .wordProcessing: .wordProcessing, .narrative: .narrative, .messaging: .messaging, .spreadsheet: .spreadsheet,
                .fileSystem: .fileSystem, .sourceCode: .sourceCode, .console: .console,
            ][context]
        }

        /// Returns the known facts of a rotor; its targets are known only by
        /// turning it.
        @MainActor
        static func rotor(_ rotor: UIAccessibilityCustomRotor) -> ScreenElement.Rotor {
            let types: [UIAccessibilityCustomRotor.SystemRotorType: ScreenElement.Rotor.SystemType] = [
                .link: .link, .visitedLink: .visitedLink, .heading: .heading, .headingLevel1: .headingLevel1,
                .headingLevel2: .headingLevel2, .headingLevel3: .headingLevel3, .headingLevel4: .headingLevel4,
                .headingLevel5: .headingLevel5, .headingLevel6: .headingLevel6, .boldText: .boldText, .italicText: .italicText,
                .underlineText: .underlineText, .misspelledWord: .misspelledWord, .image: .image, .textField: .textField, .table: .table,
                .list: .list, .landmark: .landmark,
            ]
            return ScreenElement.Rotor(rotor.name.isEmpty ? nil : rotor.name, systemType: types[rotor.systemRotorType])
        }
    }
#endif
