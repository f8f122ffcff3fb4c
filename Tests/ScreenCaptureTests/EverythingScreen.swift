import ScreenCapture
import ScreenModel

/// Two screens in which every fact a screen can have is told, written down in `Captures/everything.json`.
let everything: [CapturedScreen] = {
    var button = Element(.button, source: "form/pay", frame: Rect(x: 16, y: 0.1, width: 1e21, height: 44))
    button.identifier = "pay-button"
    button.label = "Pay \"now\"\n\\ 🍵 \u{2028}"
    button.value = ""
    button.hint = "Pays the order."
    button.userInputLabels = ["Pay", "Buy"]
    button.traits = [.button, .header, .toggleButton, Traits(rawValue: 1 << 40), Traits(rawValue: 1 << 63)]
    button.isAccessibilityElement = true
    button.isAccessibilityHidden = true
    button.isVisible = false
    button.isEnabled = true
    button.hitRegion = Rect(x: -4, y: -4, width: 60, height: 60)
    button.clipsContent = false
    button.coversTouches = true
    button.actions = [
        Action(.activate, identifier: "pay#1", dismissesModal: true), Action(.custom, name: "Split the bill"), Action(.longPress),
    ]
    button.text = [
        TextRun(
            "Pay", style: .headline, pointSize: 17.5, weight: .semibold, lineCount: 2, isTruncated: true,
            frame: Rect(x: 20, y: 10, width: 30, height: 20)), TextRun(""),
    ]
    button.isDecorative = false
    button.keyboard = KeyboardBehavior(isFocusable: true, consumedKeys: [.tab, .shiftTab, .return], next: "form", previous: "form/pay")

    var form = Element(.sheet, source: "form", frame: .zero)
    form.isPinned = true
    form.scrolling = Scrolling(axes: [.horizontal, .vertical], contentSize: Size(width: 320, height: 1200))
    form.modal = ModalBehavior(closesOnEscapeKey: false, closesOnEscapeGesture: true)
    form.containerType = .semanticGroup
    form.groupsAccessibilityChildren = true
    form.accessibilityOrder = ["form/pay"]
    form.actions = []
    form.text = []

    var builder = ScreenBuilder(size: Size(width: 320, height: 568), unit: .pixels, title: "Pay")
    builder.open(form)
    builder.add(button)
    builder.close()
    builder.add(Element(.unknown, source: "other", frame: .zero))
    let environment = UserEnvironment(
        textSize: .accessibility3, screenSize: Size(width: 320, height: 568), safeArea: Insets(top: 20, left: 1, bottom: 34, right: 2),
        layoutDirection: .rightToLeft, isBoldText: true, contrast: .increased, appearance: .dark, isReduceMotion: true)
    return [
        CapturedScreen(name: "pay", screen: builder.finish(), environment: environment),
        CapturedScreen(name: "nothing", screen: ScreenBuilder(size: .zero).finish()),
    ]
}()
