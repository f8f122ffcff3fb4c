package import EveryScreenAudit
import EveryScreenModel

/// "i of n" is consistent in each set, and one is selected where one is meant.
///
/// - Source: WCAG 2.2 SC 1.3.1 (level A).
/// - Threshold: numbers from 1 to n, each once and ascending; one n for all, and no
///   fewer than there are. Of tabs, segments and radio buttons at most one is
///   selected, and of the tabs of a bar at least one.
/// - Smallest counterexample: two tabs, both "1 of 2".
package struct PositionInSetConsistent: ScreenSpec {
    package let id = SpecID.positionInSetConsistent
    package let rule = AccessibilityRule(
        "\"i of n\" is consistent in each set, and one is selected where one is meant.", [.wcag(.infoAndRelationships)],
        severity: .warning)

    /// The ways in which the claim fails.
    package enum Failure: String, FailureKind { case counts, repeated, order, beyond, few, selected, none }

    /// Creates the spec.
    package init() {}

    package func judge(
        _ presentation: ScreenPresentation, against thresholds: AccessibilityProfile.Thresholds, into verdicts: inout Verdicts
    ) {
        let screen = presentation.screen
        var sets: [Int: [Int]] = [:]
        var choices: [Int: [Int]] = [:]
        for index in screen.elements.indices where presentation.context.reasonNotPresented(index) == nil {
            let isChoice = [.tab, .segment, .radioButton].contains(screen.elements[index].role)
            let isNumbered = screen.elements[index].setPosition.map { $0.number != nil || $0.count != nil } == true
            guard isChoice || isNumbered else { continue }
            let set = Self.set(around: index, screen)
            if isNumbered { sets[set, default: []].append(index) }
            if isChoice { choices[set, default: []].append(index) }
        }
        for set in sets.keys.sorted() {
            let members = sets[set] ?? []
            if let (member, judgment) = Self.beyond(members, screen) {
                record(judgment, of: member, on: presentation, into: &verdicts)
            } else {
                record(Self.numbering(of: members, screen), of: members[0], on: presentation, into: &verdicts)
            }
        }
        for set in choices.keys.sorted() {
            let members = choices[set] ?? []
            record(Self.selection(of: members, screen), of: members[0], on: presentation, into: &verdicts)
        }
    }

    /// The container whose members are counted together: the nearest list, table or
    /// bar, else the parent.
    private static func set(around index: Int, _ screen: RenderedScreen) -> Int {
        let roles: [ScreenElement.Role] = [.list, .table, .tabBar, .menu, .toolbar]
        return screen.ancestors(of: index).first { roles.contains(screen.elements[$0].role) } ?? screen.parent(of: index) ?? -1
    }

    private static func numbering(of members: [Int], _ screen: RenderedScreen) -> Judgment<Failure> {
        let positions = members.compactMap { screen.elements[$0].setPosition }
        let numbers = positions.compactMap(\.number)
        let counts = Set(positions.compactMap(\.count))
        if counts.count > 1 { return failure(.counts, members, counts.sorted()) }
        if Set(numbers).count < numbers.count { return failure(.repeated, members, numbers) }
        if numbers != numbers.sorted() { return failure(.order, members, numbers) }
        if let count = counts.first, count < members.count {
            return .failed(
                .few, related: Array(members.dropFirst()), measured: .text("\(members.count)"), required: .text("\(count)"))
        }
        return .passed
    }

    /// The first member whose number is none of the set, where all state one count.
    private static func beyond(_ members: [Int], _ screen: RenderedScreen) -> (member: Int, judgment: Judgment<Failure>)? {
        let counts = Set(members.compactMap { screen.elements[$0].setPosition?.count })
        guard counts.count < 2 else { return nil }
        for member in members {
            guard let number = screen.elements[member].setPosition?.number, number < 1 || number > counts.first ?? .max else { continue }
            return (member, .failed(.beyond, measured: .text(counts.first.map { "\(number) of \($0)" } ?? "\(number)")))
        }
        return nil
    }

    private static func selection(of members: [Int], _ screen: RenderedScreen) -> Judgment<Failure> {
        let selected = members.filter { screen.elements[$0].traits?.contains(.selected) == true }
        if selected.count > 1 { return .failed(.selected, related: Array(selected.dropFirst()), measured: .text("\(selected.count)")) }
        if members.contains(where: { screen.elements[$0].traits == nil }) { return .untested(.stateUnknown) }
        // Choices may be open at first; one page of an app is always shown.
        let areTabs = members.count > 1 && members.allSatisfy { screen.elements[$0].role == .tab }
        let isBar = screen.ancestors(of: members[0]).contains { screen.elements[$0].role == .tabBar }
        return selected.isEmpty && areTabs && isBar ? .failed(.none, related: Array(members.dropFirst())) : .passed
    }

    private static func failure(_ kind: Failure, _ members: [Int], _ numbers: [Int]) -> Judgment<Failure> {
        .failed(kind, related: Array(members.dropFirst()), measured: .text(numbers.prefix(8).map(String.init).joined(separator: ", ")))
    }

    package func wording(for failure: Failure, in finding: Finding) -> Finding.Wording {
        let set = finding.related.isEmpty ? finding.element.name : "\(finding.element.name) and \(finding.related.count) more in its set"
        let numbers = finding.measuredText
        let (fact, remedy) =
            switch failure {
            case .counts: ("state different numbers of members: \(numbers)", "count all members the same way")
            case .repeated: ("have one number twice: \(numbers)", "number the members from 1 on, each once")
            case .order: ("are numbered out of order: \(numbers)", "number the members in the order they stand in")
            case .few: ("are \(numbers) members and state \(finding.requiredText)", "count all members")
            case .none: ("are not selected, though one of the tabs is shown", "give the tab that is shown the trait selected")
            case .selected: ("are selected at once: \(numbers)", "select one at a time, or use check boxes")
            case .beyond: ("says that it is \(numbers) in its set", "number the members from 1 to their count")
            }
        return Finding.Wording(fact: "\(set) \(fact)", remedy: remedy)
    }
}

extension PositionInSetConsistent {
    package var guide: SpecGuide? {
        SpecGuide(
            affected: "VoiceOver users who hear \"2 of 3\" look for a third that is not there.",
            scope: "Elements of one container with known positions, and tabs, segments and radio buttons.",
            doubts: ["The capture does not state the selection."])
    }
}
