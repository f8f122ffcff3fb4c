import EveryScreenAudit
import EveryScreenLayout
import EveryScreenSpecs

extension Fixes {
    /// The ids of the specs with edits.
    package static let specs: Set<SpecID> = Set(table.keys)

    /// The edits for each spec; the kind of the failure selects among them.
    static let table: [SpecID: any KeyPath<FixSubject, [BlueprintEdit]> & Sendable] = [
        // Perceivable.
        .elementHasLabel: \.missingLabel,
        .imageDescribedOrHidden: \.missingLabel,
        .largeImageDescribed: \.silentImage,
        .visibleTextExposed: \.unexposedText,
        .noSilentRegion: \.silentImage,
        .labelOmitsRole: \.repeatingLabel,
        .labelOmitsState: \.repeatingLabel,
        .labelHumanReadable: \.artificialLabel,
        .labelConcise: \.longLabel,
        .labelStyle: \.unstyledLabel,
        .labelUnique: \.sharedNames,
        .labelContainsVisibleText: \.otherName,
        .labelNotRepeated: \.repeatedLabel,
        .fieldLabelPersistent: \.vanishingLabel,
        .hintAddsInformation: \.poorHint,
        .valuePresent: \.missingValue,
        .screenHasTitle: \.missingTitle,
        .headingNotEmpty: \.emptyHeading,
        .headingOrder: \.skippedHeading,
        .headingsExposed: \.plainHeading,
        .labelPartsSeparated: \.joinedLabel,
        .transparencyReduced: \.translucentArea,
        .picturesKeepColors: \.exemptColors,
        .textContrast: \.lowContrast,
        .textContrastEnhanced: \.lowContrast,
        .nonTextContrast: \.lowContrast,
        .contrastInEveryAppearance: \.lowContrast,
        .textGrows: \.fixedText,
        .weightLegible: \.lightText,
        .textNotTruncated: \.truncatedText,
        .textNotClipped: \.clippedText,
        .contentDoesNotOverlap: \.overlappingContent,
        .overflowScrolls: \.lostContent,
        .noTwoWayScrolling: \.twoWayScrolling,
        .readingOrderWellDefined: \.unsteadyOrder,
        .readingOrderKeptWhenScaling: \.unsteadyOrder,
        .columnsReadInPairs: \.partedPairs,
        .rightToLeftMirrors: \.unmirrored,
        .orientationNotLocked: \.limitedScreen,
        .zoomNotBlocked: \.limitedScreen,
        .textSpacingAdapts: \.fixedSpacing,
        .colorNotAlone: \.unstatedField,
        // Operable.
        .noKeyboardTrap: \.keyboardTrap,
        .keyboardReachable: \.unreachedByKeyboard,
        .scrollableKeyboardReachable: \.unscrollableByKey,
        .focusOrderMeaningful: \.jumpingFocus,
        .focusVisible: \.unseenFocus,
        .focusNotObscured: \.coveredTarget,
        .focusBackwardInverts: \.jumpingFocus,
        .directionalReachable: \.coveredTarget,
        .screenReaderReachable: \.unreached,
        .switchReachable: \.unreached,
        .scanCostBounded: \.costlyScan,
        .swipeCostBounded: \.costlyRows,
        .voiceNamesUnambiguous: \.sharedNames,
        .everyWayInIsEqual: \.unequalWays,
        .nothingBeyondSight: \.coveredTarget,
        .nothingVanishesWhenScaling: \.vanished,
        .targetSize: \.smallTarget,
        .targetKeptWhenScaling: \.smallTarget,
        .targetsDoNotOverlap: \.coveredTarget,
        .activationPointHits: \.coveredTarget,
        .gestureHasAlternative: \.unequalWays,
        .customActionsDistinct: \.sharedActions,
        .customContentComplete: \.incompleteContent,
        .groupingKeepsActions: \.unreached,
        .modalIsolates: \.leakingModal,
        .modalCanBeEscaped: \.closingModal,
        .movingContentHasControl: \.disturbingMovement,
        .mediaHasAlternative: \.missingAlternative,
        .motionRespectsSetting: \.disturbingMovement,
        .flashesBelowThreshold: \.disturbingMovement,
        // Understandable and robust.
        .languageValid: \.invalidLanguage,
        .linkPurposeClear: \.emptyLink,
        .leavingAnnounced: \.unannouncedLeaving,
        .fieldPurposeStated: \.unstatedField,
        .fieldPurposeValid: \.unknownPurpose,
        .roleMatchesBehavior: \.actingText,
        .traitsConsistent: \.contradictingTraits,
        .adjustableCanAdjust: \.contradictingTraits,
        .hiddenNotFocusable: \.hiddenFocus,
        .disabledConsistent: \.contradictingTraits,
        .frameValid: \.emptyFrame,
        .positionInSetConsistent: \.inconsistentSet,
        .refreshNotTimed: \.limitedScreen,
        .refreshOnRequest: \.limitedScreen,
    ]

    /// The specs without edits, each with the reason: no blueprint violates it, or
    /// no edit of one fixes it.
    package static let reasonsWithoutEdits: [SpecID: String] = [
        .customOrderComplete: "The layout lists every stop of a container in which it sets an order.",
        .controlsNotNested: "A blueprint's control holds nothing, and a merged control is no element.",
        .focusEntersModal: flow, .focusRestored: flow, .focusNeverLost: flow, .noChangeOnFocus: flow,
        .destructiveConfirmed: flow, .noTimeLimit: flow, .sameActionSameLabel: flow, .consistentPlace: flow,
        .statusAnnounced: flow, .noSecretsLeftStanding: flow, .stateSpoken: flow,
        .focusContentControllable: flow, .focusEffectEnds: flow, .noChangeOnInput: flow, .adjustingInverts: flow, .helpInSamePlace: flow,
        .focusRequestReaches: flow, .noScreenReaderTrap: flow, .everyScreenCanBeLeft: flow, .escapeGoesBack: flow,
        .magicTapHasControl: flow, .timeLimitExtendable: flow, .inputKept: flow, .announcementsNotRepeated: flow,
        .announcementsHeard: flow, .disabledDoesNothing: flow, .screenTitlesDiffer: flow, .notificationsMatchChanges: flow,
        .screenNotOneStop: grouping, .contextBeforeControl: grouping, .relatedReadTogether: grouping, .overlayNotReadLast: grouping,
        .boldTextRespected: "The layout draws every text heavier.",
        .dragPointsNamed: "A blueprint has no places to drag or drop.",
        .highlightCoversContent: "The layout takes the frames of elements from their content.",
        .speechAttributesValid: "A blueprint states no speech attributes but the language.",
    ]

    private static let grouping = "The parts to group or to move are a decision of the design."

    private static let flow = "It is about what a flow does from screen to screen, which no blueprint says."
}
