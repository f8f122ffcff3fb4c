import EveryScreenCapture
import EveryScreenModel
import Foundation
import Testing

/// A snapshot of an app in the folder `Snapshots`, as XCUITest describes it, with
/// the findings that the definitions of the specs demand.
///
/// The lines before the snapshot are of the form `Expected: SPEC on TYPE (X, Y):
/// REASON`, or `Expected: nothing`; `Undetermined:` for a claim that a snapshot
/// cannot decide. The reason argues from the definition of the spec.
struct RunningSnapshot: Sendable, CustomTestStringConvertible {
    /// A claim about an element, by its type and the corner of its frame.
    struct Claim: Hashable, Sendable, Comparable, CustomStringConvertible {
        let spec: String
        let element: String

        var description: String { "\(spec) on \(element)" }

        static func < (left: Self, right: Self) -> Bool { left.description < right.description }
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Snapshots")

    /// All snapshots, in the order of their names.
    static let all: [RunningSnapshot] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".txt") }.sorted().map { RunningSnapshot(named: $0) }
    }()

    let name: String
    /// The text of the file.
    let text: String
    let expected: [Claim]
    let undetermined: [Claim]
    /// The application and its content.
    let root: RunningElement
    /// The elements by type and corner, in pre-order.
    let names: [String]

    var testDescription: String { name }

    private init(named name: String) {
        self.name = name
        text = (try? String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n").map(String.init)
        expected = lines.compactMap { Self.claim(in: $0, after: "Expected: ") }.sorted()
        undetermined = lines.compactMap { Self.claim(in: $0, after: "Undetermined: ") }.sorted()
        let tree = lines.drop { $0 != "Element subtree:" }.dropFirst().prefix { $0 != "Path to element:" }
        var elements = tree.map { (depth: Self.depth(of: $0), element: Self.element(in: $0)) }
        names = elements.map { Self.name(of: $0.element) }
        // From the end, so that each element has its content before it joins the
        // one around it.
        for index in elements.indices.dropFirst().reversed() {
            let depth = elements[index].depth
            guard let outer = elements[..<index].lastIndex(where: { $0.depth < depth }) else { continue }
            elements[outer].element.children.insert(elements[index].element, at: 0)
        }
        root = elements.first?.element ?? RunningElement()
    }

    private static func claim(in line: String, after prefix: String) -> Claim? {
        guard line.hasPrefix(prefix), let parts = line.dropFirst(prefix.count).firstMatch(of: /^(\S+) on (\w+ \(-?[\d.]+, -?[\d.]+\)): \S/)
        else {
            return nil
        }
        return Claim(spec: String(parts.1), element: String(parts.2))
    }

    private static func depth(of line: String) -> Int { line.prefix { $0 == " " || $0 == "→" }.count }

    private static func element(in line: String) -> RunningElement {
        var element = RunningElement()
        let fields = line.drop { $0 == " " || $0 == "→" }
        element.type = IOSRole.number(ofType: String(fields.prefix { $0 != "," })) ?? .max
        func text(_ key: String) -> String? {
            guard let start = line.firstRange(of: ", \(key): '") else { return nil }
            return String(line[start.upperBound...].prefix { $0 != "'" })
        }
        (element.identifier, element.label, element.title) = (text("identifier") ?? "", text("label") ?? "", text("title") ?? "")
        element.placeholder = text("placeholderValue")
        element.value = line.firstMatch(of: /, value: (.*?)(?=, placeholderValue: |, Selected|, Disabled|, Keyboard Focused|$)/)
            .map { String($0.1) }
        if let numbers = line.firstMatch(of: /\{\{(\S+), (\S+)\}, \{(\S+), (\S+)\}\}/) {
            let (x, y) = (Double(numbers.1) ?? 0, Double(numbers.2) ?? 0)
            element.frame = LayoutRect(x: x, y: y, width: Double(numbers.3) ?? 0, height: Double(numbers.4) ?? 0)
        }
        (element.isSelected, element.isEnabled) = (line.contains(", Selected"), !line.contains(", Disabled"))
        if line.contains(", Keyboard Focused") { element.hasFocus = true }
        return element
    }

    private static func name(of element: RunningElement) -> String {
        func spelled(_ number: Double) -> String { number.rounded() == number ? "\(Int(number))" : "\(number)" }
        let (x, y) = (element.frame.minX, element.frame.minY)
        guard x.isFinite, y.isFinite else { return "\(element.type) without a frame" }
        let type = IOSRole.name(ofType: element.type) ?? "unknown"
        return "\(type) (\(spelled(x)), \(spelled(y)))"
    }
}
