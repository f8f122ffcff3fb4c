import EveryScreenModel

extension NativeFormat {
    static let action = NativeValue<ScreenElement.Action>.object(
        NativeRecord {
            $0.required("kind", \.kind, .word("a kind of action"))
            $0.optional("identifier", \.identifier, .string)
            $0.optional("name", \.name, .string)
            $0.optional("category", \.category, .string)
            $0.optional("hasImage", \.hasImage, .boolean)
            $0.optional("dismissesModal", \.dismissesModal, .boolean)
            $0.optional("isDestructive", \.isDestructive, .boolean)
            $0.optional("isConfirmed", \.isConfirmed, .boolean)
            $0.optional("isUndoable", \.isUndoable, .boolean)
            $0.optional("leavesApp", \.leavesApp, .boolean)
        }, blank: ScreenElement.Action(.activate))

    static let gesture = NativeValue<ScreenElement.Gesture>.object(
        NativeRecord {
            $0.required("kind", \.kind, .word("a kind of gesture"))
            $0.optional("fingerCount", \.fingerCount, .integer)
            $0.optional("action", \.action, .string)
            $0.optional("alternatives", \.alternatives, .strings)
        }, blank: ScreenElement.Gesture(.swipe))

    static let dragPoint = NativeValue<ScreenElement.DragPoint>.object(
        NativeRecord {
            $0.required("name", \.name, .string)
            $0.optional("point", \.point, point)
        }, blank: ScreenElement.DragPoint(""))

    static let directTouch = NativeValue<ScreenElement.DirectTouch>.object(
        NativeRecord {
            $0.optional("isSilentOnTouch", \.isSilentOnTouch, .boolean)
            $0.optional("requiresActivation", \.requiresActivation, .boolean)
        }, blank: ScreenElement.DirectTouch())

    static let keyboard = NativeValue<ScreenElement.KeyboardBehavior>.object(
        NativeRecord {
            $0.optional("isFocusable", \.isFocusable, .boolean)
            $0.optional("consumedKeys", \.consumedKeys, .array(of: "keys", .word("a key")))
            $0.optional("next", \.next, .string)
            $0.optional("previous", \.previous, .string)
            $0.optional("group", \.group, .string)
            $0.optional("groupPriority", \.groupPriority, .integer)
            $0.optional("showsFocus", \.showsFocus, .boolean)
            $0.optional("focusContrast", \.focusContrast, .number)
            $0.optional("hasFocus", \.hasFocus, .boolean)
            $0.optional("actsOnKeys", \.actsOnKeys, .boolean)
            $0.optional("textUnderPointer", \.textUnderPointer, .string)
        }, blank: ScreenElement.KeyboardBehavior())

    static let keyboardShortcut = NativeValue<ScreenElement.KeyboardShortcut>.object(
        NativeRecord {
            $0.required("key", \.key, .string)
            $0.required("modifiers", \.modifierKeys, .array(of: "modifiers", .word("a modifier key")))
            $0.optional("isChangeable", \.isChangeable, .boolean)
        }, blank: ScreenElement.KeyboardShortcut("", modifiers: []))

    static let scrolling = NativeValue<ScreenElement.Scrolling>.object(
        NativeRecord {
            $0.required("axes", \.axes, .array(of: "axes", .word("an axis")))
            $0.optional("contentSize", \.contentSize, size)
        }, blank: ScreenElement.Scrolling(axes: []))

    static let modal = NativeValue<ScreenElement.ModalBehavior>.object(
        NativeRecord {
            $0.optional("closesOnEscapeKey", \.closesOnEscapeKey, .boolean)
            $0.optional("closesOnEscapeGesture", \.closesOnEscapeGesture, .boolean)
        }, blank: ScreenElement.ModalBehavior())

    static let field = NativeValue<ScreenElement.FieldFacts>.object(
        NativeRecord {
            $0.optional("placeholder", \.placeholder, .string)
            $0.optional("purpose", \.purpose, .string)
            $0.optional("isRequired", \.isRequired, .boolean)
            $0.optional("isInvalid", \.isInvalid, .boolean)
            $0.optional("errorMessage", \.errorMessage, .string)
            $0.optional("minimum", \.minimum, .number)
            $0.optional("maximum", \.maximum, .number)
        }, blank: ScreenElement.FieldFacts())
}
