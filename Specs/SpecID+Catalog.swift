public import EveryScreenAudit

// One line for each spec of `SpecCatalog`, in its order; `CatalogTests` compares
// the two.

extension SpecID {
    /// The id of ``ElementHasLabel``.
    public static let elementHasLabel = SpecID(rawValue: "element-has-label")
    /// The id of ``ImageDescribedOrHidden``.
    public static let imageDescribedOrHidden = SpecID(rawValue: "image-described-or-hidden")
    /// The id of ``LargeImageDescribed``.
    public static let largeImageDescribed = SpecID(rawValue: "large-image-described")
    /// The id of ``VisibleTextExposed``.
    public static let visibleTextExposed = SpecID(rawValue: "visible-text-exposed")
    /// The id of ``NoSilentRegion``.
    public static let noSilentRegion = SpecID(rawValue: "no-silent-region")
    /// The id of ``ScreenNotOneStop``.
    public static let screenNotOneStop = SpecID(rawValue: "screen-not-one-stop")
    /// The id of ``MediaHasAlternative``.
    public static let mediaHasAlternative = SpecID(rawValue: "media-has-alternative")
    /// The id of ``LabelOmitsRole``.
    public static let labelOmitsRole = SpecID(rawValue: "label-omits-role")
    /// The id of ``LabelOmitsState``.
    public static let labelOmitsState = SpecID(rawValue: "label-omits-state")
    /// The id of ``LabelHumanReadable``.
    public static let labelHumanReadable = SpecID(rawValue: "label-human-readable")
    /// The id of ``LabelConcise``.
    public static let labelConcise = SpecID(rawValue: "label-concise")
    /// The id of ``LabelStyle``.
    public static let labelStyle = SpecID(rawValue: "label-style")
    /// The id of ``LabelPartsSeparated``.
    public static let labelPartsSeparated = SpecID(rawValue: "label-parts-separated")
    /// The id of ``LabelUnique``.
    public static let labelUnique = SpecID(rawValue: "label-unique")
    /// The id of ``LabelContainsVisibleText``.
    public static let labelContainsVisibleText = SpecID(rawValue: "label-contains-visible-text")
    /// The id of ``LabelNotRepeated``.
    public static let labelNotRepeated = SpecID(rawValue: "label-not-repeated")
    /// The id of ``HintAddsInformation``.
    public static let hintAddsInformation = SpecID(rawValue: "hint-adds-information")
    /// The id of ``ValuePresent``.
    public static let valuePresent = SpecID(rawValue: "value-present")
    /// The id of ``FieldLabelPersistent``.
    public static let fieldLabelPersistent = SpecID(rawValue: "field-label-persistent")
    /// The id of ``RequiredFieldsStated``.
    public static let requiredFieldsStated = SpecID(rawValue: "required-fields-stated")
    /// The id of ``ScreenHasTitle``.
    public static let screenHasTitle = SpecID(rawValue: "screen-has-title")
    /// The id of ``HeadingNotEmpty``.
    public static let headingNotEmpty = SpecID(rawValue: "heading-not-empty")
    /// The id of ``HeadingOrder``.
    public static let headingOrder = SpecID(rawValue: "heading-order")
    /// The id of ``HeadingsExposed``.
    public static let headingsExposed = SpecID(rawValue: "headings-exposed")
    /// The id of ``TextContrast``.
    public static let textContrast = SpecID(rawValue: "text-contrast")
    /// The id of ``TextContrastEnhanced``.
    public static let textContrastEnhanced = SpecID(rawValue: "text-contrast-enhanced")
    /// The id of ``NonTextContrast``.
    public static let nonTextContrast = SpecID(rawValue: "non-text-contrast")
    /// The id of ``ContrastInEveryAppearance``.
    public static let contrastInEveryAppearance = SpecID(rawValue: "contrast-in-every-appearance")
    /// The id of ``TransparencyReduced``.
    public static let transparencyReduced = SpecID(rawValue: "transparency-reduced")
    /// The id of ``PicturesKeepColors``.
    public static let picturesKeepColors = SpecID(rawValue: "pictures-keep-colors")
    /// The id of ``TextGrows``.
    public static let textGrows = SpecID(rawValue: "text-grows")
    /// The id of ``WeightLegible``.
    public static let weightLegible = SpecID(rawValue: "weight-legible")
    /// The id of ``BoldTextRespected``.
    public static let boldTextRespected = SpecID(rawValue: "bold-text-respected")
    /// The id of ``HeadingsStayLarger``.
    public static let headingsStayLarger = SpecID(rawValue: "headings-stay-larger")
    /// The id of ``IconsGrow``.
    public static let iconsGrow = SpecID(rawValue: "icons-grow")
    /// The id of ``PassagesPlain``.
    public static let passagesPlain = SpecID(rawValue: "passages-plain")
    /// The id of ``ButtonShapesShown``.
    public static let buttonShapesShown = SpecID(rawValue: "button-shapes-shown")
    /// The id of ``TextBlocksReadable``.
    public static let textBlocksReadable = SpecID(rawValue: "text-blocks-readable")
    /// The id of ``TextNotTruncated``.
    public static let textNotTruncated = SpecID(rawValue: "text-not-truncated")
    /// The id of ``TextNotClipped``.
    public static let textNotClipped = SpecID(rawValue: "text-not-clipped")
    /// The id of ``ContentDoesNotOverlap``.
    public static let contentDoesNotOverlap = SpecID(rawValue: "content-does-not-overlap")
    /// The id of ``OverflowScrolls``.
    public static let overflowScrolls = SpecID(rawValue: "overflow-scrolls")
    /// The id of ``NoTwoWayScrolling``.
    public static let noTwoWayScrolling = SpecID(rawValue: "no-two-way-scrolling")
    /// The id of ``ReadingOrderWellDefined``.
    public static let readingOrderWellDefined = SpecID(rawValue: "reading-order-well-defined")
    /// The id of ``ReadingOrderKeptWhenScaling``.
    public static let readingOrderKeptWhenScaling = SpecID(rawValue: "reading-order-kept-when-scaling")
    /// The id of ``ReadingOrderMatchesSight``.
    public static let readingOrderMatchesSight = SpecID(rawValue: "reading-order-matches-sight")
    /// The id of ``ColumnsReadInPairs``.
    public static let columnsReadInPairs = SpecID(rawValue: "columns-read-in-pairs")
    /// The id of ``ContextBeforeControl``.
    public static let contextBeforeControl = SpecID(rawValue: "context-before-control")
    /// The id of ``RelatedReadTogether``.
    public static let relatedReadTogether = SpecID(rawValue: "related-read-together")
    /// The id of ``OverlayNotReadLast``.
    public static let overlayNotReadLast = SpecID(rawValue: "overlay-not-read-last")
    /// The id of ``CustomOrderComplete``.
    public static let customOrderComplete = SpecID(rawValue: "custom-order-complete")
    /// The id of ``RightToLeftMirrors``.
    public static let rightToLeftMirrors = SpecID(rawValue: "right-to-left-mirrors")
    /// The id of ``InstructionsNotSensory``.
    public static let instructionsNotSensory = SpecID(rawValue: "instructions-not-sensory")
    /// The id of ``OrientationNotLocked``.
    public static let orientationNotLocked = SpecID(rawValue: "orientation-not-locked")
    /// The id of ``ZoomNotBlocked``.
    public static let zoomNotBlocked = SpecID(rawValue: "zoom-not-blocked")
    /// The id of ``TextSpacingAdapts``.
    public static let textSpacingAdapts = SpecID(rawValue: "text-spacing-adapts")
    /// The id of ``TextNotInImages``.
    public static let textNotInImages = SpecID(rawValue: "text-not-in-images")
    /// The id of ``LanguageValid``.
    public static let languageValid = SpecID(rawValue: "language-valid")
    /// The id of ``ForeignTextTagged``.
    public static let foreignTextTagged = SpecID(rawValue: "foreign-text-tagged")
    /// The id of ``ColorNotAlone``.
    public static let colorNotAlone = SpecID(rawValue: "color-not-alone")
    /// The id of ``NoKeyboardTrap``.
    public static let noKeyboardTrap = SpecID(rawValue: "no-keyboard-trap")
    /// The id of ``CharacterShortcutsAvoidable``.
    public static let characterShortcutsAvoidable = SpecID(rawValue: "character-shortcuts-avoidable")
    /// The id of ``ShortcutsLeaveSystemKeys``.
    public static let shortcutsLeaveSystemKeys = SpecID(rawValue: "shortcuts-leave-system-keys")
    /// The id of ``KeyboardReachable``.
    public static let keyboardReachable = SpecID(rawValue: "keyboard-reachable")
    /// The id of ``ScrollableKeyboardReachable``.
    public static let scrollableKeyboardReachable = SpecID(rawValue: "scrollable-keyboard-reachable")
    /// The id of ``FocusOrderMeaningful``.
    public static let focusOrderMeaningful = SpecID(rawValue: "focus-order-meaningful")
    /// The id of ``FocusVisible``.
    public static let focusVisible = SpecID(rawValue: "focus-visible")
    /// The id of ``FocusNotObscured``.
    public static let focusNotObscured = SpecID(rawValue: "focus-not-obscured")
    /// The id of ``FocusBackwardInverts``.
    public static let focusBackwardInverts = SpecID(rawValue: "focus-backward-inverts")
    /// The id of ``DirectionalReachable``.
    public static let directionalReachable = SpecID(rawValue: "directional-reachable")
    /// The id of ``ScreenReaderReachable``.
    public static let screenReaderReachable = SpecID(rawValue: "screen-reader-reachable")
    /// The id of ``SwitchReachable``.
    public static let switchReachable = SpecID(rawValue: "switch-reachable")
    /// The id of ``ScanCostBounded``.
    public static let scanCostBounded = SpecID(rawValue: "scan-cost-bounded")
    /// The id of ``SwipeCostBounded``.
    public static let swipeCostBounded = SpecID(rawValue: "swipe-cost-bounded")
    /// The id of ``VoiceNamesUnambiguous``.
    public static let voiceNamesUnambiguous = SpecID(rawValue: "voice-names-unambiguous")
    /// The id of ``EveryWayInIsEqual``.
    public static let everyWayInIsEqual = SpecID(rawValue: "every-way-in-is-equal")
    /// The id of ``NothingBeyondSight``.
    public static let nothingBeyondSight = SpecID(rawValue: "nothing-beyond-sight")
    /// The id of ``NothingVanishesWhenScaling``.
    public static let nothingVanishesWhenScaling = SpecID(rawValue: "nothing-vanishes-when-scaling")
    /// The id of ``TargetSize``.
    public static let targetSize = SpecID(rawValue: "target-size")
    /// The id of ``TargetKeptWhenScaling``.
    public static let targetKeptWhenScaling = SpecID(rawValue: "target-kept-when-scaling")
    /// The id of ``TargetsDoNotOverlap``.
    public static let targetsDoNotOverlap = SpecID(rawValue: "targets-do-not-overlap")
    /// The id of ``ActivationPointHits``.
    public static let activationPointHits = SpecID(rawValue: "activation-point-hits")
    /// The id of ``GestureHasAlternative``.
    public static let gestureHasAlternative = SpecID(rawValue: "gesture-has-alternative")
    /// The id of ``CustomActionsDistinct``.
    public static let customActionsDistinct = SpecID(rawValue: "custom-actions-distinct")
    /// The id of ``CustomContentComplete``.
    public static let customContentComplete = SpecID(rawValue: "custom-content-complete")
    /// The id of ``DragPointsNamed``.
    public static let dragPointsNamed = SpecID(rawValue: "drag-points-named")
    /// The id of ``GroupingKeepsActions``.
    public static let groupingKeepsActions = SpecID(rawValue: "grouping-keeps-actions")
    /// The id of ``ModalIsolates``.
    public static let modalIsolates = SpecID(rawValue: "modal-isolates")
    /// The id of ``ModalCanBeEscaped``.
    public static let modalCanBeEscaped = SpecID(rawValue: "modal-can-be-escaped")
    /// The id of ``MovingContentHasControl``.
    public static let movingContentHasControl = SpecID(rawValue: "moving-content-has-control")
    /// The id of ``MotionRespectsSetting``.
    public static let motionRespectsSetting = SpecID(rawValue: "motion-respects-setting")
    /// The id of ``FlashesBelowThreshold``.
    public static let flashesBelowThreshold = SpecID(rawValue: "flashes-below-threshold")
    /// The id of ``LinkPurposeClear``.
    public static let linkPurposeClear = SpecID(rawValue: "link-purpose-clear")
    /// The id of ``LeavingAnnounced``.
    public static let leavingAnnounced = SpecID(rawValue: "leaving-announced")
    /// The id of ``FieldPurposeStated``.
    public static let fieldPurposeStated = SpecID(rawValue: "field-purpose-stated")
    /// The id of ``FieldPurposeValid``.
    public static let fieldPurposeValid = SpecID(rawValue: "field-purpose-valid")
    /// The id of ``RoleMatchesBehavior``.
    public static let roleMatchesBehavior = SpecID(rawValue: "role-matches-behavior")
    /// The id of ``TraitsConsistent``.
    public static let traitsConsistent = SpecID(rawValue: "traits-consistent")
    /// The id of ``AdjustableCanAdjust``.
    public static let adjustableCanAdjust = SpecID(rawValue: "adjustable-can-adjust")
    /// The id of ``ControlsNotNested``.
    public static let controlsNotNested = SpecID(rawValue: "controls-not-nested")
    /// The id of ``HiddenNotFocusable``.
    public static let hiddenNotFocusable = SpecID(rawValue: "hidden-not-focusable")
    /// The id of ``DisabledConsistent``.
    public static let disabledConsistent = SpecID(rawValue: "disabled-consistent")
    /// The id of ``FrameValid``.
    public static let frameValid = SpecID(rawValue: "frame-valid")
    /// The id of ``HighlightCoversContent``.
    public static let highlightCoversContent = SpecID(rawValue: "highlight-covers-content")
    /// The id of ``PositionInSetConsistent``.
    public static let positionInSetConsistent = SpecID(rawValue: "position-in-set-consistent")
    /// The id of ``SpeechAttributesValid``.
    public static let speechAttributesValid = SpecID(rawValue: "speech-attributes-valid")
    /// The id of ``SoundStated``.
    public static let soundStated = SpecID(rawValue: "sound-stated")
    /// The id of ``ReferencesResolve``.
    public static let referencesResolve = SpecID(rawValue: "references-resolve")
    /// The id of ``RefreshNotTimed``.
    public static let refreshNotTimed = SpecID(rawValue: "refresh-not-timed")
    /// The id of ``RefreshOnRequest``.
    public static let refreshOnRequest = SpecID(rawValue: "refresh-on-request")
    /// The id of ``NoChangeOnFocus``.
    public static let noChangeOnFocus = SpecID(rawValue: "no-change-on-focus")
    /// The id of ``NoChangeOnInput``.
    public static let noChangeOnInput = SpecID(rawValue: "no-change-on-input")
    /// The id of ``RoleRequirementsMet``.
    public static let roleRequirementsMet = SpecID(rawValue: "role-requirements-met")
    /// The id of ``FocusEntersModal``.
    public static let focusEntersModal = SpecID(rawValue: "focus-enters-modal")
    /// The id of ``FocusRestored``.
    public static let focusRestored = SpecID(rawValue: "focus-restored")
    /// The id of ``StateSpoken``.
    public static let stateSpoken = SpecID(rawValue: "state-spoken")
    /// The id of ``FocusNeverLost``.
    public static let focusNeverLost = SpecID(rawValue: "focus-never-lost")
    /// The id of ``FocusRequestReaches``.
    public static let focusRequestReaches = SpecID(rawValue: "focus-request-reaches")
    /// The id of ``NoScreenReaderTrap``.
    public static let noScreenReaderTrap = SpecID(rawValue: "no-screen-reader-trap")
    /// The id of ``EveryScreenCanBeLeft``.
    public static let everyScreenCanBeLeft = SpecID(rawValue: "every-screen-can-be-left")
    /// The id of ``EscapeGoesBack``.
    public static let escapeGoesBack = SpecID(rawValue: "escape-goes-back")
    /// The id of ``MagicTapHasControl``.
    public static let magicTapHasControl = SpecID(rawValue: "magic-tap-has-control")
    /// The id of ``FocusContentControllable``.
    public static let focusContentControllable = SpecID(rawValue: "focus-content-controllable")
    /// The id of ``FocusEffectEnds``.
    public static let focusEffectEnds = SpecID(rawValue: "focus-effect-ends")
    /// The id of ``AdjustingInverts``.
    public static let adjustingInverts = SpecID(rawValue: "adjusting-inverts")
    /// The id of ``DestructiveConfirmed``.
    public static let destructiveConfirmed = SpecID(rawValue: "destructive-confirmed")
    /// The id of ``NoTimeLimit``.
    public static let noTimeLimit = SpecID(rawValue: "no-time-limit")
    /// The id of ``TimeLimitExtendable``.
    public static let timeLimitExtendable = SpecID(rawValue: "time-limit-extendable")
    /// The id of ``InputKept``.
    public static let inputKept = SpecID(rawValue: "input-kept")
    /// The id of ``SameActionSameLabel``.
    public static let sameActionSameLabel = SpecID(rawValue: "same-action-same-label")
    /// The id of ``ConsistentPlace``.
    public static let consistentPlace = SpecID(rawValue: "consistent-place")
    /// The id of ``HelpInSamePlace``.
    public static let helpInSamePlace = SpecID(rawValue: "help-in-same-place")
    /// The id of ``ScreenTitlesDiffer``.
    public static let screenTitlesDiffer = SpecID(rawValue: "screen-titles-differ")
    /// The id of ``StatusAnnounced``.
    public static let statusAnnounced = SpecID(rawValue: "status-announced")
    /// The id of ``AnnouncementsNotRepeated``.
    public static let announcementsNotRepeated = SpecID(rawValue: "announcements-not-repeated")
    /// The id of ``AnnouncementsHeard``.
    public static let announcementsHeard = SpecID(rawValue: "announcements-heard")
    /// The id of ``NotificationsMatchChanges``.
    public static let notificationsMatchChanges = SpecID(rawValue: "notifications-match-changes")
    /// The id of ``ActionsGiveFeedback``.
    public static let actionsGiveFeedback = SpecID(rawValue: "actions-give-feedback")
    /// The id of ``SubmissionsChecked``.
    public static let submissionsChecked = SpecID(rawValue: "submissions-checked")
    /// The id of ``NoSecretsLeftStanding``.
    public static let noSecretsLeftStanding = SpecID(rawValue: "no-secrets-left-standing")
    /// The id of ``DisabledDoesNothing``.
    public static let disabledDoesNothing = SpecID(rawValue: "disabled-does-nothing")
    /// The id of ``FrequentUpdatesMarked``.
    public static let frequentUpdatesMarked = SpecID(rawValue: "frequent-updates-marked")
    /// The id of ``SettingsTakeEffect``.
    public static let settingsTakeEffect = SpecID(rawValue: "settings-take-effect")
}
