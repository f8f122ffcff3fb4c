package import EveryScreenAudit
package import EveryScreenModel

extension SpecCatalog {
    /// Whether a spec may answer otherwise after a change of these facts; where no
    /// spec of the catalog with that id is of its type, it may.
    ///
    /// Most edits that remove a failure change a label or the keyboard, and most
    /// specs read neither.
    package static func mayRead(_ facts: ScreenElement.FactSet, _ spec: any ScreenSpec) -> Bool {
        guard types[spec.id] == ObjectIdentifier(type(of: spec)) else { return true }
        return readers.contains { !facts.isDisjoint(with: $0.facts) && $0.specs.contains(spec.id) }
    }

    /// Whether the numbers that a spec measures are of colors, and not of a layout.
    package static func measuresColors(_ spec: SpecID) -> Bool { colorSpecs.contains(spec) }

    private static let colorSpecs: Set<SpecID> = [
        .colorNotAlone, .contrastInEveryAppearance, .nonTextContrast, .textContrast, .textContrastEnhanced,
    ]

    private static let types = Dictionary(uniqueKeysWithValues: all.map { ($0.id, ObjectIdentifier(type(of: $0))) })

    /// The specs that read each group of facts.
    ///
    /// Those that compare screens read labels to know which elements are the same.
    private static let readers: [(facts: ScreenElement.FactSet, specs: Set<SpecID>)] = [
        (.names, readersOfNames),
        (
            .hints,
            [
                .fieldPurposeStated, .hintAddsInformation, .instructionsNotSensory, .leavingAnnounced, .requiredFieldsStated,
                .speechAttributesValid,
                .visibleTextExposed,
            ]
        ),
        (.inputLabels, [.everyWayInIsEqual, .labelContainsVisibleText, .voiceNamesUnambiguous]),
        (
            .keyboard,
            [
                .directionalReachable, .disabledConsistent, .elementHasLabel, .everyWayInIsEqual, .focusBackwardInverts,
                .focusNotObscured, .focusOrderMeaningful, .focusVisible, .hiddenNotFocusable, .keyboardReachable,
                .modalCanBeEscaped, .modalIsolates, .noKeyboardTrap, .nothingBeyondSight, .referencesResolve,
                .scrollableKeyboardReachable, .textNotClipped,
            ]
        ),
    ]

    private static let readersOfNames: Set<SpecID> = [
        .boldTextRespected, .columnsReadInPairs, .contentDoesNotOverlap, .contextBeforeControl, .contrastInEveryAppearance,
        .controlsNotNested, .customActionsDistinct, .customContentComplete, .elementHasLabel, .everyWayInIsEqual,
        .fieldLabelPersistent, .fieldPurposeStated, .fieldPurposeValid, .foreignTextTagged, .gestureHasAlternative,
        .groupingKeepsActions, .headingNotEmpty, .headingsStayLarger, .hintAddsInformation, .iconsGrow,
        .imageDescribedOrHidden, .instructionsNotSensory, .labelConcise, .labelContainsVisibleText, .labelHumanReadable, .labelNotRepeated,
        .labelOmitsRole, .labelOmitsState, .labelPartsSeparated, .labelStyle, .labelUnique, .languageValid,
        .largeImageDescribed, .leavingAnnounced, .linkPurposeClear, .mediaHasAlternative, .motionRespectsSetting,
        .nothingVanishesWhenScaling, .readingOrderKeptWhenScaling, .readingOrderMatchesSight, .readingOrderWellDefined, .referencesResolve,
        .relatedReadTogether, .requiredFieldsStated, .rightToLeftMirrors, .screenHasTitle, .screenNotOneStop, .speechAttributesValid,
        .swipeCostBounded, .targetKeptWhenScaling, .targetSize, .textGrows, .textNotInImages, .textNotTruncated, .valuePresent,
        .visibleTextExposed, .voiceNamesUnambiguous,
    ]
}
