import EveryScreen
import EveryScreenGenerators
import EveryScreenKit
import EveryScreenPlantedFaults
import EveryScreenSampleShop
import Foundation
import Testing

struct DesignSystemTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func text(_ path: String) throws -> String {
        try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    /// The blocks of the article that are marked with a language.
    private static func blocks(_ language: String) throws -> [String] {
        try text("Generators/EveryScreenGenerators.docc/DesignSystems.md").components(separatedBy: "```\(language)\n").dropFirst()
            .compactMap { $0.components(separatedBy: "\n```").first }
    }

    private func report(_ components: ShopComponents, seed: UInt64 = 1) -> CheckReport {
        let settings = CheckSettings(cases: 200, seed: seed)
        return runCheck(named: "components", forEvery: .shopComponents(components), settings: settings) { blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }
    }

    @Test func `the article's components are those that are run here`() throws {
        let source = try Self.text("Tests/Support/SampleShop/Components/ShopComponents.swift")
        let region = try #require(
            source.components(separatedBy: "    // DocC: Components\n").last?.components(separatedBy: "    // DocC end").first)
        let lines = region.split(separator: "\n", omittingEmptySubsequences: false).map { $0.hasPrefix("    ") ? $0.dropFirst(4) : $0 }

        #expect(try Self.blocks("swift").first == lines.joined(separator: "\n").trimmingCharacters(in: .newlines))
    }

    @Test func `nothing is found in components that are well made`() {
        let report = report(ShopComponents())

        #expect(report.failures.map { TextReport.text(of: $0) } == [])
        #expect(Set(report.coverage.parts.keys).isSuperset(of: ["Price", "Icon", "Stars", "Choice", "Note", "Card"]))
    }

    @Test(arguments: ShopComponents.Fault.allCases)
    func `a fault of a component is found in two hundred cases, on a screen of three elements at most`(fault: ShopComponents.Fault) throws {
        let report = report(ShopComponents(faults: [fault]))
        let failure = try #require(report.failures.first { $0.violates(fault.spec) })

        #expect(failure.elementCount <= 3, "\(TextReport.text(of: failure))")
    }

    @Test func `the article shows the smallest screen of a fault`() throws {
        let fault = ShopComponents.Fault.fixedHeightPrice
        let failure = try #require(report(ShopComponents(faults: [fault])).failures.first { $0.violates(fault.spec) })

        #expect(try Self.blocks("swift").last == failure.blueprint?.swiftCode, "\(failure.blueprint?.swiftCode ?? "")")
        #expect(failure.environment.textSize == .xxLarge)
    }

    @Test func `a component is well made among arbitrary neighbors`() async throws {
        let rating = try #require(ShopComponents().system.components.first { $0.name == "Stars" })
        let report = runCheck(named: "stars", forEvery: .screens(around: rating), settings: CheckSettings(cases: 200)) {
            blueprint, _ in
            .blueprint(blueprint, StandardLayout())
        }

        #expect(report.failures.filter { $0.finding.element.label?.hasPrefix("Rating") == true }.map { TextReport.text(of: $0) } == [])
    }
}

extension CheckFailure {
    /// Whether its cause violates the claim of a spec.
    fileprivate func violates(_ spec: String) -> Bool {
        finding.spec.rawValue == spec || alsoViolates.contains { $0.spec.rawValue == spec }
    }
}
