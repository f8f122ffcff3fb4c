import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Foundation

/// A cut blueprint in an environment.
struct CutScreen: Hashable {
    let blueprint: Blueprint
    let environment: UserEnvironment
}

/// The parts of a blueprint that cuts keep.
struct KeptParts {
    private let whole: Blueprint
    private let cut: Blueprint
    private let numbers: [Int]

    init(of whole: Blueprint, cut cuts: BlueprintCuts) {
        self.whole = whole
        cut = cuts.applied(to: whole)
        numbers = cuts.keptNumbers(of: whole)
    }

    /// Returns the places of the findings on the whole screen about the element
    /// found on the cut one.
    ///
    /// Without any, of those that name it beside others: which element of a circle
    /// comes first depends on the screen. `nil` if the element is no part of the
    /// cut blueprint.
    func places(of finding: Finding, among others: [Finding]) -> [Int]? {
        guard let number = cut.number(ofPath: finding.element.source), numbers.indices.contains(number) else { return nil }
        func isIt(_ element: ElementReference) -> Bool { whole.number(ofPath: element.source) == numbers[number] }
        let places = others.indices.filter { isIt(others[$0].element) }
        return places.isEmpty ? others.indices.filter { others[$0].related.contains(where: isIt) } : places
    }

    /// Returns the findings on the whole screen about the element found on the cut
    /// one.
    ///
    /// An element that is missing, or that a layout rule of the user's own calls
    /// otherwise, is known by its line alone.
    func counterparts(of finding: Finding, among others: [Finding]) -> [Finding] {
        let places = places(of: finding, among: others)
        if let places, !places.isEmpty || finding.element.index >= 0 { return places.map { others[$0] } }
        return finding.ofSameLine(among: others)
    }
}

extension Finding {
    /// Whether each extent that is too small here is as small there, or a contrast
    /// and the needed one are the same; other findings are equal.
    func lacksAsMuch(as other: Finding) -> Bool {
        if case .number(let own) = measured, case .number(let its) = other.measured, SpecCatalog.measuresColors(spec) {
            // Large text needs less.
            return abs(own - its) < 0.005 && required == other.required
        }
        guard case .size(let own) = measured, case .size(let its) = other.measured, case .size(let least) = required else { return true }
        // Positions are rounded to pixels, and rounding errors of sums must not
        // count.
        let tolerance = 0.5
        func holds(_ own: Double, _ its: Double, _ least: Double) -> Bool {
            its >= least ? own >= least - tolerance : abs(own - its) <= tolerance
        }
        return holds(own.width, its.width, least.width) && holds(own.height, its.height, least.height)
    }

    /// Whether all elements have the names of another finding's.
    func isNamed(as other: Finding) -> Bool {
        element.isNamed(as: other.element)
            && related.allSatisfy { part in
                let alike = other.related.filter { $0.location == part.location }
                return part.location == nil || alike.isEmpty || alike.contains { part.isNamed(as: $0) }
            }
    }

    /// Those of some findings that are about elements made in the same line, and
    /// with the same label where one of them has it.
    ///
    /// All of them where the line is unknown.
    fileprivate func ofSameLine(among others: [Finding]) -> [Finding] {
        guard let place = element.location else { return others }
        let here = others.filter { $0.element.location == place }
        let alike = here.filter { $0.element.label == element.label }
        return alike.isEmpty ? here : alike
    }
}

extension ElementReference {
    /// Whether the element has the name of another, or some parts of a long one, as
    /// a group has that lost a member.
    fileprivate func isNamed(as other: ElementReference) -> Bool {
        guard let its = other.label, !its.isSilent, label != its else { return true }
        guard let own = label, !own.isEmpty, its.count > Self.longestWholeName else { return false }
        var parts = its.components(separatedBy: ", ")[...]
        return own.components(separatedBy: ", ").allSatisfy { part in
            guard let place = parts.firstIndex(of: part) else { return false }
            parts = parts[(place + 1)...]
            return true
        }
    }

    /// How many characters of a name a reproduction keeps, so that people find the
    /// element; of longer names some parts are enough.
    private static var longestWholeName: Int { 40 }
}
