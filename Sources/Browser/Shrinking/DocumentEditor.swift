import EveryScreenCapture

#if os(macOS) || os(Linux)
    /// An HTML document that is edited in an empty page of the browser.
    ///
    /// The browser parses it as usual and runs none of its scripts.
    final class DocumentEditor {
        private let tab: BrowserTab

        /// An edit of elements, by numbers that stay the same.
        enum Edit {
            case remove([Int])
            case unwrap(Int)
            case removeAttributes(Int, [String])
            /// Replaces the text directly inside an element.
            case setText(Int, String)

            var json: JSON {
                switch self {
                case .remove(let elements): .array([.string("remove"), .array(elements.map(JSON.integer))])
                case .unwrap(let element): .array([.string("unwrap"), .integer(element)])
                case .removeAttributes(let element, let names):
                    .array([.string("attributes"), .integer(element), .array(names.map(JSON.string))])
                case .setText(let element, let text): .array([.string("text"), .integer(element), .string(text)])
                }
            }
        }

        /// An element of the document.
        struct Node {
            let number: Int
            let tag: String
            let attributes: [String]
            let children: [Int]
            /// The length of the text directly inside the element.
            let textLength: Int
        }

        init(_ connection: BrowserConnection, editing html: String) throws(BrowserError) {
            tab = try BrowserTab(connection)
            try tab.evaluate(Self.script + "; editor.load(\(LivePage.literal(html)))")
        }

        func close() { tab.close() }

        /// The document.
        func html() throws(BrowserError) -> String { try tab.evaluate("editor.html([])")?.string ?? "" }

        /// The document after edits, which are not kept.
        func html(after edits: [Edit]) throws(BrowserError) -> String { try tab.evaluate("editor.html(\(list(edits)))")?.string ?? "" }

        /// The document after changes to an element, which are not kept.
        func html(changing element: Int, by changes: [DocumentChange]) throws(BrowserError) -> String {
            try tab.evaluate("editor.changed(\(element), \(JSON.array(changes.map(\.json)).text(.line)))")?.string ?? ""
        }

        /// Makes edits.
        func keep(_ edits: [Edit]) throws(BrowserError) { try tab.evaluate("editor.keep(\(list(edits)))") }

        /// The elements in document order.
        func nodes() throws(BrowserError) -> [Node] {
            (try tab.evaluate("editor.nodes()")?.items ?? []).map {
                Node(
                    number: $0["n"]?.integer ?? 0, tag: $0["tag"]?.string ?? "", attributes: $0["attributes"]?.strings ?? [],
                    children: $0["children"]?.integers ?? [], textLength: $0["text"]?.integer ?? 0)
            }
        }

        /// The number of the element at a path of a record, of its host if it is in
        /// a shadow root or a frame; `nil` if there is none.
        func number(at path: String) throws(BrowserError) -> Int? { try tab.evaluate("editor.at(\(LivePage.literal(path)))")?.integer }

        /// The elements that neither contain one of some elements, nor are in it,
        /// nor have one of some tags.
        func others(than elements: [Int], keeping tags: [String]) throws(BrowserError) -> [Int] {
            try tab.evaluate(
                "editor.others(\(JSON.array(elements.map(JSON.integer)).text(.line)), \(JSON.array(tags.map(JSON.string)).text(.line)))")?
                .integers ?? []
        }

        /// The index of an element among those of its tag, from 0, which finds its
        /// tag in the text.
        func position(of element: Int) throws(BrowserError) -> (tag: String, index: Int)? {
            guard let found = try tab.evaluate("editor.position(\(element))"), let tag = found["tag"]?.string,
                let index = found["index"]?.integer
            else { return nil }
            return (tag, index)
        }

        private func list(_ edits: [Edit]) -> String { JSON.array(edits.map(\.json)).text(.line) }

        private static let script = #"""
            globalThis.editor = (() => {
              const E = {};
              let doc, hasDoctype;
              const numbers = new Map();
              const all = (d) => [...d.querySelectorAll('*')];
              const spell = (d) => (hasDoctype ? '<!doctype html>\n' : '') + d.documentElement.outerHTML;
              const apply = (list, edits) => {
                for (const [kind, what, detail] of edits) {
                  if (kind === 'remove') for (const n of what) { const e = list.get(n); if (e) e.remove(); }
                  const e = list.get(what);
                  if (!e) continue;
                  if (kind === 'unwrap') e.replaceWith(...e.childNodes);
                  if (kind === 'attributes') for (const name of detail) e.removeAttribute(name);
                  if (kind === 'text') {
                    let isFirst = true;
                    for (const c of [...e.childNodes]) if (c.nodeType === 3 || c.nodeType === 8) {
                      if (isFirst && c.nodeType === 3 && detail) { c.data = detail; isFirst = false; } else c.remove();
                    }
                  }
                }
              };
              const byNumber = (d) => {
                const own = all(doc), others = d === doc ? own : all(d);
                return new Map(own.map((e, i) => [numbers.get(e), others[i]]));
              };
              E.load = (text) => {
                doc = new DOMParser().parseFromString(text, 'text/html');
                hasDoctype = /<!doctype/i.test(text.slice(0, 2000));
                all(doc).forEach((e, i) => numbers.set(e, i));
                return numbers.size;
              };
              E.html = (edits) => {
                if (!edits.length) return spell(doc);
                const d = doc.cloneNode(true);
                apply(byNumber(d), edits);
                return spell(d);
              };
              E.changed = (n, changes) => {
                const d = doc.cloneNode(true), e = byNumber(d).get(n);
                const every = (selector, act) => d.querySelectorAll(selector).forEach(act);
                const ways = {
                  set: (name, value) => e.setAttribute(name, value),
                  unset: (name) => e.removeAttribute(name),
                  style: (name, value) => e.style.setProperty(name, value),
                  text: (text) => {
                    for (const c of [...e.childNodes]) if (c.nodeType === 3) c.remove();
                    e.append(text);
                  },
                  setAll: (selector, name, value) => every(selector, x => x.setAttribute(name, value)),
                  removeAll: (selector) => every(selector, x => x.remove()),
                  title: (text) => { d.title = text; },
                };
                for (const [kind, ...details] of changes) ways[kind](...details);
                return spell(d);
              };
              E.keep = (edits) => { apply(byNumber(doc), edits); return true; };
              E.nodes = () => all(doc).map(e => ({n: numbers.get(e), tag: e.localName, attributes: e.getAttributeNames(),
                children: [...e.children].map(c => numbers.get(c)),
                text: [...e.childNodes].filter(c => c.nodeType === 3).reduce((n, c) => n + c.data.length, 0)}));
              E.at = (path) => {
                let e = doc.documentElement;
                for (const x of path === '' ? [] : path.split('.')) {
                  if (x === 's' || x === 'f') break;
                  const next = e.children[+x];
                  if (!next) return null;
                  e = next;
                }
                return numbers.get(e);
              };
              E.others = (list, tags) => {
                const targets = list.map(n => byNumber(doc).get(n));
                return all(doc).filter(e => !targets.some(t => e.contains(t) || t.contains(e)) && !tags.includes(e.localName)
                  && !(tags.length && tags.some(t => e.querySelector(t)))).map(e => numbers.get(e));
              };
              E.position = (n) => {
                const target = byNumber(doc).get(n);
                if (!target) return null;
                return {tag: target.localName, index: [...doc.getElementsByTagName(target.localName)].indexOf(target)};
              };
              return E;
            })()
            """#
    }
#endif
