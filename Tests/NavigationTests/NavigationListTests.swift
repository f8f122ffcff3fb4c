import EveryScreenListedTexts
import EveryScreenModel
import EveryScreenNavigation
import Testing

/// Every way through random screens: the file `Listed/ways.txt`.
///
/// Oracles state what must hold; the tie between two rules, a tolerance and a rare
/// trait they leave free.
struct NavigationListTests {
    private static func box(_ rect: LayoutRect) -> String { "\(rect.minX), \(rect.minY), \(rect.width) × \(rect.height)" }

    private static func orders(_ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection) -> [String] {
        func names(_ elements: [Int]) -> String { elements.map { screen.elements[$0].source }.joined(separator: " ") }
        let order = ReadingOrder(screen, layoutDirection: direction)
        let speech = VoiceOverSpeech(screen, order: order).spoken.map { $0.description + ($0.hint.map { " (\($0))" } ?? "") }
        let heard = VoiceOverSpeech(screen, order: order, voice: .voiceOver).spoken.map {
            $0.description + ($0.hint.map { " (\($0))" } ?? "")
        }
        let spokenNames = SpokenNames(screen, layoutDirection: direction)
        return [
            "reading: \(names(order.elements)); wide rows \(names(ReadingOrder(screen, layoutDirection: direction, rowHeight: 13).elements))",
            "TalkBack: \(names(TalkBackOrder(screen, layoutDirection: direction).elements))",
            "missing: \(ReadingOrder.danglingReferences(on: screen).map { "\($0)" })",
            "spoken: \(speech.joined(separator: " | "))", heard == speech ? "" : "by VoiceOver: \(heard.joined(separator: " | "))",
            "voice: "
                + spokenNames.entries.map { "\(screen.elements[$0.element].source) \($0.names)\($0.isUnknown ? "?" : "")" }
                .joined(separator: ", ") + "; ambiguous \(names(spokenNames.ambiguous.map(\.element)))",
        ]
    }

    private static func keyboard(
        _ screen: RenderedScreen, _ direction: UserEnvironment.LayoutDirection, _ model: KeyboardModel
    ) -> String {
        let graph = KeyboardGraph(screen, layoutDirection: direction, model: model)
        func name(_ position: Int) -> String { position == graph.outside ? "out" : screen.elements[graph.stops[position]].source }
        let ways = graph.edges.enumerated().map { position, edges in
            "\(name(position)): " + edges.map { "\($0.key) \(name($0.target))" }.joined(separator: ", ")
        }
        let traps = graph.traps(on: screen).map { trap in
            "\(trap.kind) \(trap.elements.map { screen.elements[$0].source }) by \(trap.keysIn.map { "\($0)" })"
        }
        return "\(model)\(graph.isComplete ? "" : " in part"): \(ways.joined(separator: "; ")); traps \(traps)"
    }

    private static func touch(_ screen: RenderedScreen) -> [String] {
        let (touches, sight) = (HitTestIndex(screen), VisibilityIndex(screen))
        return screen.elements.indices.compactMap { index in
            let region = touches.region(of: index).map { region in
                "\(box(region.outline)) less \(region.covers.count), largest \(box(region.largestRectangle)), "
                    + (region.fits(LayoutSize(width: 44, height: 44)) ? "fits" : "does not fit")
            }
            let shown = sight.revealed(index).map { revealed in
                "seen \(box(revealed.rect))\(revealed.isObscured ? ", obscured" : "")\(revealed.mayBeObscured ? ", perhaps" : "")"
                    + (revealed.cover.map { " by \(screen.elements[$0].source)" } ?? "")
            }
            let parts = [region, shown].compactMap(\.self)
            return parts.isEmpty ? nil : "touch \(screen.elements[index].source): \(parts.joined(separator: "; "))"
        }
    }

    private static func section(_ number: UInt64) -> String {
        let screen = RandomScreen.screen(number)
        let direction: UserEnvironment.LayoutDirection = number.isMultiple(of: 3) ? .rightToLeft : .leftToRight
        let tree = ScanTree(screen, layoutDirection: direction)
        func name(_ index: Int) -> String { screen.elements[index].source }
        func costs(_ costs: [ScanCost]) -> String {
            costs.map { "\(name($0.element)) \($0.steps)/\($0.presses)" }.joined(separator: ", ")
        }
        let moves = DirectionalEngine.allCases.map { engine -> String in
            let focus = DirectionalFocus(screen, engine: engine, layoutDirection: direction)
            let moves = zip(focus.stops, focus.moves).map { stop, moves in
                "\(name(stop)) \(moves.map { $0.map { name(focus.stops[$0]) } ?? "-" }.joined(separator: " "))"
            }
            return "\(engine): \(moves.joined(separator: ", ")); islands \(focus.islands.map(name))"
        }
        var lines = ["## \(number)"] + orders(screen, direction)
        lines += [KeyboardModel.fullKeyboardAccess, .focusGroups, .keyViewLoop, .web].map { keyboard(screen, direction, $0) }
        lines += moves + ["scan: \(costs(tree.costs)); divided: \(costs(tree.costs(dividing: { _ in true })))"] + touch(screen)
        return lines.filter { !$0.isEmpty }.joined(separator: "\n") + "\n"
    }

    @Test func `the ways through random screens are those of the list`() throws {
        let sections = (0..<64 as Range<UInt64>).map(Self.section)

        let differences = try ListedText("Listed/ways.txt").differences(from: sections.joined())
        #expect(differences == [])
    }
}
