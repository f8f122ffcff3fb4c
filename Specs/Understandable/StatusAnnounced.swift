package import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// A change away from the focus is announced.
///
/// - Source: WCAG 2.2 SC 4.1.3 (level AA).
/// - Decided exactly, on all reachable states of a flow for a person who listens.
///   Without an action: text and controls that appear or change, controls and
///   progress that disappear. After an action: text that appears before the focus
///   or is no stop, a number that changes there, text that disappears again by
///   itself, with a new screen too. While a text is entered: text that appears
///   anywhere. A modal closes, and text is new above the focus: a warning, as for
///   numbers and for one text that appears below the focus and stays. Text changes
///   or controls appear before the focus, and nothing else: a warning, too.
/// - Announced are live regions, the element that then has the focus, frequently
///   updating elements, and the app's own announcements
///   (`ScreenFlow.announcements`).
/// - Smallest counterexample: a text that appears after a while.
package struct StatusAnnounced: FlowSpec {
    package let id = SpecID.statusAnnounced
    package let rule = AccessibilityRule("A change away from the focus is announced.", [.wcag(.statusMessages)])

    /// A change that is to be announced.
    private struct Change {
        let kind: Failure
        let element: ElementReference
        let isAnnounced: Bool
        var isDoubtful = false
        var severity: Finding.Severity?
    }

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case new, changed, gone }

    /// Creates the spec.
    package init() {}

    package func judge(_ presentation: FlowPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts)
    {
        let graph = presentation.stateGraph(by: .screenReader)
        var seen: Set<String> = []
        let clocks = clocks(in: graph)
        for step in graph.steps where step.isChange && !step.changesSettings && step.edge.moved == nil {
            guard seen.insert("\(step.before.state) \(step.after.state) \(step.pause != nil)").inserted else { continue }
            let changes = changes(of: step, presentation, clocks)
            guard !changes.isEmpty else { continue }
            let silent = changes.filter { !$0.isAnnounced }
            if step.isAnnounced || silent.isEmpty {
                verdicts.pass()
            } else if let first = silent.first(where: { !$0.isDoubtful }) {
                verdicts.fail(
                    Finding(
                        self, kind: first.kind, element: first.element,
                        related: silent.filter { !$0.isDoubtful && $0.element != first.element }.map(\.element), events: step.events,
                        severity: first.severity))
            } else if let first = silent.first {
                verdicts.cannotTell(first.element, .humanJudgement)
            }
        }
    }

    /// The elements that a pause changes twice in a row, as it does a clock: judged
    /// by `frequent-updates-marked`.
    private func clocks(in graph: StateGraph) -> Set<String> {
        var result: Set<String> = []
        for step in graph.steps where step.isChange && !step.leadsElsewhere {
            guard let pause = step.pause, pause <= FrequentUpdatesMarked.longestPause else { continue }
            let again = step.next.filter { $0.edge.event == step.edge.event && $0.isChange && !$0.leadsElsewhere }
            if again.isEmpty { continue }
            let changed = step.difference.pairs.filter { isReworded($0, step) }.map(\.new)
            for next in again {
                let pairs = next.difference.pairs.filter { changed.contains($0.old) && isReworded($0, next) }
                result.formUnion(pairs.map { FrequentUpdatesMarked.name(of: next.newScreen.elements[$0.new]) })
            }
        }
        return result
    }

    private func changes(of step: FlowStep, _ presentation: FlowPresentation, _ clocks: Set<String>) -> [Change] {
        if step.leadsElsewhere { return toasts(step) + results(step, presentation) }
        return step.pause == nil
            ? changesOnDemand(step, presentation) : changesByThemselves(step) { clocks.contains(FrequentUpdatesMarked.name(of: $0)) }
    }

    private func changesByThemselves(_ step: FlowStep, isClock: (ScreenElement) -> Bool) -> [Change] {
        let difference = step.difference
        let (old, new) = (step.oldScreen, step.newScreen)
        let gone = difference.gone.filter { index in
            let element = old.elements[index]
            return element.isVisible != false && (element.isControl || element.role == .progressIndicator) && !old.isPart(index)
        }
        return difference.new.filter(new.informs).map { Change(kind: .new, element: step.new($0), isAnnounced: isTold($0, step)) }
            + difference.pairs.filter { isReworded($0, step) && !isClock(step.newScreen.elements[$0.new]) }.map {
                Change(kind: .changed, element: step.new($0.new), isAnnounced: isTold($0.new, step))
            } + gone.map { Change(kind: .gone, element: step.old($0), isAnnounced: false) }
    }

    /// The text that appears with another screen and goes by itself while that
    /// screen stays: people who read the screen from its start miss it.
    ///
    /// Not so what content replaces when it is loaded.
    private func toasts(_ step: FlowStep) -> [Change] {
        let isLoading = step.next.contains { next in
            guard next.isWait else { return false }
            let difference = next.difference
            return difference.new.contains(where: next.newScreen.informs) || difference.pairs.contains { isReworded($0, next) }
        }
        if isLoading { return [] }
        return step.difference.new.filter { index in
            step.newScreen.informs(index) && !step.newScreen.elements[index].isControl && goesByItself(index, step, onSameScreen: true)
        }.map { Change(kind: .new, element: step.new($0), isAnnounced: isTold($0, step)) }
    }

    /// The text that appears when a modal is closed, on the screen on which it was
    /// opened: above the focus, or the only one.
    ///
    /// Entries of lists are what people added, and not a message about it.
    private func results(_ step: FlowStep, _ presentation: FlowPresentation) -> [Change] {
        let after = presentation.presentation(of: step.after.state, by: .screenReader)
        guard step.pause == nil, step.oldModal != nil, step.newModal == nil, step.oldScreen.title == step.newScreen.title,
            !step.edge.replacesContent, let focus = step.after.focus
        else { return [] }
        let (screen, places) = (step.newScreen, after.readingPlaces)
        let new = step.difference.new
        let added = Set(new)
        let texts = new.filter { index in
            screen.informs(index) && screen.elements[index].role == .text && places[index] >= 0
                && !isOneOfMany(index, added, screen) && !goesByItself(index, step, onSameScreen: true)
        }
        return texts.filter { places[$0] < places[focus] || texts.count == 1 }.map {
            Change(kind: .new, element: step.new($0), isAnnounced: isTold($0, step), severity: .warning)
        }
    }

    private func changesOnDemand(_ step: FlowStep, _ presentation: FlowPresentation) -> [Change] {
        let before = presentation.presentation(of: step.before.state, by: .screenReader)
        let after = presentation.presentation(of: step.after.state, by: .screenReader)
        guard before.place == after.place else { return [] }
        let places = after.readingPlaces
        let isPassedBy = { (index: Int) in
            // Those who type stay in the field, and do not read on.
            if step.isEntry { return true }
            let isBefore = step.after.focus.map { places[index] < places[$0] } == true
            return isBefore || places[index] < 0 || goesByItself(index, step)
        }
        let isStatus = { (index: Int) in step.newScreen.informs(index) && !step.newScreen.elements[index].isControl && isPassedBy(index) }
        let difference = step.difference
        let isAll = isAllBeforeFocus(difference, step, places)
        return difference.new.filter(isStatus).map { Change(kind: .new, element: step.new($0), isAnnounced: isTold($0, step)) }
            + difference.pairs.filter { isReworded($0, step) && isStatus($0.new) }.map {
                Change(
                    kind: .changed, element: step.new($0.new), isAnnounced: isTold($0.new, step),
                    isDoubtful: !isAll && !goesByItself($0.new, step) && !isCounted($0, step), severity: .warning)
            } + (isAll ? controls(difference, step) : []) + message(step, after)
    }

    /// Whether all that an action changes is read before the focus, and the control
    /// that was operated says the same as before: who listens does not learn of it.
    private func isAllBeforeFocus(_ difference: ScreenDifference, _ step: FlowStep, _ places: [Int]) -> Bool {
        guard step.edge.event == .reader(.activate), let operated = step.before.focus, let focus = step.after.focus,
            step.oldNames[operated] == step.newNames[focus]
        else { return false }
        let (before, now) = (step.oldScreen.elements[operated], step.newScreen.elements[focus])
        guard before.words == now.words, before.traits == now.traits, before.expandedStatus == now.expandedStatus,
            difference.gone.isEmpty
        else { return false }
        let changed =
            difference.new
            + difference.pairs.filter { pair in
                step.oldScreen.elements[pair.old].words != step.newScreen.elements[pair.new].words
                    || step.oldScreen.elements[pair.old].traits != step.newScreen.elements[pair.new].traits
            }.map(\.new)
        let heard = changed.filter { places[$0] >= 0 }
        return !heard.isEmpty && heard.allSatisfy { places[$0] < places[focus] }
    }

    /// The first of several controls that appear before the focus; one alone may be
    /// one more of many.
    private func controls(_ difference: ScreenDifference, _ step: FlowStep) -> [Change] {
        let screen = step.newScreen
        let controls = difference.new.filter { index in
            screen.elements[index].isControl && screen.elements[index].isAccessibilityElement == true
                && !isListed(index, screen)
        }
        guard controls.count > 1 else { return [] }
        return controls.prefix(1).map { Change(kind: .new, element: step.new($0), isAnnounced: isTold($0, step), severity: .warning) }
    }

    /// The one text that appears below the focus and stays.
    ///
    /// Content that the operated control shows and hides, and one more of many, is
    /// no message. People who read on reach it: a warning, or a note where it is
    /// the next stop.
    private func message(_ step: FlowStep, _ after: ScreenPresentation) -> [Change] {
        let (screen, added) = (step.newScreen, step.difference.new)
        let (texts, controls) = (
            added.filter { !screen.elements[$0].isControl && screen.informs($0) }, added.filter { screen.elements[$0].isControl }
        )
        guard texts.count == 1, controls.count <= Self.mostButtons, screen.elements[texts[0]].role == .text,
            let operated = step.before.focus, let focus = step.after.focus, step.oldNames[operated] == step.newNames[focus]
        else { return [] }
        let (text, places) = (texts[0], after.readingPlaces)
        let (before, now) = (step.oldScreen.elements[operated], screen.elements[focus])
        let isHidden = step.next.contains { $0.edge.event == step.edge.event && !$0.newNames.contains(step.newNames[text]) }
        guard places[text] > places[focus], before.words == now.words, before.traits == now.traits, !isHidden,
            !goesByItself(text, step), !isOneOfMany(text, Set(added), screen)
        else { return [] }
        let severity: Finding.Severity = places[text] == places[focus] + 1 ? .note : .warning
        return [Change(kind: .new, element: step.new(text), isAnnounced: isTold(text, step), severity: severity)]
    }

    /// A message has a button to undo, and one to close it.
    private static let mostButtons = 2

    /// Whether an element is in an entry of a list.
    private func isListed(_ index: Int, _ screen: RenderedScreen) -> Bool {
        screen.ancestors(of: index).contains { [.cell, .list, .table].contains(screen.elements[$0].role) }
    }

    /// Whether a new element, or the new group that it is in, stands among others
    /// that were there before and are like it.
    private func isOneOfMany(_ index: Int, _ added: Set<Int>, _ screen: RenderedScreen) -> Bool {
        if isListed(index, screen) { return true }
        let unit = screen.ancestors(of: index).prefix { added.contains($0) }.last ?? index
        return screen.siblings(of: unit).contains { other in
            !added.contains(other) && screen.elements[other].role == screen.elements[unit].role
                && screen.descendants(of: other).count == screen.descendants(of: unit).count
        }
    }

    private func isReworded(_ pair: ScreenDifference.Pair, _ step: FlowStep) -> Bool {
        step.newScreen.informs(pair.new) && step.oldScreen.elements[pair.old].words != step.newScreen.elements[pair.new].words
    }

    /// Whether a text has another number, and besides at most another ending of a
    /// word.
    ///
    /// It counts the actions of the person. The element with the focus may say the
    /// new number too.
    private func isCounted(_ pair: ScreenDifference.Pair, _ step: FlowStep) -> Bool {
        guard let old = step.oldScreen.elements[pair.old].label, let new = step.newScreen.elements[pair.new].label else { return false }
        let (before, after) = (old.words, new.words)
        func isNumber(_ word: String) -> Bool { word.first?.isNumber == true }
        let isSame = zip(before, after).allSatisfy { one, other in
            isNumber(one) && isNumber(other) || one.hasPrefix(other) || other.hasPrefix(one)
        }
        let added = ShownNumbers(new, isStrict: false).digits.subtracting(ShownNumbers(old, isStrict: false).digits)
        guard !added.isEmpty, before.count == after.count && isSame || after.allSatisfy(isNumber) else { return false }
        guard let focus = step.after.focus else { return true }
        let focused = step.newScreen.elements[focus]
        // A key says its digit before it is pressed.
        if step.before.focus.map({ step.oldScreen.elements[$0].words == focused.words }) == true { return true }
        let told = [focused.label, focused.value].compactMap { $0 }.map { ShownNumbers($0, isStrict: false).digits }
        return !told.contains { !$0.isDisjoint(with: added) }
    }

    /// Whether a pause takes the element away again, or the text it has now.
    private func goesByItself(_ index: Int, _ step: FlowStep, onSameScreen: Bool = false) -> Bool {
        let graph = step.graph
        let words = step.newScreen.elements[index].words
        return graph.edges[step.edge.target].contains { edge in
            guard case .wait = edge.event else { return false }
            let state = graph.positions[edge.target].state
            if onSameScreen, graph.screens[state].title != step.newScreen.title { return false }
            guard let place = graph.names[state].firstIndex(of: step.newNames[index]) else { return true }
            return graph.screens[state].elements[place].words != words
        }
    }

    /// Whether the element has the focus now, or announces its changes.
    private func isTold(_ index: Int, _ step: FlowStep) -> Bool {
        let screen = step.newScreen
        if let focus = step.after.focus, focus == index || screen.isElement(index, inside: focus) { return true }
        if screen.elements[index].traits?.contains(.updatesFrequently) == true { return true }
        return ([index] + screen.ancestors(of: index)).contains { [.polite, .assertive].contains(screen.elements[$0].liveRegion) }
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let name = finding.element.name
        let fact =
            switch failure {
            case .new: "\(name) appears, and nothing is said"
            case .changed: "\(name) says something else now, and nothing is said"
            case .gone: "\(name) goes, and nothing is said"
            }
        return Finding.Wording(fact: fact, remedy: finding.element.isOfPage ? "make it a live region" : "announce it")
    }
}

extension StatusAnnounced {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users do not learn that the search is over, the order failed or a message arrived.",
            scope: "Changes on one screen that happen away from the focus.",
            exemptions: [
                "New screens and modals are exempt, since the system announces them.",
                "Text that keeps changing is judged by frequent-updates-marked.",
                "Text that appears behind the focus and stays is a warning, and as the next stop a note: people who read on reach it.",
                "Content that a control shows and hides is exempt, and so is one more of many.",
            ],
            doubts: ["Text before the focus becomes other text, and not only another number.", SpecGuide.unexplored])
    }
}

extension RenderedScreen {
    /// Whether an element informs by itself: it has words, is shown, and is no part
    /// of another.
    fileprivate func informs(_ index: Int) -> Bool {
        let element = elements[index]
        guard element.isVisible != false, element.isDecorative != true, element.isSystemProvided != true, element.says else { return false }
        // A group that is one element speaks for all that is in it.
        return (element.isControl || !element.role.isContainer || element.isAccessibilityElement == true) && !isPart(index)
    }

    /// Whether an element is announced as part of another.
    fileprivate func isPart(_ index: Int) -> Bool { ancestors(of: index).contains { elements[$0].isAccessibilityElement == true } }
}
