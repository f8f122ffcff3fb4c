extension JUnitReport {
    /// Writes suites as a document.
    static func write(_ suites: [Suite], to stream: inout some TextOutputStream) {
        let cases = suites.lazy.flatMap(\.cases)
        stream.write(
            """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="everyscreen" tests="\(cases.count)" failures="\(cases.count { $0.failure != nil })" \
            errors="\(cases.count { $0.error != nil })" time="0">

            """)
        for suite in suites { write(suite, to: &stream) }
        stream.write("</testsuites>\n")
    }

    private static func write(_ suite: Suite, to stream: inout some TextOutputStream) {
        stream.write(
            """
              <testsuite name="\(Markup.attribute(suite.name))" tests="\(suite.cases.count)" \
            failures="\(suite.cases.count { $0.failure != nil })" errors="\(suite.cases.count { $0.error != nil })" \
            skipped="\(suite.cases.count { $0.skipped != nil })" time="0">

            """)
        for test in suite.cases {
            let place = [test.file.map { " file=\"\(Markup.attribute($0))\"" }, test.line.map { " line=\"\($0)\"" }].compactMap(\.self)
                .joined()
            let start = "    <testcase classname=\"\(className(suite.name))\" name=\"\(Markup.attribute(test.name))\"\(place) time=\"0\""
            let inside = xml(test)
            stream.write(inside.isEmpty ? start + "/>\n" : start + ">\n" + inside.joined(separator: "\n") + "\n    </testcase>\n")
        }
        if !suite.output.isEmpty {
            stream.write("    <system-out>\(Markup.escaped(suite.output.joined(separator: "\n")))</system-out>\n")
        }
        stream.write("  </testsuite>\n")
    }

    /// A class name: folders and suites become packages, since readers split it at
    /// the last dot, and dots of names become underscores.
    private static func className(_ name: String) -> String {
        Markup.attribute(name.replacing(".", with: "_").replacing("/", with: "."))
    }

    private static func xml(_ test: Case) -> [String] {
        var lines: [String] = []
        if let skipped = test.skipped { lines.append("      <skipped message=\"\(Markup.attribute(skipped))\"/>") }
        for case (let kind, let problem?) in [("error", test.error), ("failure", test.failure?())] {
            lines.append(
                "      <\(kind) message=\"\(Markup.attribute(problem.message))\" type=\"\(Markup.attribute(problem.type))\">"
                    + "\(Markup.escaped(problem.text))</\(kind)>")
        }
        if !test.output.isEmpty { lines.append("      <system-out>\(Markup.escaped(test.output.joined(separator: "\n")))</system-out>") }
        return lines
    }
}
