import EveryScreenCapture
import EveryScreenCaptureReaders
import EveryScreenModel
import EveryValue

extension Generator where Value == CapturedScreen {
    /// Screens of up to five elements with random facts.
    static var capturedScreens: Generator {
        Generator { source in
            var builder = RenderedScreen.Builder(size: source.anySize(), unit: source.one())
            builder.facts.title = source.maybe { $0.words() }
            builder.facts.language = source.maybe { $0.words() }
            builder.facts.orientations = source.maybe { $0.few { $0.one() } }
            builder.facts.allowsZoom = source.maybe { $0.flag() }
            builder.facts.refreshInterval = source.maybe { $0.duration() }
            builder.facts.pinnedPlaces = source.few { RenderedScreen.Facts.PinnedPlace(of: $0.words(), before: $0.words()) }
            builder.facts.isTextTurned = source.maybe { $0.flag() }
            builder.facts.platform = source.maybe { $0.one() }
            var open = 0
            for index in 0..<source.integer(in: 0...5) {
                while open > 0, source.flag() {
                    builder.close()
                    open -= 1
                }
                var element = ScreenElement(source.one(), source: "\(index)\(source.words())", frame: source.anyRect())
                source.tellWords(of: &element)
                source.tellState(of: &element)
                source.tellLooks(of: &element)
                source.tellBehavior(of: &element)
                source.tellOrder(of: &element)
                builder.open(element)
                open += 1
            }
            for _ in 0..<open { builder.close() }
            let environment = source.maybe { $0.environment() }
            let recordedFocus = source.maybe { $0.recordedFocus() }
            return CapturedScreen(name: source.words(), screen: builder.finish(), environment: environment, recordedFocus: recordedFocus)
        }
    }
}

extension ChoiceSource {
    func flag() -> Bool { boolean() }

    func maybe<Value>(_ value: (ChoiceSource) -> Value) -> Value? { boolean(probability: 0.3) ? value(self) : nil }

    func few<Value>(_ value: (ChoiceSource) -> Value) -> [Value] { list(0...3, averageCount: 2) { value(self) } }

    func one<Value: CaseIterable>() -> Value {
        let cases = Array(Value.allCases)
        return cases[integer(in: 0...(cases.count - 1))]
    }

    func words() -> String { string(alphabet: .varied, length: 0...6) }

    func length() -> Double { float(in: -1e9...1e9) }

    func whole() -> Int { integer(in: -1_000...1_000) }

    func duration() -> Double { flag() ? .infinity : float(in: 0...1e6) }

    func range() -> Range<Int> {
        let start = integer(in: 0...100)
        return start..<start + integer(in: 0...100)
    }

    func anyPoint() -> LayoutPoint { LayoutPoint(x: length(), y: length()) }

    func anySize() -> LayoutSize { LayoutSize(width: length(), height: length()) }

    func anyRect() -> LayoutRect { LayoutRect(origin: anyPoint(), size: anySize()) }

    func recordedFocus() -> RenderedScreen.RecordedFocus {
        func places() -> [String?] { few { source in source.flag() ? source.words() : nil } }
        var focus = RenderedScreen.RecordedFocus(
            walks: few {
                RenderedScreen.RecordedFocus.Walk(
                    from: $0.words(), tab: places(), shiftTab: places(), tabPulledBackAt: $0.few { $0.whole() },
                    shiftTabPulledBackAt: $0.few { $0.whole() })
            },
            tabSequence: places(), shiftTabSequence: places(),
            escapeAttempts: few { RenderedScreen.RecordedFocus.EscapeAttempt(from: $0.words(), key: $0.words(), focusAfter: places()) })
        for index in focus.walks.indices { focus.walks[index].losesFocus = flag() }
        focus.frames = few { RenderedScreen.RecordedFocus.FocusFrame(of: $0.words(), frame: $0.anyRect()) }
        focus.leadsAwayFrom = flag() ? words() : nil
        focus.isModalChangedByFocus = flag()
        focus.changedSettings = maybe { $0.few { RenderedScreen.RecordedFocus.ChangedSetting(of: $0.words(), leadsAway: $0.flag()) } }
        focus.changedStates = few { RenderedScreen.RecordedFocus.ChangedState(of: $0.words(), isStated: $0.flag()) }
        focus.openings = few { $0.opening() }
        return focus
    }

    private func opening() -> RenderedScreen.RecordedFocus.Opening {
        var builder = RenderedScreen.Builder(size: anySize(), unit: one())
        builder.facts.title = maybe { $0.words() }
        builder.add(ScreenElement(one(), source: words(), frame: anyRect()))
        return RenderedScreen.RecordedFocus.Opening(
            screen: builder.finish(), control: words(), shown: few { $0.words() }, coversRest: flag(), focus: maybe { $0.words() },
            next: maybe { $0.words() }, closesOnEscape: flag(), focusAfterEscape: maybe { $0.words() })
    }

    func color() -> SRGBColor {
        if flag() { return SRGBColor(hex: UInt32(integer(in: 0...0xFFFFFF)), opacity: Double(integer(in: 0...255, towards: 255)) / 255) }
        return SRGBColor(red: float(in: 0...1), green: float(in: 0...1), blue: float(in: 0...1), opacity: float(in: 0...1, towards: 1))
    }

    func paint() -> ScreenElement.Paint {
        switch integer(in: 0...2) {
        case 0: .unknown
        case 1: .color(color())
        default: .gradient(few { $0.color() })
        }
    }

    func environment() -> UserEnvironment {
        var environment = UserEnvironment(
            textSize: one(), screenSize: LayoutSize(width: float(in: 0...2_000), height: float(in: 0...2_000)),
            safeArea: LayoutInsets(top: float(in: 0...99), left: float(in: 0...99), bottom: float(in: 0...99), right: float(in: 0...99)),
            layoutDirection: one(), isBoldText: flag(), contrast: one(), appearance: one(), isReduceMotion: flag())
        environment.isReduceTransparency = flag()
        environment.invertColors = one()
        environment.isDifferentiateWithoutColor = flag()
        environment.isButtonShapes = flag()
        environment.isOnOffLabels = flag()
        environment.isVoiceOver = flag()
        environment.isSwitchControl = flag()
        environment.isVoiceControl = flag()
        environment.isFullKeyboardAccess = flag()
        environment.locale = words()
        environment.pseudolocale = one()
        environment.textSpacing = one()
        environment.idiom = one()
        return environment
    }
}
