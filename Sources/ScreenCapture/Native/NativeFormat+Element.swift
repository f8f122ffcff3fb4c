import EveryScreenModel

/// An element together with what it is inside of, as a file has it.
struct NativeElement {
    var element = ScreenElement(.unknown, source: "", frame: .zero)
    /// The source of the element it is inside of, or `nil` at the top.
    var parent: String?
}

extension NativeFormat {
    static let element = NativeRecord<NativeElement> {
        $0.required("source", \.element.source, .string)
        $0.optional("parent", \.parent, .string)
        $0.required("role", \.element.role, .word("a role"))
        $0.optional("identifier", \.element.identifier, .string)
        addWords(to: &$0)
        addState(to: &$0)
        addShape(to: &$0)
        addBehavior(to: &$0)
        addOrder(to: &$0)
    }

    /// The strings that are spoken.
    private static func addWords(to record: inout NativeRecord<NativeElement>) {
        record.optional("label", \.element.label, .string)
        record.optional("value", \.element.value, .string)
        record.optional("hint", \.element.hint, .string)
        record.optional("speech", \.element.speech, speech)
        record.optional("userInputLabels", \.element.userInputLabels, .strings)
        record.optional("labeledBy", \.element.labeledBy, .strings)
        record.optional("customContent", \.element.customContent, .array(of: "custom content", customContent))
        record.optional("liveRegion", \.element.liveRegion, .word("a live region"))
        record.optional("largeContentTitle", \.element.largeContentTitle, .string)
    }

    /// The role and the state.
    private static func addState(to record: inout NativeRecord<NativeElement>) {
        record.optional("traits", \.element.traits, traits)
        record.optional("headingLevel", \.element.headingLevel, .integer)
        record.optional("isAccessibilityElement", \.element.isAccessibilityElement, .boolean)
        record.optional("isAccessibilityHidden", \.element.isAccessibilityHidden, .boolean)
        record.optional("isVisible", \.element.isVisible, .boolean)
        record.optional("isEnabled", \.element.isEnabled, .boolean)
        record.optional("respondsToUserInteraction", \.element.respondsToUserInteraction, .boolean)
        record.optional("expandedStatus", \.element.expandedStatus, .word("an expanded status"))
        record.optional("hasSystemSize", \.element.hasSystemSize, .boolean)
        record.optional("roleMistakes", \.element.roleMistakes, .array(of: "mistakes", roleMistake))
        record.optional("isSystemProvided", \.element.isSystemProvided, .boolean)
        record.optional("isDirectionFixed", \.element.isDirectionFixed, .boolean)
        record.optional("ignoresInvertColors", \.element.ignoresInvertColors, .boolean)
        record.optional("isPrivacySensitive", \.element.isPrivacySensitive, .boolean)
    }

    private static let roleMistake = NativeValue<ScreenElement.RoleMistake>.object(
        NativeRecord {
            $0.required("kind", \.kind, .word("a kind of mistake"))
            $0.required("found", \.found, .string)
            $0.required("expected", \.expected, .string)
        }, blank: ScreenElement.RoleMistake(.missingState, found: "", expected: ""))

    /// Where it is, and how it looks.
    private static func addShape(to record: inout NativeRecord<NativeElement>) {
        record.required("frame", \.element.frame, rect)
        record.optional("hitRegion", \.element.hitRegion, rect)
        record.optional("activationPoint", \.element.activationPoint, point)
        record.optional("outline", \.element.outline, .array(of: "points", point))
        record.optional("clipsContent", \.element.clipsContent, .boolean)
        record.optional("coversTouches", \.element.coversTouches, .boolean)
        record.optional("surface", \.element.surface, surface)
    }

    /// The actions, and the content shown.
    private static func addBehavior(to record: inout NativeRecord<NativeElement>) {
        record.optional("actions", \.element.actions, .array(of: "actions", action))
        record.optional("gestures", \.element.gestures, .array(of: "gestures", gesture))
        record.optional("dragSources", \.element.dragSources, .array(of: "places", dragPoint))
        record.optional("dropPoints", \.element.dropPoints, .array(of: "places", dragPoint))
        record.optional("directTouch", \.element.directTouch, directTouch)
        record.optional("text", \.element.text, .array(of: "pieces of text", textRun))
        record.optional("field", \.element.field, field)
        record.optional("isDecorative", \.element.isDecorative, .boolean)
        record.optional("image", \.element.image, image)
        record.optional("media", \.element.media, media)
        record.optional("motion", \.element.motion, .array(of: "movements", motion))
        record.optional("keyboard", \.element.keyboard, keyboard)
        record.optional("keyboardShortcuts", \.element.keyboardShortcuts, .array(of: "shortcuts", keyboardShortcut))
        record.optional("isPinned", \.element.isPinned, .boolean)
        record.optional("scrolling", \.element.scrolling, scrolling)
        record.optional("modal", \.element.modal, modal)
    }

    /// How assistive technology moves in it and through it.
    private static func addOrder(to record: inout NativeRecord<NativeElement>) {
        record.optional("containerType", \.element.containerType, .word("a container type"))
        record.optional("navigationStyle", \.element.navigationStyle, .word("a navigation style"))
        record.optional("groupsAccessibilityChildren", \.element.groupsAccessibilityChildren, .boolean)
        record.optional("accessibilityOrder", \.element.accessibilityOrder, .strings)
        record.optional("rotors", \.element.rotors, .array(of: "rotors", rotor))
        record.optional("setPosition", \.element.setPosition, setPosition)
        record.optional("dataTable", \.element.dataTable, dataTable)
        record.optional("headerElements", \.element.headerElements, .strings)
        record.optional("textFlow", \.element.textFlow, textFlow)
    }
}
