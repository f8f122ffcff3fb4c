import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel

extension HTMLReport {
    /// One failure: the finding, its place, its replay, and its pictures.
    static func article(on failure: CheckFailure, named name: String, _ repetition: RepeatedFailure? = nil, isNew: Bool? = nil) -> String {
        if case .again(let other, let check, let number) = repetition {
            return """
                <article \(attributes(failure.finding.severity, isNew)) aria-labelledby="\(name)">
                <h3 id="\(name)">\(Markup.escaped(failure.heading))</h3>
                <p>The same component as in <a href="#c\(check)f\(number)">\(Markup.escaped(other))</a>, which has the reproduction and the fix.</p>
                <h4>Replay</h4>\(code(failure.token, label: "Replay token of \(failure.finding.spec)"))
                </article>
                """
        }
        let differences = failure.environment.differences(in: failure.finding.unit)
        var facts = [
            ("Claim", failure.rule.citedClaim), ("Severity", failure.finding.severity.rawValue),
            ("Settings", differences.isEmpty ? "the system's defaults" : differences),
            ("Settings that matter", failure.explanation.sentence),
            ("Element", failure.finding.element.facts), ("Fix", fix(of: failure)),
        ]
        if isNew == true { facts.insert(("Since the earlier report", "new"), at: 1) }
        if let content = failure.content { facts.append(("First seen with", content.shortened(to: 1_000))) }
        if let names = repetition?.seenIn { facts.append(("Seen in", names.joinedInEnglish)) }
        if let note = failure.status.note { facts.append(("Known", note)) }
        let terms = facts.filter { !$0.1.isEmpty }.map { "<dt>\($0.0)</dt><dd>\(Markup.escaped($0.1))</dd>" }
        var lines = [
            "<article \(attributes(failure.finding.severity, isNew)) aria-labelledby=\"\(name)\">",
            "<h3 id=\"\(name)\">\(Markup.escaped(failure.heading))</h3>",
            "<dl>\(terms.joined(separator: "\n"))</dl>",
        ]
        lines += way(to: failure)
        lines += pictures(of: failure, named: name)
        lines += transcript(of: failure.screen, in: failure.environment, heading: "h4", named: name + "t")
        if let blueprint = failure.blueprint {
            lines.append(
                "<h4>The smallest screen in Swift</h4>" + code(blueprint.swiftCode, label: "Swift code of \(failure.finding.spec)"))
        }
        if let compared = failure.comparedBlueprint {
            lines.append(
                "<h4>The screen it is compared with</h4>"
                    + code(compared.swiftCode, label: "Swift code compared with \(failure.finding.spec)"))
        }
        lines.append("<h4>Replay</h4>" + code(failure.token, label: "Replay token of \(failure.finding.spec)"))
        return (lines + ["</article>"]).joined(separator: "\n")
    }

    /// The attributes by which the style sheet shows and hides a card.
    static func attributes(_ severity: Finding.Severity, _ isNew: Bool?) -> String {
        "class=\"card\" data-severity=\"\(severity.rawValue)\"\(isNew == true ? " data-new" : "")"
    }

    /// The edit that removes the failure, or advice if none was found.
    private static func fix(of failure: CheckFailure) -> String {
        failure.fix?.sentence(for: failure.finding.spec, verified: "verified: no spec fails after it that did not before")
            ?? failure.wording.remedy
    }

    /// The events that lead to the failure, in words.
    private static func way(to failure: CheckFailure) -> [String] {
        let steps =
            failure.finding.events.isEmpty
            ? FocusStep.steps(of: failure.finding, on: failure.screen, in: failure.environment).map {
                "\($0.key.displayName): the focus is at \($0.name)"
            } : failure.finding.events.map(\.description)
        if steps.isEmpty { return [] }
        return ["<h4>The way there</h4><ol>\(steps.map { "<li>\(Markup.escaped($0))</li>" }.joined())</ol>"]
    }

    private static func pictures(of failure: CheckFailure, named name: String) -> [String] {
        let arrows = failure.finding.keys.isEmpty || !failure.finding.events.isEmpty ? "" : "; the arrows are the keys, in order"
        let figures = FailurePicture(failure).figures(names: name + "a").map { figure($0.svg, "\($0.heading). \($0.caption)\(arrows)") }
        let heading = figures.count > 1 ? "The screen and the reproduction" : "The screen"
        var lines = ["<h4>\(heading)</h4><div class=\"figures\">\(figures.joined(separator: "\n"))</div>"]
        if failure.strip.count > 1 { lines.append(strip(of: failure, named: name)) }
        return lines
    }

    private static func strip(of failure: CheckFailure, named name: String) -> String {
        let panels = failure.strip.map { sized in
            var environment = failure.environment
            environment.textSize = sized.size
            return ScreenPicture.Panel(
                screen: sized.screen.screen, environment: environment, marked: sized.screen.marked,
                caption: "\(sized.screen.marked.isEmpty ? "✔" : "✘") \(sized.size.shortName)")
        }
        let failing = failure.strip.filter { !$0.screen.marked.isEmpty }.map(\.size.shortName).joinedInEnglish
        let caption = failing.isEmpty ? "It fails at none of these text sizes alone." : "It fails at \(failing)."
        let picture = ScreenPicture.strip(
            of: panels, caption: "", label: "The screen at \(panels.count) text sizes. \(caption)", names: name + "s")
        return "<h4>At each text size</h4>"
            + scrolling(figure(picture, caption), as: "scroll strip", label: "Text sizes of \(failure.finding.spec)")
    }

    /// The transcript of a screen, beside a picture of it with the stops of the
    /// screen reader numbered.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - environment: Its settings.
    ///   - heading: The element of the heading.
    ///   - name: The beginning of the names in the picture.
    static func transcript(
        of screen: RenderedScreen, in environment: UserEnvironment, heading: String, named name: String
    ) -> [String] {
        let stops = ScreenPresentation(screen, in: environment).readingOrder.elements
        let caption = "The screen, with the stops of VoiceOver numbered"
        let panel = ScreenPicture.Panel(
            screen: screen, environment: environment, marked: [], caption: "", label: caption, numbered: stops)
        let text = Transcript(of: screen, in: environment).lines.joined(separator: "\n")
        return [
            "<\(heading)>Transcript</\(heading)><div class=\"figures\">",
            figure(ScreenPicture.svg(of: panel, names: name), caption), code(text, label: "Transcript"), "</div>",
        ]
    }

    static func figure(_ picture: String, _ caption: String) -> String {
        "<figure>\(picture)<figcaption>\(Markup.escaped(caption))</figcaption></figure>"
    }

    /// Preformatted text, in a box that scrolls.
    static func code(_ text: String, label: String) -> String {
        "<pre tabindex=\"0\" role=\"group\" aria-label=\"\(Markup.attribute(label))\"><code>\(Markup.escaped(text))</code></pre>"
    }
}
