import EveryScreenCommandLine
import EveryScreenKit
import EveryScreenSampleShop

extension ScreenSource {
    /// The demo shop: correct, with planted faults, its components and its flows.
    static let shop: [ScreenSource] = [
        ScreenSource(name: "sample/correct", help: "a small shop, correct in every environment") { settings in
            shopReport("sample/correct", Shop(), settings)
        },
        ScreenSource(name: "sample/faulty", help: "the same shop with six planted faults") { settings in
            shopReport("sample/faulty", Shop(faults: Set(ShopFault.allCases)), settings)
        },
        ScreenSource(name: "components", help: "screens made of the components of the small shop") { settings in
            blueprintReport("components", .screens(of: ShopComponents().system), settings)
        },
        ScreenSource(name: "flows/correct", help: "what happens in the small shop") { settings in
            flowReport("flows/correct", ShopFlow.all.map { ($0.name, $0.flow) } + [("order", ShopFlow.order)], settings)
        },
        ScreenSource(name: "flows/faulty", help: "the same with planted mistakes") { settings in
            let orders = ShopFlow.faultyOrders.map { (name: $0.fault.rawValue, flow: $0 as any ScreenFlow) }
            return flowReport("flows/faulty", ShopFlow.faulty.map { ($0.name, $0.flow) } + orders, settings)
        },
    ]

    /// The most flows of one check: all that can happen in each is explored,
    /// which costs as much as hundreds of screens.
    private static let mostFlows = 100

    private static func flowReport(
        _ name: String, _ flows: [(name: String, flow: any ScreenFlow)], _ settings: CheckSettings
    ) -> ShardResult {
        var settings = settings
        settings.cases = settings.cases.map { min($0, mostFlows) }
        return runCheckPart(named: name, forEvery: .element(of: flows.map(\.name)), settings: settings) { name, _ in
            .flow((flows.first { $0.name == name } ?? flows[0]).flow, bound: 2_000)
        }
    }

    private static func blueprintReport(
        _ name: String, _ screens: Generator<Blueprint>, _ settings: CheckSettings
    ) -> ShardResult {
        runCheckPart(named: name, forEvery: screens, settings: settings) { blueprint, _ in .blueprint(blueprint, StandardLayout()) }
    }

    private static func shopReport(_ name: String, _ shop: Shop, _ settings: CheckSettings) -> ShardResult {
        runCheckPart(named: name, forEvery: .shopContents, settings: settings) { content, _ in
            .blueprint(shop.blueprint(for: content), StandardLayout())
        }
    }
}
