/// A capture of any size: a beginning, an element as often as it takes, and an end.
struct LargeCapture {
    let name: String
    let beginning: String
    /// The element, given its number.
    let element: (Int) -> String
    let end: String
    /// What stands between two elements.
    var separator = ""

    func text(ofSize size: Int) -> String {
        var text = beginning
        var number = 0
        while text.utf8.count + end.utf8.count < size {
            if number > 0 { text += separator }
            text += element(number)
            number += 1
        }
        return text + end
    }

    /// One of each format whose files grow with the screen.
    static let all: [LargeCapture] = [
        LargeCapture(
            name: "uiautomator", beginning: "<hierarchy rotation=\"0\"><node class=\"a.B\" bounds=\"[0,0][9,9]\">",
            element: {
                "<node index=\"\($0)\" text=\"Tea \($0)\" class=\"android.widget.TextView\" clickable=\"false\" focusable=\"false\" bounds=\"[0,\($0)][9,99]\"/>"
            }, end: "</node></hierarchy>"),
        LargeCapture(
            name: "appium-ios", beginning: "<AppiumAUT><XCUIElementTypeApplication x=\"0\" y=\"0\" width=\"9\" height=\"9\">",
            element: {
                "<XCUIElementTypeButton name=\"tea\" label=\"Tea \($0)\" enabled=\"true\" visible=\"true\" x=\"0\" y=\"\($0)\" width=\"9\" height=\"9\"/>"
            }, end: "</XCUIElementTypeApplication></AppiumAUT>"),
        LargeCapture(
            name: "trailblaze of Android", beginning: "{\"deviceWidth\":9,\"deviceHeight\":9,\"trailblazeNodeTree\":{\"children\":[",
            element: { "{\"nodeId\":\($0),\(edges($0)),\"driverDetail\":{\(driver),\"className\":\"android.widget.Button\",\"text\":\"Tea \($0)\"}}" },
            end: "],\(edges(0)),\"driverDetail\":{\(driver)}}}", separator: ","),
        LargeCapture(
            name: "trailblaze of Android, one inside the other",
            beginning: "{\"trailblazeNodeTree\":" + nested("{\"driverDetail\":{\(driver),\"text\":\"Tea\"},\"children\":[", 30_000) + "{\"driverDetail\":{\(driver)},\"children\":[",
            element: { "{\"driverDetail\":{\(driver),\"text\":\"Tea \($0)\"}}" }, end: "]}" + nested("]}", 30_000) + "}", separator: ","),
        LargeCapture(
            name: "maestro", beginning: "{\"attributes\":{},\"children\":[",
            element: { "{\"attributes\":{\"text\":\"Tea \($0)\",\"class\":\"android.widget.Button\",\"bounds\":\"[0,\($0)][9,99]\"},\"children\":[]}" },
            end: "]}", separator: ","),
        LargeCapture(
            name: "axe-android", beginning: "{\"axeContext\":{\"axeView\":{\"className\":\"a.B\",\"children\":[",
            element: { "{\"axeViewId\":\($0),\"boundsInScreen\":{\(box)},\"className\":\"android.widget.Button\",\"text\":\"Tea \($0)\",\"isClickable\":true}" },
            end: "]}}}", separator: ","),
        LargeCapture(
            name: "atf", beginning: "{\"ATFAResults\":[",
            element: {
                "{\"AccessibilityHierarchyCheckResult.element\":{\(view)id\":\($0),\(view)parentId\":\(outer($0)),\(view)className\":\"a.Button\",\(view)clickable\":true}}"
            }, end: "]}", separator: ","),
        LargeCapture(
            name: "droidbot", beginning: "{\"state_str\":\"\",\"views\":[",
            element: { "{\"parent\":\(outer($0)),\"class\":\"a.Button\",\"text\":\"Tea \($0)\",\"bounds\":[[0,0],[9,9]]}" },
            end: "]}", separator: ","),
        LargeCapture(
            name: "detox", beginning: "<ViewHierarchy><UIWindow class=\"UIWindow\" width=\"9\" height=\"9\">",
            element: { "<UILabel class=\"UILabel\" x=\"0\" y=\"\($0)\" width=\"9\" height=\"9\" visibility=\"visible\" alpha=\"1.0\" label=\"Tea \($0)\"/>" },
            end: "</UIWindow></ViewHierarchy>"),
        LargeCapture(
            name: "idb", beginning: "[",
            element: { "{\"AXFrame\":\"\",\"AXLabel\":\"Tea \($0)\",\"frame\":{\"x\":0,\"y\":\($0),\"width\":9,\"height\":9},\"type\":\"Button\",\"traits\":[]}" },
            end: "]", separator: ","),
        LargeCapture(
            name: "xcuitest", beginning: " →Application, 0x1, pid: 7, {{0.0, 0.0}, {9.0, 9.0}}\n",
            element: { "    Button, 0x\($0), {{0.0, \($0).0}, {9.0, 9.0}}, identifier: 'tea', label: 'Tea \($0)', value: 7, Selected\n" }, end: ""),
        LargeCapture(
            name: "xcuitest, one label of quotation marks", beginning: "Button, 0x1, {{0.0, 0.0}, {9.0, 9.0}}, label: '",
            element: { _ in "it's', value, " }, end: "'"),
        LargeCapture(
            name: "a11yuitests", beginning: "{\"generated\":\"\",\"snapshot\":[",
            element: { "{\"traits\":[\"Button\"],\"enabled\":true,\"frame\":[[0,\($0)],[9,9]],\"value\":\"\",\"label\":\"Tea \($0)\",\"type\":\"Button\"}" },
            end: "]}", separator: ","),
        LargeCapture(
            name: "flutter", beginning: "SemanticsNode#0\n │ Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n │\n",
            element: { " ├─SemanticsNode#\($0)\n │   Rect.fromLTRB(0.0, \($0).0, 9.0, 999999.0)\n │   actions: tap\n │   label: \"Tea \($0)\"\n" }, end: ""),
        LargeCapture(
            name: "flutter, one label of many lines", beginning: "SemanticsNode#0\n  Rect.fromLTRB(0.0, 0.0, 9.0, 9.0)\n  label:\n    \"",
            element: { "\"Tea \($0)\"\n    " }, end: "\"\n"),
        LargeCapture(
            name: "cdp, the tree", beginning: "{\"nodes\":[",
            element: {
                "{\"nodeId\":\"\($0)\",\"ignored\":false,\"role\":{\"value\":\"button\"},\"name\":{\"value\":\"Tea \($0)\"},\"properties\":[]\(parent($0)),\"backendDOMNodeId\":\($0)}"
            }, end: "]}", separator: ","),
    ]

    private static let driver = "\"class\":\"androidAccessibility\""
    private static let view = "\"ViewHierarchyElement."
    private static let box = "\"left\":0,\"top\":0,\"right\":9,\"bottom\":9"

    private static func edges(_ number: Int) -> String { "\"bounds\":{\"left\":0,\"top\":\(number),\"right\":9,\"bottom\":\(number + 9)}" }
    private static func parent(_ number: Int) -> String { number == 0 ? "" : ",\"parentId\":\"\(outer(number))\"" }
    /// The number of what an element is inside of, in a tree as deep as the logarithm of its size.
    private static func outer(_ number: Int) -> Int { number == 0 ? -1 : (number - 1) / 2 }
    private static func nested(_ text: String, _ depth: Int) -> String { String(repeating: text, count: depth) }
}
