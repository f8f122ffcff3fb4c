import EveryValue
import Foundation

/// Random pages as the recorder of browsers writes them.
enum BrowserPages {
    /// A page of up to sixteen nodes, as one line.
    static let jsonLine = Generator<String> { source in
        var nodes: [[String: Any]] = [root]
        for index in 1...source.integer(in: 6...16) {
            // Mostly inside one of the last, so that pages are deep enough.
            let parent = max(0, index - source.integer(in: 1...5))
            nodes.append(node(index, in: parent, of: nodes, source))
        }
        let ids = nodes.map { $0["id"] as? String ?? "" }
        var page: [String: Any] = [
            "title": source.word(from: ["Order tea", "", "Tea | Shop"]), "lang": source.word(from: ["en", "de-AT", "", "xx", "tea"]),
            "contentType": "text/html", "scrollSize": [source.word(from: [640, 900]), source.word(from: [480, 1_200])],
            "metaRefresh": source.boolean(probability: 0.2) ? [source.word(from: ["30", "0;url=/tea", "2; url=tea"])] : [],
        ]
        if source.boolean(probability: 0.3) {
            page["metaViewport"] = source.word(from: [
                "width=device-width", "user-scalable=no", "maximum-scale=1.5", "maximum-scale=3, minimum-scale=1", "user-scalable=0.2",
            ])
        }
        var record: [String: Any] = ["id": "page", "viewport": [640, 480], "page": page, "nodes": nodes]
        if source.boolean() {
            record["tabSequence"] = (0..<source.integer(in: 0...5)).map { _ in stop(source.word(from: ids), source) }
            record["tabEnd"] = source.word(from: ["left-document", "loop", "navigated"])
            record["shiftTabSequence"] = (0..<source.integer(in: 0...5)).map { _ in stop(source.word(from: ids), source) }
        }
        if source.boolean(probability: 0.2) { record["shortcuts"] = [source.word(from: ["a", "/", "Ctrl+K"])] }
        if source.boolean(probability: 0.2) { record["listeners"] = [source.word(from: ["keydown", "devicemotion", "click"])] }
        if source.boolean(probability: 0.3) {
            record["media"] = [
                [
                    "path": "n\(source.integer(in: 1...6))", "tag": source.word(from: ["video", "audio"]), "autoplay": source.boolean(),
                    "controls": source.boolean(), "muted": source.boolean(), "hasAudio": source.boolean(), "loop": source.boolean(),
                    "duration": source.word(from: [2.0, 3.5, 60]),
                    "tracks": [source.word(from: ["captions", "subtitles", "descriptions"])],
                ] as [String: Any]
            ]
        }
        let data = try JSONSerialization.data(withJSONObject: record, options: [.sortedKeys])
        return String(decoding: data, as: UTF8.self)
    }

    private static var root: [String: Any] {
        [
            "id": "n0", "role": "RootWebArea", "name": "Order tea", "rendered": true, "bounds": [0, 0, 640, 480],
            "style": [String: String](),
        ]
    }

    private static func stop(_ id: String, _ source: ChoiceSource) -> [String: Any] {
        var stop: [String: Any] = ["node": id]
        if source.boolean() { stop["ring"] = source.boolean() }
        if source.boolean() { stop["pixelsVsUnfocused"] = source.word(from: [0, 3, 400]) }
        if source.boolean() { stop["contrastVsUnfocused"] = source.word(from: [1.0, 2.9, 4.6]) }
        return stop
    }

    private static func node(_ index: Int, in parent: Int, of nodes: [[String: Any]], _ source: ChoiceSource) -> [String: Any] {
        let (x, y) = (8 + Double(index % 4) * 150, 8 + Double(index / 4) * 60)
        let box = [x, y, source.word(from: [20, 44, 140, 400]), source.word(from: [1, 20, 44, 120])]
        var node: [String: Any] = [
            "id": "n\(index)", "parent": "n\(parent)", "domParent": "n\(parent)", "order": index, "path": "n\(index)", "bounds": box,
            "rendered": source.boolean(probability: 0.9), "paint": index,
        ]
        if source.boolean(probability: 0.35) {
            let text = source.word(from: texts)
            node.merge(
                [
                    "tag": "#text", "role": "StaticText", "name": text, "text": text, "lines": [box],
                    "fontSize": source.word(from: [9.0, 13, 16, 24]), "color": source.word(from: colors), "style": styles(source),
                    "pixels": ["common": [255, 255, 255], "farthest": [0, 0, 0], "distinct": source.word(from: [1, 90])],
                ]
            ) { $1 }
            return node
        }
        let (tag, role) = source.word(from: elements)
        var attributes: [String: String] = [:]
        for _ in 0..<source.integer(in: 0...4) { attributes[source.word(from: attributeNames)] = source.word(from: attributeValues) }
        if source.boolean(probability: 0.3) { attributes["role"] = source.word(from: roles) }
        var states: [String: Any] = [:]
        for _ in 0..<source.integer(in: 0...3) { states[source.word(from: stateNames)] = source.word(from: stateValues) }
        node.merge(
            [
                "tag": tag, "role": source.boolean(probability: 0.4) ? source.word(from: roles) : role, "name": source.word(from: texts),
                "attrs": attributes, "states": states, "style": styles(source), "domFocusable": source.boolean(),
                "background": source.word(from: colors), "color": source.word(from: colors), "fontSize": 16,
            ]
        ) { $1 }
        if source.boolean(probability: 0.2) { node["tabIndex"] = source.word(from: [-1, 0, 1, 5]) }
        if source.boolean(probability: 0.2) { node["listeners"] = [source.word(from: listeners), source.word(from: listeners)] }
        if source.boolean(probability: 0.2) { node["value"] = source.word(from: texts) }
        if source.boolean(probability: 0.2) { node["description"] = source.word(from: texts) }
        if source.boolean(probability: 0.2) {
            node["nameFrom"] = source.word(from: ["contents", "attribute", "title", "placeholder", "related"])
        }
        if source.boolean(probability: 0.1) { node["scroll"] = [0, 0, 400, 900] }
        if source.boolean(probability: 0.1) { node["edges"] = [source.word(from: colors), source.word(from: colors)] }
        if source.boolean(probability: 0.1) { node["inks"] = [source.word(from: colors)] }
        if source.boolean(probability: 0.1) { node["plays"] = ["seconds": source.word(from: [1.0, 30])] }
        if source.boolean(probability: 0.1) {
            node["motion"] = [
                [
                    "kind": source.word(from: ["slide", "fade", "blink", "tea"]), "seconds": source.word(from: [0.3, 8]),
                    "flashes": source.word(from: [0.0, 2, 5]), "area": source.word(from: [400.0, 90_000]), "isLoading": source.boolean(),
                ] as [String: Any]
            ]
        }
        if source.boolean(probability: 0.1) { node["hover"] = ["trigger": "n\(parent)", "text": "More"] }
        if source.boolean(probability: 0.1) {
            node["ignored"] = true
            node["ignoredReasons"] = [source.word(from: ["uninteresting", "notRendered", "ariaHiddenElement", "inertElement", "emptyAlt"])]
        }
        return node
    }

    private static func styles(_ source: ChoiceSource) -> [String: String] {
        var styles: [String: String] = [:]
        for _ in 0..<source.integer(in: 0...4) {
            let (name, values) = source.word(from: styleValues)
            styles[name] = source.word(from: values)
        }
        return styles
    }

    private static let texts = ["Buy", "Buy now", "", " ", "Tea and cake", "50%", "n1", "\u{f013}", "Order tea"]
    private static let colors = [
        "rgb(0, 0, 0)", "rgba(0, 0, 0, 0)", "rgb(255, 255, 255)", "rgba(200, 200, 200, 0.5)", "rgb(0, 64, 128)",
        "color(srgb 0.5 0.4 0.3 / 0.9)", "oklch(0.6 0.2 30)", "lab(40 20 -30)", "hsl(200 50% 40%)", "#c04", "tea",
    ]
    private static let elements: [(String, String)] = [
        ("div", "generic"), ("span", "generic"), ("p", "paragraph"), ("a", "link"), ("button", "button"), ("h2", "heading"),
        ("input", "textbox"), ("input", "checkbox"), ("input", "radio"), ("input", "slider"), ("input", "spinbutton"),
        ("textarea", "textbox"), ("select", "combobox"), ("option", "option"), ("img", "image"), ("svg", "image"), ("canvas", "Canvas"),
        ("ul", "list"), ("li", "listitem"), ("table", "table"), ("tr", "row"), ("td", "cell"), ("th", "columnheader"),
        ("nav", "navigation"),
        ("main", "main"), ("dialog", "dialog"), ("iframe", "Iframe"), ("video", "Video"), ("label", "LabelText"), ("details", "group"),
        ("summary", "DisclosureTriangle"), ("fieldset", "group"), ("object", "PluginObject"), ("progress", "progressbar"),
        ("marquee", "marquee"), ("form", "form"), ("x-tea", "generic"),
    ]
    private static let roles = """
        button link heading img checkbox radio switch slider spinbutton textbox searchbox combobox listbox option list listitem table row
        cell columnheader rowheader grid gridcell tab tablist tabpanel menu menuitem menuitemradio menuitemcheckbox menubar tree treeitem
        treegrid dialog alertdialog alert status log timer progressbar meter scrollbar separator toolbar tooltip radiogroup group feed
        article region generic none presentation doc-chapter graphics-symbol paragraph caption code strong tea buton
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let attributeNames = """
        aria-activedescendant aria-atomic aria-autocomplete aria-busy aria-checked aria-colcount aria-colindex aria-colspan aria-controls
        aria-current aria-describedby aria-details aria-disabled aria-dropeffect aria-errormessage aria-expanded aria-flowto aria-grabbed
        aria-haspopup aria-hidden aria-invalid aria-keyshortcuts aria-label aria-labelledby aria-level aria-live aria-modal aria-multiline
        aria-multiselectable aria-orientation aria-owns aria-placeholder aria-posinset aria-pressed aria-readonly aria-relevant
        aria-required aria-roledescription aria-rowcount aria-rowindex aria-rowspan aria-selected aria-setsize aria-sort aria-valuemax
        aria-valuemin aria-valuenow aria-valuetext aria-tea alt title href src type placeholder autocomplete name value lang dir for
        required disabled checked multiple size min max step tabindex accesskey draggable contenteditable inert hidden usemap headers
        scope colspan rowspan onclick onkeydown onmouseover inputmode pattern maxlength target rel poster controls autoplay loop
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let attributeValues = [
        "", "true", "false", "mixed", "1", "3", "50", "n1", "n1 n2", "Tea", "polite", "assertive", "page", "horizontal", "vertical",
        "email",
        "password", "button", "submit", "image", "checkbox", "#", "/tea", "tea.mp4", "icon.png", "de", "rtl", "ascending", "both", "list",
        "name", "off", "cc-number", "Control+S", "a", "col", "grammar", "undefined",
    ]
    private static let stateNames = """
        checked pressed selected expanded disabled required readonly invalid multiline multiselectable level valuemin valuemax valuetext
        haspopup modal live atomic busy hidden focusable editable settable orientation autocomplete roledescription labelledby describedby
        owns controls activedescendant errormessage details flowto keyshortcuts url hiddenRoot focused
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    private static let stateValues = [
        "true", "false", "mixed", "1", "3", "", "polite", "assertive", "horizontal", "[\"n1\"]", "[\"n2\",\"n3\"]", "tea", "menu", "dialog",
        "grammar", "undefined", "inline",
    ]
    private static let listeners = [
        "click", "keydown", "keyup", "mousedown", "pointerdown", "touchstart", "mouseover", "dragstart", "change", "input", "focus", "blur",
        "submit", "dblclick", "contextmenu", "wheel",
    ]
    private static let styleValues: [(String, [String])] = [
        ("display", ["none", "block", "inline", "inline-block", "contents", "list-item", "flex", "table-cell"]),
        ("visibility", ["hidden", "visible", "collapse"]), ("opacity", ["0", "0.5", "1"]), ("position", ["fixed", "absolute", "sticky"]),
        ("overflow-x", ["hidden", "scroll", "auto", "clip"]), ("overflow-y", ["hidden", "scroll", "auto", "visible"]),
        ("pointer-events", ["none", "auto"]), ("cursor", ["pointer", "default", "text"]), ("font-weight", ["400", "700", "100"]),
        ("font-style", ["italic", "normal", "oblique 10deg"]), ("text-align", ["justify", "center", "right", "start", "end"]),
        ("text-decoration-line", ["underline", "none", "line-through"]), ("text-overflow", ["ellipsis", "clip"]),
        ("line-height", ["16px", "24px", "1px", "normal"]), ("letter-spacing", ["2px", "normal"]), ("word-spacing", ["3px", "0px"]),
        ("transform", ["rotate(90deg)", "matrix(0, 1, -1, 0, 0, 0)", "none"]), ("filter", ["grayscale(1)", "blur(2px)", "none"]),
        ("background-image", ["none", "url(tea.png)", "linear-gradient(red, blue)"]), ("clip-path", ["inset(50%)", "none"]),
        ("border-bottom-style", ["solid", "none"]), ("border-bottom-width", ["1px", "0px"]), ("border-bottom-color", ["rgb(0, 0, 0)"]),
        ("outline-style", ["none", "solid"]), ("text-shadow", ["none", "rgb(0, 0, 0) 1px 1px 2px"]), ("-webkit-line-clamp", ["2"]),
        ("font-family", ["Material Icons", "FontAwesome", "Wingdings", "serif"]), ("direction", ["rtl", "ltr"]), ("float", ["left"]),
        ("content-visibility", ["hidden"]), ("clip", ["rect(0px, 0px, 0px, 0px)", "auto"]), ("zoom", ["2"]), ("white-space", ["nowrap"]),
    ]
}

extension ChoiceSource {
    /// One of some values.
    fileprivate func word<Value>(from values: [Value]) -> Value { values[alternative(of: values.count)] }
}
