import EveryScreenModel
import EveryScreenNavigation
import Foundation

/// A page of a browser capture: what it shows, and where keys led.
struct BrowserWalk: Decodable {
    struct Node: Decodable {
        var id: String
        var name: String?
        var bounds: [Double]?
        var rendered: Bool?
    }

    struct Place: Decodable { var node: String? }

    struct FocusEdges: Decodable {
        var from: String
        var tab: [String?]?
        var shiftTab: [String?]?
        var tabPulledBackAt: [Int]?
        var shiftTabPulledBackAt: [Int]?
    }

    struct EscapeAttempts: Decodable {
        struct Try: Decodable {
            var key: String
            var focusAfterKeyThenTabs: [String?]
        }

        var from: String
        var tries: [Try]
    }

    var id: String
    var rule: String?
    var title: String?
    var expected: String
    var split: String?
    var nodes: [Node]
    var tabSequence: [Place]?
    var shiftTabSequence: [Place]?
    var focusEdges: [FocusEdges]?
    var escapeAttempts: EscapeAttempts?

    /// The nodes, one beside the other.
    var screen: RenderedScreen {
        NavigationTests.screen(
            nodes.map { node in
                let bounds = node.bounds ?? [0, 0, 0, 0]
                return part(.unknown, node.id, LayoutRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3])) { element in
                    element.label = node.name
                    element.isVisible = node.rendered
                }
            })
    }

    var recordedFocus: RenderedScreen.RecordedFocus {
        RenderedScreen.RecordedFocus(
            walks: (focusEdges ?? []).map { edges in
                .init(
                    from: edges.from, tab: edges.tab ?? [], shiftTab: edges.shiftTab ?? [], tabPulledBackAt: edges.tabPulledBackAt ?? [],
                    shiftTabPulledBackAt: edges.shiftTabPulledBackAt ?? [])
            },
            tabSequence: (tabSequence ?? []).map(\.node), shiftTabSequence: (shiftTabSequence ?? []).map(\.node),
            escapeAttempts: (escapeAttempts?.tries ?? []).map { attempt in
                .init(from: escapeAttempts?.from ?? "", key: attempt.key, focusAfter: attempt.focusAfterKeyThenTabs)
            })
    }

    var traps: [KeyboardTrap] {
        let screen = screen
        return KeyboardGraph(screen, recorded: recordedFocus).traps(on: screen)
    }

    /// Reads the pages of a file of one JSON object a line.
    static func pages(_ lines: Data, where isWanted: (Data) -> Bool = { _ in true }) throws -> [BrowserWalk] {
        try lines.split(separator: UInt8(ascii: "\n")).filter { isWanted(Data($0)) }.map {
            try JSONDecoder().decode(BrowserWalk.self, from: Data($0))
        }
    }
}
