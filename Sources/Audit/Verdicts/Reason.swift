extension Verdicts {
    /// Why an outcome is neither passed nor failed, or which exception made it
    /// passed; the raw value is the stable key.
    public enum Reason: String, Hashable, Sendable, CaseIterable {
        /// Nothing on the screen is of the kind the claim is about.
        case nothingToJudge
        /// Hidden from assistive technology.
        case hidden
        /// Not drawn at the moment.
        case notVisible
        /// Without any extent: nothing of it is on the screen.
        case zeroArea
        /// Not a stop of assistive technology.
        case notInAccessibilityTree
        /// Cannot be operated at the moment.
        case disabled
        /// Carries no information.
        case decorative
        /// Part of the system, not of the app: keys, the status bar.
        case systemProvided
        /// Out of reach because a modal is open over it.
        case behindModal
        /// A link within a text, whose size follows the text.
        case inlineText
        /// Another target that is large enough does the same.
        case equivalentExists
        /// The screen does not state the label.
        case labelUnknown
        /// Coordinates are pixels of unknown density.
        case densityUnknown
        /// The screen shows only the part that is scrolled into view.
        case scrolledPartlyOut
        /// The screen does not state the keyboard's behavior.
        case keyboardUnknown
        /// The screen does not state where the text is drawn.
        case textFrameUnknown
        /// A frame is not finite.
        case frameInvalid
        /// The screen does not state its extent.
        case extentUnknown
        /// The screen does not state the title.
        case titleUnknown
        /// The screen does not state the language.
        case languageUnknown
        /// The screen does not state in which orientations the screen can be
        /// shown.
        case orientationsUnknown
        /// The screen does not state whether the screen can be enlarged.
        case zoomUnknown
        /// The screen does not state whether the screen reloads by itself.
        case refreshUnknown
        /// The screen does not state how focus is shown.
        case focusLookUnknown
        /// The screen does not state where assistive technology stops.
        case stopsUnknown
        /// The screen does not state the colors.
        case colorsUnknown
        /// The screen does not state whether a button has a shape or an underline.
        case buttonShapeUnknown
        /// The background has more than one color, and the answer differs between
        /// them.
        case backdropUnknown
        /// The screen does not state the size of the text.
        case fontUnknown
        /// The screen does not state whether the person can change the spacing.
        case spacingUnknown
        /// Its color is that of its background, so that it is not meant to be read.
        case invisibleText
        /// It has no letter and no digit, or stands for something else.
        case symbol
        /// It shows no text.
        case noVisibleText
        /// It is a short form of a word of the label.
        case abbreviation
        /// The screen does not state whether something on the screen stops it.
        case stopUnknown
        /// Playback has sound or none; the capture does not state it.
        case soundUnknown
        /// The screen does not state whether media have captions, a description or
        /// a transcript.
        case alternativeUnknown
        /// It does not start by itself, makes no sound, or is over soon.
        case unobtrusive
        /// It may move into view when it has focus.
        case movesIntoView
        /// Judging it exactly would take too long.
        case budgetExceeded
        /// More states can be reached than were explored.
        case boundReached
        /// An image smaller than a quarter of the screen.
        case smallImage
        /// There are no word lists for the language.
        case noLocaleData
        /// The text shown on the screen has the words, and the label must hold
        /// them.
        case visibleText
        /// Only a person can say.
        case humanJudgement
        /// The writing knows no upper and lower case.
        case scriptWithoutCase
        /// The context makes the difference clear.
        case contextDiffers
        /// The value makes the difference clear.
        case valueDiffers
        /// The screen does not state what happens when it is used.
        case actionUnknown
        /// The screen does not state the value.
        case valueUnknown
        /// The screen does not state whether it is drawn.
        case visibilityUnknown
        /// The label is not among the text known to be shown.
        case visibleLabelUnknown
        /// The element around it is announced in other words.
        case saidOtherwise
        /// The screen does not state whether assistive technology stops at it.
        case exposureUnknown
        /// The screen does not state which elements are hidden from assistive
        /// technology.
        case hiddenUnknown
        /// The screen does not state the level of headings.
        case headingLevelUnknown
        /// The screen does not state its role.
        case roleUnknown
        /// The screen does not state the state.
        case stateUnknown
        /// The screen does not state whether it has an image.
        case imageUnknown
        /// The screen does not state how often it flashes.
        case flashRateUnknown
        /// The screen does not state the error message.
        case errorMessageUnknown
        /// It is part of an element that is announced as a whole.
        case grouped
        /// A search field, which its picture names.
        case searchField
        /// Smaller than required, with no other target near.
        case spacedEnough
        /// A link of which it is not known whether it stands among other words.
        case inlineAmbiguous
        /// The reading order of the elements depends on the sort.
        case orderUndefined
        /// Another spec asks for it.
        case reportedElsewhere
        /// Shown under settings that others are compared with.
        case comparedWith
        /// The strings stand for a translation, so that their own length and
        /// wording are judged without it.
        case pseudolocale
        /// The same content was not shown under the settings to compare with.
        case noCounterpart
        /// It cannot be matched with an element under the settings to compare with.
        case notFoundAgain
        /// The screen does not state whether the text is cut short.
        case truncationUnknown
        /// Its text is cut short at the default text size, too.
        case cutShortBefore
        /// The full text can be read on the same screen or by opening it.
        case restElsewhere
        /// The system shows it large on a long press, since bars must stay small.
        case shownLarge
        /// The screen does not state the text style.
        case textStyleUnknown
        /// Its place or look means a direction.
        case directionFixed
        /// A control that was not there before may lead to it.
        case mayHaveMoved
        /// Side by side under both settings; which is read first depends on a few
        /// points of height.
        case orderByHeight
        /// It means something only in two dimensions: a map, a table.
        case twoDimensional
        /// The screen is wider than the claim is about.
        case wideScreen
        /// The screen does not state how far it scrolls.
        case contentSizeUnknown
        /// The screen does not state whether it moves.
        case motionUnknown
        /// Its contrast is too low in the appearance to compare with, too.
        case lowBefore

        /// The reason as the end of a sentence: "because …".
        public var sentence: String {
            switch self {
            case .nothingToJudge: "nothing on the screen is of that kind"
            case .hidden: "it is hidden from assistive technology"
            case .notVisible: "it is not drawn at the moment"
            case .zeroArea: "it has no extent"
            case .notInAccessibilityTree: "it is not a stop of assistive technology"
            case .disabled: "it is disabled"
            case .decorative: "it is decorative"
            case .systemProvided: "the system provides it"
            case .behindModal: "a modal is open over it"
            case .inlineText: "it is a link within a text"
            case .equivalentExists: "another target that is large enough does the same"
            case .labelUnknown: "the screen does not state its label"
            case .densityUnknown: "its size is in pixels of unknown density; give --density"
            case .scrolledPartlyOut: "only the part that is scrolled into view is known"
            case .keyboardUnknown: "the screen does not state what the keyboard does"
            case .textFrameUnknown: "the screen does not state where its text is drawn"
            case .frameInvalid: "its frame is not finite"
            case .extentUnknown: "the screen does not state its extent"
            case .titleUnknown: "the screen does not state its title"
            case .languageUnknown: "the screen does not state its language"
            case .orientationsUnknown: "the screen does not state in which orientations it can be shown"
            case .zoomUnknown: "the screen does not state whether it can be enlarged"
            case .refreshUnknown: "the screen does not state whether it reloads by itself"
            case .focusLookUnknown: "the screen does not state how it shows focus"
            case .stopsUnknown: "the screen does not state what assistive technology stops at"
            case .colorsUnknown: "the screen does not state its colors"
            case .buttonShapeUnknown: "the screen does not state whether it has a shape or an underline"
            case .backdropUnknown: "what lies behind it has more colors than one, and the answer differs between them"
            case .fontUnknown: "the screen does not state the size of its text"
            case .spacingUnknown: "the screen does not state whether the spacing of its text can be changed"
            case .invisibleText: "its text has the color of what lies behind"
            case .symbol: "its text is a symbol"
            case .noVisibleText: "it shows no text"
            case .abbreviation: "its text is a short form of its label"
            case .stopUnknown: "the screen does not state whether something stops it"
            case .soundUnknown: "the screen does not state whether it has sound"
            case .alternativeUnknown: "the screen does not state whether it has captions, a description or a transcript"
            case .unobtrusive: "it does not start by itself, makes no sound, or is over soon"
            case .movesIntoView: "it may move into view, by itself or when it has focus"
            case .budgetExceeded: "more is near it than can be judged in time"
            case .boundReached: "more states can be reached than were explored"
            case .smallImage: "it takes less than a quarter of the screen"
            case .noLocaleData: "there are no word lists for its language"
            case .visibleText: "the label is what the screen shows"
            case .humanJudgement: "only a person can say"
            case .scriptWithoutCase: "its writing has no upper and lower case"
            case .contextDiffers: "its context makes the difference clear"
            case .valueDiffers: "its value makes the difference clear"
            case .actionUnknown: "the screen does not state what it does"
            case .valueUnknown: "the screen does not state its value"
            case .visibilityUnknown: "the screen does not state whether it is drawn"
            case .visibleLabelUnknown: "its label is not among the text known to be shown"
            case .saidOtherwise: "what it is part of says it in other words"
            case .exposureUnknown: "the screen does not state whether assistive technology stops at it"
            case .hiddenUnknown: "the screen does not state which elements are hidden from assistive technology"
            case .headingLevelUnknown: "the screen does not state the level of headings"
            case .roleUnknown: "the screen does not state what it is"
            case .stateUnknown: "the screen does not state its state"
            case .imageUnknown: "the screen does not state whether it has an image"
            case .flashRateUnknown: "the screen does not state how often it flashes"
            case .errorMessageUnknown: "the screen does not state the error message"
            case .grouped: "it is part of an element that is announced as a whole"
            case .searchField: "its picture names a search field"
            case .spacedEnough: "no other target is near"
            case .inlineAmbiguous: "it is not known whether it stands among other words"
            case .orderUndefined: "their reading order is not well defined"
            case .reportedElsewhere: "another spec asks for it"
            case .comparedWith: "others are compared with it"
            case .pseudolocale: "its strings stand for a translation"
            case .noCounterpart: "the same content was not shown under the settings to compare with"
            case .notFoundAgain: "it cannot be matched with an element under the settings to compare with"
            case .truncationUnknown: "the screen does not state whether its text is cut short"
            case .cutShortBefore: "it is cut short at the default text size, too"
            case .restElsewhere: "the rest can be read by opening it"
            case .shownLarge: "the system shows it large on a long press"
            case .textStyleUnknown: "the screen does not state its text style"
            case .directionFixed: "its direction has a fixed meaning"
            case .mayHaveMoved: "a control that was not there before may lead to it"
            case .orderByHeight: "which of the two is read first depends on a few points of height"
            case .twoDimensional: "it means something only in two dimensions"
            case .wideScreen: "the screen is wider than 320 points or CSS pixels"
            case .contentSizeUnknown: "the screen does not state how far it scrolls"
            case .motionUnknown: "the screen does not state whether it moves"
            case .lowBefore: "its contrast is too low in the other appearance, too"
            }
        }
    }
}
