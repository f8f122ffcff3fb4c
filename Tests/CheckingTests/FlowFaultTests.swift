import EveryScreenKit
import EveryScreenPlantedFaults
import Testing

/// The findings, each with its spec and its events.
func described(_ verdicts: [Verdicts]) -> [String] {
    verdicts.flatMap(\.findings).map { finding in
        "\(finding.spec)/\(finding.kind) \(finding.element.name) after \(finding.events.map(\.description).joined(separator: ", "))"
    }
}

struct FlowFaultTests {
    private func specs(_ id: String) -> [any FlowSpec] {
        AccessibilityProfile.strict.everySpec.filter { $0.id.rawValue == id }.compactMap { $0 as? any FlowSpec }
    }

    @Test func `every spec of flows has a fault, and every fault a spec`() {
        #expect(Set(SpecCatalog.flows.map(\.id)).subtracting(FlowFault.allCases.map { SpecID(rawValue: $0.spec) }) == [])
        #expect(FlowFault.allCases.filter { specs($0.spec).count != 1 } == [])
    }

    @Test(arguments: FlowFault.allCases)
    func `a fault is caught in each of three apps that have a place for it`(fault: FlowFault) throws {
        for seed in 1...3 as ClosedRange<UInt64> {
            let app = try Generator<CleanApp>.cleanApps(with: fault.needs, extra: 1).value(seed: seed)
            let clean = audit(FlowPresentation(app), by: specs(fault.spec))
            let faulty = audit(FlowPresentation(FaultyFlow(app, fault)), by: specs(fault.spec))

            #expect(described(clean) == [], "\(app)")
            #expect(faulty[0].tally.failed > 0, "\(app): \(faulty[0].tally) \(faulty[0].reasons)")
        }
    }

    @Test func `nothing is found in a dozen apps that are well made`() throws {
        for seed in 1...12 as ClosedRange<UInt64> {
            let app = try Generator<CleanApp>.cleanApps().value(seed: seed)

            #expect(described(audit(FlowPresentation(app), by: .humanInterfaceGuidelines)) == [], "\(app)")
        }
    }

    @Test(arguments: CleanApp.Feature.allCases)
    func `each feature is explored to the end, and specs apply to it`(feature: CleanApp.Feature) {
        let presentation = FlowPresentation(CleanApp([feature]))
        let verdicts = audit(presentation, by: SpecCatalog.flows)

        #expect(presentation.isComplete)
        #expect(verdicts.contains { $0.tally.passed > 0 && $0.spec != .noChangeOnFocus })
    }
}
