package import EveryScreenCapture
import EveryScreenModel

extension PageRecorder {
    /// Shrinks a document while it fails.
    ///
    /// It first removes everything except the failing element and those it fails
    /// with, their ancestors and their content. Then it removes groups of siblings,
    /// wrappers, attributes and text.
    ///
    /// - Parameters:
    ///   - html: The document.
    ///   - resources: The folder of its references.
    ///   - paths: The paths in a record of the failing element, first, and of those
    ///     it fails with.
    ///   - settings: The settings under which it fails.
    ///   - seconds: The time limit.
    ///   - isFailing: Returns whether a recorded document still fails in the same
    ///     way.
    /// - Returns: The smallest document found; `nil` if the document does not fail
    ///   when it is checked again.
    package func shrink(
        _ html: String, resources: String?, culprits paths: [String], in settings: PageSettings, within seconds: Double = 25,
        while isFailing: @escaping (CapturedScreen) -> Bool
    ) throws(BrowserError) -> ShrunkDocument? {
        #if os(macOS) || os(Linux)
            try withEditor(of: html) { (editor) throws(BrowserError) in
                var numbers: [Int?] = []
                for path in paths { numbers.append(try editor.number(at: path)) }
                let first = numbers.first.flatMap(\.self)
                let place = try first.flatMap { (number) throws(BrowserError) in try editor.position(of: number) }
                var shrinking = DocumentShrinking(editor: editor, end: ContinuousClock.now + .seconds(seconds))
                // Without walks and pictures a check is several times as fast; a
                // few failures need them.
                for (hasColors, isWalking) in [(false, false), (true, false), (true, true)] {
                    let judge: (String) throws(BrowserError) -> Bool = { (html) throws(BrowserError) in
                        do throws(BrowserError) {
                            return isFailing(
                                try self.record(
                                    .html(html, resources: resources), named: "page", in: settings, walking: isWalking, colors: hasColors
                                ).screen)
                        } catch {
                            if error.isAboutMachine || error.endsBrowser { throw error }
                            return false
                        }
                    }
                    guard try judge(editor.html()) else { continue }
                    try shrinking.shrink(culprits: first == nil ? [] : numbers.compactMap(\.self), judge)
                    return ShrunkDocument(
                        html: try editor.html(), elementCount: try shrinking.elementCount(), evaluations: shrinking.evaluations,
                        isCutOff: shrinking.isOver,
                        line: place.flatMap { ShrunkDocument.line(of: $0.tag, at: $0.index, in: html) })
                }
                return nil
            }
        #else
            throw .noProcesses
        #endif
    }
}

#if os(macOS) || os(Linux)
    /// The search for a smaller document.
    struct DocumentShrinking {
        private let editor: DocumentEditor
        private let end: ContinuousClock.Instant
        private(set) var evaluations = 0
        private(set) var isOver = false

        private static let mostEvaluations = 250

        init(editor: DocumentEditor, end: ContinuousClock.Instant) {
            self.editor = editor
            self.end = end
        }

        typealias Judge = (String) throws(BrowserError) -> Bool

        /// Shrinks the document of the editor.
        mutating func shrink(culprits: [Int], _ judge: Judge) throws(BrowserError) {
            if !culprits.isEmpty { try cutAround(culprits, judge) }
            // One pass makes room for another; a second round rarely finds
            // anything.
            for _ in 0..<3 where !isOver {
                let before = try editor.html().utf8.count
                try removeElements(judge)
                try unwrap(judge)
                try removeAttributes(judge)
                try shortenText(judge)
                if try editor.html().utf8.count == before { return }
            }
        }

        /// The number of elements in the body.
        func elementCount() throws(BrowserError) -> Int {
            let outside: Set<String> = ["html", "head", "body", "title", "meta", "style", "link", "script", "base"]
            return try editor.nodes().count { !outside.contains($0.tag) }
        }

        /// Makes edits if the document then still fails; returns whether it does.
        private mutating func attempt(_ edits: [DocumentEditor.Edit], _ judge: Judge) throws(BrowserError) -> Bool {
            guard !isOver else { return false }
            guard evaluations < Self.mostEvaluations, ContinuousClock.now < end else {
                isOver = true
                return false
            }
            evaluations += 1
            guard try judge(try editor.html(after: edits)) else { return false }
            try editor.keep(edits)
            return true
        }

        /// Removes everything except some elements, their ancestors and content;
        /// keeps the styles and scripts that the failure needs.
        private mutating func cutAround(_ culprits: [Int], _ judge: Judge) throws(BrowserError) {
            for tags in [[], ["title", "meta", "style", "link"], ["title", "meta", "style", "link", "script"]] {
                let others = try editor.others(than: culprits, keeping: tags)
                if others.isEmpty { continue }
                if try attempt([.remove(others)], judge) { return }
            }
        }

        /// Removes groups of siblings, the largest first, from the outside inward.
        private mutating func removeElements(_ judge: Judge) throws(BrowserError) {
            var outer = try editor.nodes().first.map { [$0.number] } ?? []
            while let parent = outer.first, !isOver {
                outer.removeFirst()
                var children = try self.children(of: parent)
                var size = children.count
                while size >= 1, !isOver {
                    var start = 0
                    while start < children.count, !isOver {
                        let group = Array(children[start..<min(start + size, children.count)])
                        if try attempt([.remove(group)], judge) {
                            children.removeSubrange(start..<min(start + size, children.count))
                        } else {
                            start += size
                        }
                    }
                    size = min(size / 2, children.count)
                }
                outer += children
            }
        }

        private func children(of parent: Int) throws(BrowserError) -> [Int] {
            let nodes = try editor.nodes()
            guard let node = nodes.first(where: { $0.number == parent }) else { return [] }
            let fixed = Set(nodes.filter { ["head", "body"].contains($0.tag) }.map(\.number))
            // Head and body always exist, so their content is used.
            return node.children.flatMap { child in fixed.contains(child) ? nodes.first { $0.number == child }?.children ?? [] : [child] }
        }

        private mutating func unwrap(_ judge: Judge) throws(BrowserError) {
            for node in try editor.nodes() where !node.children.isEmpty && !["html", "head", "body"].contains(node.tag) {
                _ = try attempt([.unwrap(node.number)], judge)
            }
        }

        private mutating func removeAttributes(_ judge: Judge) throws(BrowserError) {
            for node in try editor.nodes() where !node.attributes.isEmpty {
                if try attempt([.removeAttributes(node.number, node.attributes)], judge) { continue }
                guard node.attributes.count > 1 else { continue }
                for name in node.attributes { _ = try attempt([.removeAttributes(node.number, [name])], judge) }
            }
        }

        private mutating func shortenText(_ judge: Judge) throws(BrowserError) {
            for node in try editor.nodes() where node.textLength > 0 {
                if try attempt([.setText(node.number, "")], judge) { continue }
                let isCode = ["style", "script"].contains(node.tag)
                if !isCode, node.textLength > 3 { _ = try attempt([.setText(node.number, "Ab")], judge) }
            }
        }
    }
#endif
