import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenNavigation

/// A failure on an element of a blueprint, from which the candidates for its fix
/// are made.
struct FixSubject {
    /// The failure.
    let finding: Finding
    /// The screen that fails.
    let screen: RenderedScreen
    /// The settings of the failure.
    let environment: UserEnvironment
    /// The thresholds that it fails.
    let thresholds: AccessibilityProfile.Thresholds
    /// The number of elements with the same failure before this one, so that
    /// strings written for them differ.
    let ordinal: Int
    /// The parts of the blueprint; see `Blueprint.parts`.
    let parts: [Blueprint]
    /// For each part the number of the part around it, or −1 for the outermost.
    let parents: [Int]
    /// For each part the number of the first part after its content.
    let ends: [Int]
    /// The numbers of the parts from the outermost to the one of the element.
    let chain: [Int]
    /// The numbers of the parts of the other elements that take part in the
    /// failure, each once.
    let related: [Int]

    /// Creates a subject, or returns `nil` if the element comes from no part of the
    /// blueprint.
    init?(
        _ finding: Finding, on screen: RenderedScreen, of blueprint: Blueprint, in environment: UserEnvironment,
        against thresholds: AccessibilityProfile.Thresholds, ordinal: Int = 0
    ) {
        guard let chain = blueprint.numbers(alongPath: finding.element.source) else { return nil }
        self.finding = finding
        self.screen = screen
        self.environment = environment
        self.thresholds = thresholds
        self.ordinal = ordinal
        self.chain = chain
        parts = blueprint.parts
        var parents = Array(repeating: -1, count: parts.count)
        var ends = parents
        for number in parts.indices.reversed() {
            var end = number + 1
            for _ in parts[number].children {
                parents[end] = number
                end = ends[end]
            }
            ends[number] = end
        }
        (self.parents, self.ends) = (parents, ends)
        related = finding.related.compactMap { blueprint.number(ofPath: $0.source) }.uniqued()
    }

    // MARK: Parts

    /// The number of the part of the element.
    var part: Int { chain[chain.count - 1] }

    /// The parts around the element and its own, the innermost first.
    var outward: [Int] { chain.reversed() }

    /// The parts of all elements that take part in the failure, its own first.
    var members: [Int] { ([part] + related).uniqued() }

    /// The generated part of a container, such as `title` of a bar, or `nil` for an
    /// element of the part itself.
    var suffix: Substring? { finding.element.source.split(separator: ".").dropFirst().first?.prefix { $0 != "/" } }

    /// The modifiers of a part itself.
    func modifiers(_ number: Int) -> Blueprint.AccessibilityModifiers { parts[number].ownModifiers ?? Blueprint.AccessibilityModifiers() }

    /// The numbers of the parts in one, itself first.
    func inside(_ number: Int) -> Range<Int> { number..<ends[number] }

    /// The numbers of a part and the parts around it, the innermost first.
    func outward(from number: Int) -> [Int] {
        var result: [Int] = []
        var next = number
        while next >= 0 {
            result.append(next)
            next = parents[next]
        }
        return result
    }

    /// The innermost part around all of some.
    func commonAncestor(of numbers: [Int]) -> Int? {
        outward.first { outer in numbers.allSatisfy { inside(outer).contains($0) } }
    }

    /// The content of a part, if it is a control.
    func control(_ number: Int) -> Blueprint.Control? {
        if case .control(let control) = parts[number].content { control } else { nil }
    }

    /// The wrapper, if the part is one.
    func wrapper(_ number: Int) -> Blueprint.Wrapper? {
        if case .wrapper(let wrapper, _) = parts[number].content { wrapper } else { nil }
    }

    /// The container, if the part is one.
    func container(_ number: Int) -> Blueprint.Container? {
        if case .container(let container, _) = parts[number].content { container } else { nil }
    }

    /// The parts of all elements that meet a condition.
    func parts(of elements: (Int) -> Bool) -> [Int] {
        screen.elements.indices.filter(elements).compactMap { parts[0].number(ofPath: screen.elements[$0].source) }.uniqued()
    }

    // MARK: Steps

    /// An edit of one step on the part of the element.
    func edit(_ change: BlueprintEdit.Change) -> BlueprintEdit { BlueprintEdit([step(part, change)]) }

    /// A step on a part.
    func step(_ number: Int, _ change: BlueprintEdit.Change) -> BlueprintEdit.Step { BlueprintEdit.Step(number, change) }

    /// A step that sets modifiers of a part.
    func setting(_ number: Int, _ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> BlueprintEdit.Step {
        var modifiers = Blueprint.AccessibilityModifiers()
        change(&modifiers)
        return step(number, .set(modifiers))
    }

    /// An edit that sets modifiers of the part of the element.
    func setting(_ change: (inout Blueprint.AccessibilityModifiers) -> Void) -> BlueprintEdit { BlueprintEdit([setting(part, change)]) }

    /// A step that removes a modifier, or `nil` if the part lacks it or it does not
    /// meet a condition.
    func removing<Value: Equatable>(
        _ path: WritableKeyPath<Blueprint.AccessibilityModifiers, Value?>, of number: Int, where isMeant: (Value) -> Bool = { _ in true }
    ) -> BlueprintEdit.Step? {
        guard let value = modifiers(number)[keyPath: path], isMeant(value) else { return nil }
        var modifiers = Blueprint.AccessibilityModifiers()
        modifiers[keyPath: path] = value
        return step(number, .remove(modifiers))
    }

    /// The edit that removes a modifier from all of some parts that have it; none
    /// if no part does.
    func removing<Value: Equatable>(
        _ path: WritableKeyPath<Blueprint.AccessibilityModifiers, Value?>, ofAny numbers: some Sequence<Int>,
        where isMeant: (Value) -> Bool = { _ in true }
    ) -> [BlueprintEdit] {
        let steps = numbers.compactMap { removing(path, of: $0, where: isMeant) }
        return steps.isEmpty ? [] : [BlueprintEdit(steps)]
    }

    // MARK: Strings

    /// The name of a part in the code: its label, else its title or text.
    func name(_ number: Int) -> String? { modifiers(number).label ?? title(number) }

    /// The title of a control or the text of a part.
    func title(_ number: Int) -> String? {
        switch parts[number].content {
        case .text(let text): text.string
        case .control(let control) where control.kind != .imageButton: control.title
        default: nil
        }
    }

    /// Words that the caller replaces with real ones; those of several elements
    /// differ.
    func placeholder(_ words: String) -> String { ordinal == 0 ? words : "\(words) (\(ordinal + 1))" }

    /// The role of the element inside a sentence.
    var roleName: String { finding.element.role.spokenName }
}
