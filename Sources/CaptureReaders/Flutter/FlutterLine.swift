/// A line of a dump: what the console put before it, and the lines of the tree, are
/// taken off.
struct FlutterLine {
    let content: Substring
    /// The column in which a node begins; `nil` in lines with facts about one.
    let nodeColumn: Int?
    /// The lines of the tree before the content.
    let drawing: [Character]

    init(_ line: String) {
        var rest = line[...]
        if rest.hasPrefix("flutter: ") || rest == "flutter:" {
            rest = rest.dropFirst("flutter: ".count)
        } else if rest.hasPrefix("I/flutter"), let end = rest.firstRange(of: "): ") {
            rest = rest[end.upperBound...]
        }
        drawing = Array(rest.prefix { " │╎├└─┌╞═╘╔║╚".contains($0) })
        content = rest.dropFirst(drawing.count)
        nodeColumn = content.hasPrefix("SemanticsNode#") ? drawing.count : nil
    }
}
