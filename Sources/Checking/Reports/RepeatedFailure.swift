import EveryScreenAudit
import EveryScreenModel

/// A failure of one component in several checks of a run.
///
/// The check that found it in the simplest settings reports it, with the names of
/// the others.
package enum RepeatedFailure: Hashable, Sendable {
    /// The one that is reported, with the names of the other checks.
    case first(seenIn: [String])
    /// Another one, with the name of the check that reports it, and the indices of
    /// both.
    case again(name: String, check: Int, failure: Int)

    /// The names of the other checks, for the one that is reported.
    var seenIn: [String]? { if case .first(let names) = self { names } else { nil } }
    /// The check that reports it, for another one.
    var reportedIn: String? { if case .again(let name, _, _) = self { name } else { nil } }
}

extension [CheckReport] {
    /// The failures of one component, by check and failure.
    ///
    /// A component is identified by the line of the user's code that creates it. If
    /// that is unknown, it is identified by its label or identifier, its role, and
    /// its reproduction, or its measures if there is no blueprint. An element with
    /// neither a line nor a name equals no other.
    var repeatedFailures: [[RepeatedFailure?]] {
        var places: [ComponentKey: [(check: Int, failure: Int)]] = [:]
        for (check, report) in enumerated() {
            for (index, failure) in report.failures.enumerated() where !failure.status.isAccepted {
                guard let key = ComponentKey(failure), places[key]?.last?.check != check else { continue }
                places[key, default: []].append((check, index))
            }
        }
        var result = map { [RepeatedFailure?](repeating: nil, count: $0.failures.count) }
        for places in places.values where places.count > 1 {
            func differences(_ place: (check: Int, failure: Int)) -> Int {
                self[place.check].failures[place.failure].environment.differenceCount
            }
            // The first of those under the fewest settings.
            guard let first = places.min(by: { differences($0) < differences($1) }) else { continue }
            let others = places.filter { $0 != first }
            result[first.check][first.failure] = .first(seenIn: others.map { self[$0.check].name })
            for place in others {
                result[place.check][place.failure] = .again(name: self[first.check].name, check: first.check, failure: first.failure)
            }
        }
        return result
    }
}

/// The identity of a component's failure.
private struct ComponentKey: Hashable {
    let spec: SpecID
    let kind: Finding.Kind
    let role: String
    let label: String?
    let identifier: String?
    let location: ScreenElement.CodeLocation?
    let reproduction: String?
    let measured: Finding.Measure?
    let severity: Finding.Severity

    init?(_ failure: CheckFailure) {
        let element = failure.finding.element
        (spec, kind, severity) = (failure.finding.spec, failure.finding.kind, failure.finding.severity)
        role = element.role.rawValue
        // The lines of the package's own generators are no components of the user.
        if let line = element.location, !line.fileID.hasPrefix("EveryScreenGenerators/") {
            location = line
            (label, identifier, reproduction, measured) = (nil, nil, nil, nil)
            return
        }
        location = nil
        guard [element.label, element.identifier].contains(where: { $0?.isEmpty == false }) else { return nil }
        (label, identifier) = (element.label, element.identifier)
        reproduction = failure.blueprint?.swiftCode
        measured = failure.blueprint == nil ? failure.finding.measured : nil
    }
}
