import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel

/// Two screens with every possible fact, stored in `Captures/everything.json`.
let everything: [CapturedScreen] = {
    var button = ScreenElement(.button, source: "form/pay", frame: LayoutRect(x: 16, y: 0.1, width: 1e21, height: 44))
    button.identifier = "pay-button"
    button.label = "Pay \"now\"\n\\ 🍵 \u{2028}"
    button.value = ""
    button.hint = "Pays the order."
    button.userInputLabels = ["Pay", "Buy"]
    button.traits = [.button, .header, .toggleButton, ScreenElement.Traits(rawValue: 1 << 40), ScreenElement.Traits(rawValue: 1 << 63)]
    button.isAccessibilityElement = true
    button.isAccessibilityHidden = true
    button.isVisible = false
    button.isEnabled = true
    button.hitRegion = LayoutRect(x: -4, y: -4, width: 60, height: 60)
    button.clipsContent = false
    button.coversTouches = true
    button.actions = [
        ScreenElement.Action(.activate, identifier: "pay#1", dismissesModal: true), ScreenElement.Action(.custom, name: "Split the bill"),
        ScreenElement.Action(.longPress),
    ]
    button.text = [
        ScreenElement.TextRun(
            "Pay", style: .headline, pointSize: 17.5, weight: .semibold, lineCount: 2, isTruncated: true,
            frame: LayoutRect(x: 20, y: 10, width: 30, height: 20)), ScreenElement.TextRun(""),
    ]
    button.text?[0].lines = [
        ScreenElement.TextLine(0..<2, frame: LayoutRect(x: 20, y: 10, width: 30, height: 10)),
        ScreenElement.TextLine(frame: LayoutRect(x: 20, y: 20, width: 15, height: 10)),
    ]
    button.isDecorative = false
    button.keyboard = ScreenElement.KeyboardBehavior(
        isFocusable: true, consumedKeys: [.tab, .shiftTab, .return], next: "form", previous: "form/pay")

    var form = ScreenElement(.sheet, source: "form", frame: .zero)
    form.isPinned = true
    form.scrolling = ScreenElement.Scrolling(axes: [.horizontal, .vertical], contentSize: LayoutSize(width: 320, height: 1200))
    form.modal = ScreenElement.ModalBehavior(closesOnEscapeKey: false, closesOnEscapeGesture: true)
    form.containerType = .semanticGroup
    form.groupsAccessibilityChildren = true
    form.accessibilityOrder = ["form/pay"]
    form.actions = []
    form.text = []

    var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568), unit: .pixels, title: "Pay")
    builder.open(form)
    builder.add(button)
    builder.close()
    builder.add(ScreenElement(.unknown, source: "other", frame: .zero))
    let environment = UserEnvironment(
        textSize: .accessibility3, screenSize: LayoutSize(width: 320, height: 568),
        safeArea: LayoutInsets(top: 20, left: 1, bottom: 34, right: 2),
        layoutDirection: .rightToLeft, isBoldText: true, contrast: .increased, appearance: .dark, isReduceMotion: true)
    var recordedFocus = RenderedScreen.RecordedFocus(
        walks: [
            RenderedScreen.RecordedFocus.Walk(
                from: "form/pay", tab: ["other", nil], shiftTab: ["form"], tabPulledBackAt: [0], shiftTabPulledBackAt: [0, 1])
        ],
        tabSequence: ["form/pay", "other"], shiftTabSequence: ["other", nil],
        escapeAttempts: [RenderedScreen.RecordedFocus.EscapeAttempt(from: "other", key: "Ctrl+M", focusAfter: ["form", nil])])
    recordedFocus.walks[0].losesFocus = true
    recordedFocus.isModalChangedByFocus = true
    recordedFocus.changedStates = [RenderedScreen.RecordedFocus.ChangedState(of: "form/pay", isStated: false)]
    return [
        CapturedScreen(name: "pay", screen: builder.finish(), environment: environment, recordedFocus: recordedFocus),
        CapturedScreen(name: "nothing", screen: RenderedScreen.Builder(size: .zero).finish()),
    ]
}()
