import EveryScreenModel

extension NativeFormat {
    /// The recorded focus: the sources of elements, or null for outside.
    static let recordedFocus = NativeValue<RenderedScreen.RecordedFocus>.object(
        NativeRecord {
            $0.usually([], "walks", \.walks, .array(of: "walks", walk))
            $0.usually([], "tabSequence", \.tabSequence, places)
            $0.usually([], "shiftTabSequence", \.shiftTabSequence, places)
            $0.usually([], "escapeAttempts", \.escapeAttempts, .array(of: "tries", escapeAttempt))
            $0.usually([], "frames", \.frames, .array(of: "frames", focusFrame))
            $0.optional("leadsAwayFrom", \.leadsAwayFrom, .string)
            $0.usually(false, "isModalChangedByFocus", \.isModalChangedByFocus, .boolean)
            $0.optional("changedSettings", \.changedSettings, .array(of: "settings", changedSetting))
            $0.usually([], "changedStates", \.changedStates, .array(of: "states", changedState))
            $0.usually([], "openings", \.openings, .array(of: "openings", opening))
        }, blank: RenderedScreen.RecordedFocus(walks: []))

    private static let walk = NativeValue<RenderedScreen.RecordedFocus.Walk>.object(
        NativeRecord {
            $0.required("from", \.from, .string)
            $0.usually([], "tab", \.tab, places)
            $0.usually([], "shiftTab", \.shiftTab, places)
            $0.usually([], "tabPulledBackAt", \.tabPulledBackAt, .array(of: "presses", .integer))
            $0.usually([], "shiftTabPulledBackAt", \.shiftTabPulledBackAt, .array(of: "presses", .integer))
            $0.usually(false, "losesFocus", \.losesFocus, .boolean)
        }, blank: RenderedScreen.RecordedFocus.Walk(from: "", tab: [], shiftTab: []))

    private static let escapeAttempt = NativeValue<RenderedScreen.RecordedFocus.EscapeAttempt>.object(
        NativeRecord {
            $0.required("from", \.from, .string)
            $0.required("key", \.key, .string)
            $0.required("focusAfter", \.focusAfter, places)
        }, blank: RenderedScreen.RecordedFocus.EscapeAttempt(from: "", key: "", focusAfter: []))

    private static let focusFrame = NativeValue<RenderedScreen.RecordedFocus.FocusFrame>.object(
        NativeRecord {
            $0.required("of", \.of, .string)
            $0.required("frame", \.frame, rect)
        }, blank: RenderedScreen.RecordedFocus.FocusFrame(of: "", frame: .zero))

    private static let changedSetting = NativeValue<RenderedScreen.RecordedFocus.ChangedSetting>.object(
        NativeRecord {
            $0.required("of", \.of, .string)
            $0.required("leadsAway", \.leadsAway, .boolean)
        }, blank: RenderedScreen.RecordedFocus.ChangedSetting(of: "", leadsAway: false))

    static let pinnedPlace = NativeValue<RenderedScreen.Facts.PinnedPlace>.object(
        NativeRecord {
            $0.required("of", \.of, .string)
            $0.required("before", \.before, .string)
        }, blank: RenderedScreen.Facts.PinnedPlace(of: "", before: ""))

    private static let changedState = NativeValue<RenderedScreen.RecordedFocus.ChangedState>.object(
        NativeRecord {
            $0.required("of", \.of, .string)
            $0.required("isStated", \.isStated, .boolean)
        }, blank: RenderedScreen.RecordedFocus.ChangedState(of: "", isStated: false))

    private static let opening = NativeValue<RenderedScreen.RecordedFocus.Opening>.object(
        NativeRecord {
            $0.required("screen", \.screen, NativeScreen.inside)
            $0.required("control", \.control, .string)
            $0.usually([], "shown", \.shown, .array(of: "sources", .string))
            $0.usually(false, "coversRest", \.coversRest, .boolean)
            $0.optional("focus", \.focus, .string)
            $0.optional("next", \.next, .string)
            $0.usually(false, "closesOnEscape", \.closesOnEscape, .boolean)
            $0.optional("focusAfterEscape", \.focusAfterEscape, .string)
        }, blank: RenderedScreen.RecordedFocus.Opening(screen: RenderedScreen.Builder(size: .zero).finish(), control: "", shown: []))

    private static let places = NativeValue<[String?]>.array(of: "places", place)

    private static let place = NativeValue<String?>(
        schema: .object([("type", .array([.string("string"), .string("null")]))]),
        read: { (document, node) throws(CaptureMistake) in
            switch document.nodes[node].kind {
            case .null: return nil
            case .string: return document.string(of: node)
            default: throw document.mistake(at: node, expected: "the source of an element, or null for outside")
            }
        },
        write: { $0.map(JSON.string) ?? .null })
}
