public import EveryScreenLayout
import EveryScreenModel
public import EveryValue

extension Generator where Value == Blueprint {
    /// Draws whole screens as apps have them; simplest is the smallest screen of
    /// the first family.
    ///
    /// Each is well made as far as its family goes. Elements side by side are one
    /// below the other at accessibility sizes, long content scrolls, images have
    /// labels, and no two controls share a name. Most state their colors, how focus
    /// and spacing look, and the settings of the screen. So every spec of one
    /// screen has something to judge on at least three screens in ten.
    ///
    /// - Parameters:
    ///   - families: The families to draw, the simplest first; at least one.
    ///   - content: The style of their strings.
    ///   - variety: How often a screen has what its family does not need, from 0 to
    ///     1: a link, a slider, a movement, colors, a modal.
    public static func screens(
        _ families: [ScreenFamily] = ScreenFamily.allCases, content: ContentStyle = .english, variety: Double = 0.5
    ) -> Generator {
        if families.isEmpty { return .invalid("Screens need at least one family.") }
        if !(0...1).contains(variety) { return .invalid("The variety of screens is \(variety); it must be between 0 and 1.") }
        if let mistake = content.mistake { return .invalid(mistake) }
        let words = ScreenWords(content)
        return Generator { source in
            let family = families[source.alternative(of: families.count)]
            let drawing = ScreenDrawing(source: source, words: words, variety: variety)
            return try source.span(family.label) { drawing.dressed(try drawing.screen(of: family)) }.uniquelyNamed
        }
    }
}

/// The drawing of the parts of one screen.
struct ScreenDrawing {
    let source: ChoiceSource
    let words: ScreenWords
    let variety: Double

    func screen(of family: ScreenFamily) throws -> Blueprint {
        switch family {
        case .form: try page("Details", try form())
        case .settingsList: try page("Settings", try settings())
        case .feed: try page("News", try feed())
        case .detail: try page("Article", try detail())
        case .onboarding: try page("Welcome", try onboarding())
        case .dialog: try dialog()
        case .tabApp: try tabApp()
        case .table: try page("Orders", try table())
        case .mediaPlayer: try page("Now Playing", try mediaPlayer())
        case .search: try page("Search", try search())
        case .mapWithList: try page("Nearby", try mapWithList())
        case .chat: try chat()
        case .calendarGrid: try page("Calendar", try calendar())
        }
    }

    /// A bar with a title above what scrolls, and perhaps a modal over both.
    func page(_ title: String, _ parts: [Blueprint], below: Blueprint? = nil) throws -> Blueprint {
        let picture = source.boolean(probability: variety) ? [try self.picture()] : []
        let body = scrolling(.column(spacing: 16, picture + parts + (try extras())).padding(8))
        let bar = Blueprint.navigationBar(title, back: source.boolean() ? "Back" : nil)
        let tabs = below == nil && source.boolean(probability: variety) ? try tabBar() : nil
        let screen = Blueprint.column(spacing: 0, [bar, body] + [below, tabs].compactMap(\.self))
        return source.boolean(probability: variety * 0.6) ? screen.modal(scrolling(try question().padding(16))) : screen
    }

    // MARK: Small parts

    func text(_ kind: ContentKind, _ style: ScreenElement.TextStyle = .body) throws -> Blueprint {
        .text(try words.draw(kind, from: source), style: style)
    }

    func heading(_ kind: ContentKind) throws -> Blueprint { try text(kind, .title2).accessibilityHeading(level: 2) }

    func button(_ kind: ContentKind = .action) throws -> Blueprint {
        .button(try words.draw(kind, from: source)).framedAsTarget
    }

    func icon(_ name: String, _ kind: ContentKind = .action) throws -> Blueprint {
        .imageButton(name).accessibilityLabel(try words.draw(kind, from: source))
    }

    /// Side by side, and one below the other at accessibility sizes.
    func line(_ parts: [Blueprint]) -> Blueprint { .row(alignment: .leading, columnFrom: .accessibility1, parts) }

    /// Some parts, each drawn alone, so that shrinking can leave any of them out.
    func some(_ count: ClosedRange<Int>, average: Int, _ part: () throws -> Blueprint) rethrows -> [Blueprint] {
        try source.list(count, averageCount: average) { try source.span(partLabel) { try part() } }
    }
}
