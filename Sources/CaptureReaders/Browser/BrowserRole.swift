import EveryScreenCapture
import EveryScreenModel

extension ScreenElement.Role {
    /// Creates the role for one of the browser's accessibility tree: an ARIA role,
    /// or Chromium's word for an HTML element.
    ///
    /// - Parameters:
    ///   - name: The role.
    ///   - node: The node it is the role of, whose tag and attributes distinguish
    ///     some.
    init(browserRole name: String, of node: BrowserNode) {
        let role = Self.special(name, node) ?? Self.namedAlike[name] ?? .unknown
        // A button acts as one whatever the page calls it.
        let isButton =
            node.tag == "button" || (node.tag == "input" && Self.buttonTypes.contains(node.attributes["type"]?.lowercased() ?? ""))
        self = isButton && (role == .unknown || role == .image) ? .button : role
    }

    private static let buttonTypes: Set<String> = ["button", "submit", "reset", "image"]

    private static func special(_ name: String, _ node: BrowserNode) -> ScreenElement.Role? {
        switch name {
        case "textbox":
            if node.attributes["type"]?.lowercased() == "password" { return .secureTextField }
            return node.states["multiline"] == "true" ? .textEditor : .textField
        case "PluginObject", "EmbeddedObject": return pluginRole(of: node)
        default: return name.hasPrefix("doc-") ? (name.hasSuffix("link") || name.hasSuffix("ref") ? .link : .group) : nil
        }
    }

    /// The role of an `object` or `embed`: an image, unless it shows a page with a
    /// title, or its fallback content.
    ///
    /// Media are content without text, as an image is.
    private static func pluginRole(of node: BrowserNode) -> ScreenElement.Role {
        if node.embedded == .fallback { return .group }
        let type = node.attributes["type"]?.lowercased() ?? ""
        let data = (node.attributes["data"] ?? node.attributes["src"] ?? "").lowercased()
        let path = data.prefix { $0 != "?" && $0 != "#" }
        let ending = path.split(separator: "/").last?.split(separator: ".").dropFirst().last.map(String.init) ?? ""
        if type.hasPrefix("image/") || imageEndings.contains(ending) || data.hasPrefix("data:image/") { return .image }
        if type.hasPrefix("video/") || type.hasPrefix("audio/") || mediaEndings.contains(ending) { return .image }
        return node.embedded == .titledPage ? .group : .image
    }

    private static let imageEndings: Set<String> = ["png", "jpg", "jpeg", "gif", "svg", "webp", "avif", "bmp", "ico"]
    private static let mediaEndings: Set<String> = ["mp4", "webm", "ogv", "mov", "mp3", "ogg", "oga", "wav", "m4a", "flac"]

    /// Roles by the browser's name for them.
    private static let namedAlike: [String: ScreenElement.Role] = [
        "button": .button, "PopUpButton": .button, "ToggleButton": .button, "link": .link,
        "switch": .toggle, "checkbox": .checkBox, "menuitemcheckbox": .checkBox, "radio": .radioButton, "menuitemradio": .radioButton,
        "slider": .slider, "spinbutton": .stepper, "combobox": .picker, "listbox": .picker, "ComboBoxMenuButton": .picker,
        "ComboBoxGrouping": .picker, "ComboBoxSelect": .picker, "ColorWell": .picker, "Date": .picker, "DateTime": .picker,
        "InputTime": .picker, "searchbox": .searchField, "tab": .tab, "menuitem": .menuItem, "option": .segment,
        "MenuListOption": .segment, "treeitem": .disclosure, "DisclosureTriangle": .disclosure,
        "StaticText": .text, "heading": .heading, "image": .image, "img": .image, "graphics-symbol": .image,
        "graphics-document": .image, "ImageMap": .image, "Canvas": .image, "progressbar": .progressIndicator, "meter": .progressIndicator,
        "Video": .video, "Audio": .video, "Iframe": .webView, "IframePresentational": .webView, "tooltip": .tooltip,
        "RootWebArea": .screen, "list": .list, "listitem": .cell, "table": .table, "grid": .table, "treegrid": .table,
        "menu": .menu, "menubar": .menu, "MenuListPopup": .menu, "tablist": .tabBar, "toolbar": .toolbar, "navigation": .navigationBar,
        "alert": .alert, "alertdialog": .dialog, "dialog": .dialog, "generic": .group, "group": .group, "paragraph": .group,
    ]
}
