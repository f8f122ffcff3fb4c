package import EveryScreenAudit
package import EveryScreenModel

/// The pictures of a failure, created from values alone.
///
/// The user's own screen comes first, cropped to the failing element, which is
/// outlined and measured. The same part after the fix follows, then the
/// reproduction.
package struct FailurePicture: Sendable {
    /// A screen and its findings.
    package struct Shown: Sendable {
        /// The screen.
        package let screen: RenderedScreen
        /// Its settings.
        package let environment: UserEnvironment
        /// The findings: the picture shows the first, and the others are marked
        /// with numbers; all on this screen.
        package let findings: [Finding]
        /// A sentence about the finding.
        package let fact: String
        /// The heading of the picture, if it is not the user's screen.
        var heading: String?

        /// Creates a screen to show.
        package init(_ screen: RenderedScreen, in environment: UserEnvironment, findings: [Finding], fact: String) {
            self.screen = screen
            self.environment = environment
            self.findings = findings
            self.fact = fact
        }
    }

    /// One of the pictures, with the words around it.
    package struct Figure: Hashable, Sendable {
        /// The heading: "The screen", "Fixed", "The reproduction".
        package let heading: String
        /// The picture, as SVG.
        package let svg: String
        /// A sentence about it.
        package let caption: String
    }

    /// The user's screen.
    package var failing: Shown
    /// The same screen after the fix, with the remaining findings, usually none.
    package var fixed: Shown?
    /// The smallest screen that fails likewise.
    package var reproduction: Shown?

    /// Creates the pictures of a failure.
    package init(failing: Shown, fixed: Shown? = nil, reproduction: Shown? = nil) {
        self.failing = failing
        self.fixed = fixed
        self.reproduction = reproduction
    }

    /// Creates the pictures of a failure: the caller's screen, the same after the
    /// fix, and the reproduction.
    ///
    /// If the caller's screen passes under these settings, the reproduction is the
    /// only picture.
    package init(_ failure: CheckFailure) {
        var reproduction = Shown(failure.screen, in: failure.environment, findings: [failure.finding], fact: failure.wording.fact)
        guard let original = failure.originalFinding, failure.originalScreen != failure.screen else {
            reproduction.heading = Self.smallest
            self.init(failing: reproduction)
            return
        }
        let failing = Shown(
            failure.originalScreen, in: failure.environment, findings: [original] + failure.others, fact: failure.wording.fact)
        let fixed = failure.fixedScreen.map { Shown($0, in: failure.environment, findings: [], fact: failure.fix?.code ?? "") }
        self.init(failing: failing, fixed: fixed, reproduction: reproduction)
    }

    private static let smallest = "The smallest screen that fails"

    /// Returns the pictures one by one.
    ///
    /// - Parameter names: The beginning of the names within the pictures, which
    ///   must differ on a page.
    package func figures(names: String = "") -> [Figure] {
        panels.enumerated().map { number, panel in
            let own = "\(names)\(number)-"
            let block = FailureView(panel, names: own).block(withWords: false)
            return Figure(heading: panel.heading, svg: PictureFile.svg(of: [block], names: own), caption: panel.caption)
        }
    }

    /// Returns all pictures one below the other, in one file.
    package func svg() -> String {
        PictureFile.svg(of: panels.enumerated().map { FailureView($1, names: "\($0)-").block(withWords: true) }, names: "")
    }

    /// The drawing of one screen.
    struct Panel {
        let heading: String
        let caption: String
        let screen: RenderedScreen
        let environment: UserEnvironment
        /// The elements to mark, the most important first, each with its measures
        /// if there are any.
        let culprits: [Culprit]
        let related: [Int]
        let isFixed: Bool
        let path: [FocusStep]
    }

    /// An element that is marked.
    struct Culprit {
        let index: Int
        let finding: Finding
    }

    private var panels: [Panel] {
        var panels = [panel(failing, failing.heading ?? "The screen")]
        if let fixed { panels.append(fixedPanel(fixed)) }
        if let reproduction { panels.append(panel(reproduction, Self.smallest)) }
        return panels
    }

    private func panel(_ shown: Shown, _ heading: String) -> Panel {
        let count = shown.screen.elements.count
        let culprits = shown.findings.filter { 0..<count ~= $0.element.index }.map { Culprit(index: $0.element.index, finding: $0) }
        let related = shown.findings.first?.related.map(\.index).filter { 0..<count ~= $0 } ?? []
        return Panel(
            heading: heading, caption: shown.fact, screen: shown.screen, environment: shown.environment, culprits: culprits,
            related: related, isFixed: false,
            path: shown.findings.first.map { finding in
                FocusStep.steps(of: finding, on: shown.screen, in: shown.environment)
                    + FocusStep.order(of: finding, on: shown.screen, in: shown.environment)
            } ?? [])
    }

    /// The fixed screen, with the failed elements found again on it.
    private func fixedPanel(_ shown: Shown) -> Panel {
        let pairs = ElementPairs(failing.screen, shown.screen)
        let count = failing.screen.elements.count
        let culprits = failing.findings.compactMap { finding -> Culprit? in
            guard 0..<count ~= finding.element.index else { return nil }
            // A picture that has another label stays where it is in the code.
            let element = failing.screen.elements[finding.element.index]
            let index =
                pairs.other(of: finding.element.index)
                ?? shown.screen.elements.indices.first { index in
                    pairs.own(of: index) == nil && shown.screen.elements[index].source == element.source
                        && shown.screen.elements[index].role == element.role
                }
            return index.map { Culprit(index: $0, finding: finding) }
        }
        let isFixed = shown.findings.isEmpty
        let rest = panel(shown, "Fixed")
        return Panel(
            heading: isFixed ? "Fixed" : "With the fix", caption: shown.fact, screen: shown.screen, environment: shown.environment,
            culprits: isFixed ? culprits : rest.culprits, related: isFixed ? [] : rest.related, isFixed: isFixed, path: [])
    }
}
