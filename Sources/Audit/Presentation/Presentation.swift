public import EveryScreenModel
package import EveryScreenNavigation

/// The input of a spec: a screen in its environment, and how people move on it,
/// worked out once and only on demand.
///
/// Not `Sendable`: a presentation lives in the task that judges it.
public final class ScreenPresentation {
    /// The screen.
    public let screen: RenderedScreen
    /// The settings it is shown under.
    public let environment: UserEnvironment
    /// The same content enlarged to twice its size, for the claims about that;
    /// `nil` where it was not shown.
    public let enlarged: ScreenPresentation?

    /// Where keys led when the screen was captured, if that was recorded.
    public let recordedFocus: RenderedScreen.RecordedFocus?

    /// Returns the elements at which touch leaves the open modal in the flow that
    /// shows the screen, or `nil` if it was not explored so far.
    ///
    /// It is unset where no flow shows the screen.
    package var modalExits: (() -> Set<Int>?)?

    private let shown: ((UserEnvironment) -> RenderedScreen?)?
    /// There are few, so that looking through them takes less than a table.
    private var counterparts: [(environment: UserEnvironment, counterpart: Counterpart?)] = []

    /// Creates a presentation; O(elements), and how people move costs nothing until
    /// it is read.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - environment: The settings it is shown under.
    ///   - enlarged: The same content enlarged to twice its size.
    ///   - recordedFocus: Where keys led when the screen was captured.
    ///   - shown: Returns the same content under other settings, or `nil` where it
    ///     was not shown; called once for each. Specs say in `counterparts(of:)`
    ///     which they need.
    public init(
        _ screen: RenderedScreen, in environment: UserEnvironment = .standard, enlarged: ScreenPresentation? = nil,
        recordedFocus: RenderedScreen.RecordedFocus? = nil,
        shown: ((UserEnvironment) -> RenderedScreen?)? = nil
    ) {
        self.screen = screen
        self.environment = environment
        self.enlarged = enlarged
        self.recordedFocus = recordedFocus
        self.shown = shown
        context = ElementContext(screen)
    }

    /// Returns the same content under other settings, or `nil` where it was not
    /// shown.
    package func counterpart(in environment: UserEnvironment) -> Counterpart? {
        for known in counterparts where known.environment == environment { return known.counterpart }
        let made = shown?(environment).map {
            Counterpart(of: screen, in: self.environment.pseudolocale, ScreenPresentation($0, in: environment))
        }
        counterparts.append((environment, made))
        return made
    }

    /// The order in which VoiceOver visits the elements.
    package private(set) lazy var readingOrder = ReadingOrder(
        screen, layoutDirection: environment.layoutDirection, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))

    /// For each element its place in the reading order, the first if it has
    /// several, or −1.
    package private(set) lazy var readingPlaces: [Int] = {
        let stops = readingOrder.elements
        var places = Array(repeating: -1, count: screen.elements.count)
        for place in stops.indices.reversed() { places[stops[place]] = place }
        return places
    }()

    /// The order in which TalkBack visits the elements.
    package private(set) lazy var talkBackOrder = TalkBackOrder(screen, layoutDirection: environment.layoutDirection)

    /// VoiceOver's announcement of each element, in English.
    package private(set) lazy var speech = VoiceOverSpeech(screen, order: readingOrder, voice: .voiceOver)

    /// Where each key leads from each element: as recorded, else by the key view
    /// loop on a Mac and Full Keyboard Access elsewhere.
    package private(set) lazy var keyboardGraph: KeyboardGraph = {
        if let recordedFocus { return KeyboardGraph(screen, recorded: recordedFocus, isWindow: environment.idiom == .mac) }
        return keyboardGraph(by: environment.idiom == .mac ? .keyViewLoop : .fullKeyboardAccess)
    }()

    /// For each stop of the keyboard whether some sequence of keys from outside
    /// leads to it.
    package private(set) lazy var keyboardReach = keyboardGraph.isReachable

    /// The elements to which some sequence of keys from outside leads, in focus
    /// order.
    package var stopsWithinReach: [Int] {
        let (stops, isReachable) = (keyboardGraph.stops, keyboardReach)
        return stops.indices.filter { isReachable[$0] }.map { stops[$0] }
    }

    /// The parts that appeared when controls were activated.
    package private(set) lazy var openedParts = recordedFocus?.openings.map { OpenedPart($0, in: environment) } ?? []

    /// Returns where each key leads by the rules of one system.
    package func keyboardGraph(by model: KeyboardModel) -> KeyboardGraph {
        KeyboardGraph(
            screen, layoutDirection: environment.layoutDirection, model: model, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))
    }

    /// The groups that Switch Control highlights, and the cost of reaching each
    /// control.
    package private(set) lazy var scanTree =
        if screen.elements.contains(where: { $0.navigationStyle == .combined }) {
            ScanTree(screen, layoutDirection: environment.layoutDirection, rowHeight: ReadingOrder.rowHeight(on: environment.idiom))
        } else {
            ScanTree(screen, order: offeredElements)
        }

    /// The names by which Voice Control knows the controls.
    package private(set) lazy var spokenNames = SpokenNames(screen, order: offeredElements, labelWords: labelWords)

    /// The elements that can be operated, in order: Voice Control numbers them, and
    /// Switch Control scans them where it has no groups.
    private lazy var offeredElements = screen.offeredElements(
        environment.layoutDirection, ReadingOrder.rowHeight(on: environment.idiom))

    /// The elements that moving the focus up, down, left and right does not reach.
    package private(set) lazy var directionalIslands = DirectionalFocus.islands(
        on: screen, layoutDirection: environment.layoutDirection)

    /// Where each element can be touched and its neighbors, for many elements.
    package private(set) lazy var hitTestIndex = HitTestIndex(screen, context.regions)

    /// Where each element can be seen once focus has moved to it, for many
    /// elements.
    package private(set) lazy var visibilityIndex = VisibilityIndex(screen, context.regions)

    /// For each element the nearest one around it that is known to be disabled, or
    /// −1.
    package private(set) lazy var disabledAround = screen.nearestAround { screen.elements[$0].isKnownDisabled }

    /// For each element the nearest one around it at which assistive technology
    /// stops, and which therefore speaks for it, or −1.
    package private(set) lazy var speakersAround = screen.nearestAround {
        context.reasonNotPresented($0) == nil && screen.elements[$0].isAccessibilityElement == true
    }

    /// For each element the nearest one around it that is drawn translucent as a
    /// group, or −1.
    package private(set) lazy var translucentAround = screen.nearestAround { (screen.elements[$0].surface?.opacity ?? 1) < 1 }

    /// The elements that a color or gradient fills, in the order in which they are
    /// drawn; none of a page, whose styles may draw them in another.
    package private(set) lazy var paintedElements = ElementList(
        screen.facts.platform == .web
            ? []
            : screen.elements.indices.filter {
                screen.elements[$0].surface?.background?.isEmpty == false && screen.elements[$0].isVisible != false
            })

    /// The elements that show text.
    package private(set) lazy var textCarriers = ElementList(screen.elements.indices.filter { screen.elements[$0].text?.isEmpty == false })

    /// The texts whose pieces are unknown: their label stands for them.
    package private(set) lazy var textsByLabel = ElementList(
        screen.elements.indices.filter { screen.elements[$0].role == .text && screen.elements[$0].text == nil })

    /// For each element the words of its label as one string, in lower case; empty
    /// where it is unknown.
    package private(set) lazy var labelWords = screen.elements.map { $0.label?.joinedWords ?? "" }

    /// For each element the number of the first one with the same words in its
    /// label, or −1 where there is none.
    package private(set) lazy var labelNumbers: [Int] = {
        let words = labelWords
        var numbers = Array(repeating: -1, count: screen.elements.count)
        var first: [String: Int] = [:]
        first.reserveCapacity(numbers.count)
        for index in 0..<numbers.count where !words[index].isEmpty {
            // One look-up, whether or not it is there.
            numbers[index] = { (number: inout Int) in number }(&first[words[index], default: index])
        }
        return numbers
    }()

    /// The language in which an element is spoken that says nothing else: the
    /// screen's or the person's.
    package private(set) lazy var mainLanguage = (screen.facts.language ?? environment.locale).primaryLanguage

    /// The paths of the elements.
    private lazy var paths = ElementPaths(screen)

    /// Returns an element as findings name it; O(1) after the first.
    public func reference(to index: Int) -> ElementReference {
        ElementReference(index, on: screen, paths: paths, pseudolocale: environment.pseudolocale)
    }

    /// The facts about each element that follow from the elements around it.
    public let context: ElementContext
}
