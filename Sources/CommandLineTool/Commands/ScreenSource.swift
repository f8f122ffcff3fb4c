import AccessibilityChecking
import SampleShop

/// A family of screens that `fuzz` knows by name.
struct ScreenSource: Sendable {
    /// The name after `--screens`; one that ends before a slash names all below it.
    let name: String
    /// What it is.
    let help: String
    /// Runs a campaign over it.
    let run: @Sendable (CampaignSettings) -> CampaignReport

    /// Returns the families a name stands for.
    static func named(_ name: String) -> [ScreenSource] { all.filter { $0.name == name || $0.name.hasPrefix(name + "/") } }

    static let all = [
        ScreenSource(name: "sample/correct", help: "a small shop, correct in every environment") { settings in
            shopReport("sample/correct", Shop(), settings)
        },
        ScreenSource(name: "sample/faulty", help: "the same shop with six planted faults") { settings in
            shopReport("sample/faulty", Shop(faults: Set(ShopFault.allCases)), settings)
        },
        ScreenSource(name: "controls", help: "random trees of controls, laid out by the standard rule") { settings in
            runCampaign(named: "controls", forEvery: .blueprints(of: .controls), settings: settings) { blueprint, _ in
                .blueprint(.scroll(blueprint), StandardLayout())
            }
        },
    ]

    private static func shopReport(_ name: String, _ shop: Shop, _ settings: CampaignSettings) -> CampaignReport {
        runCampaign(named: name, forEvery: .shopContents, settings: settings) { content, _ in
            .blueprint(shop.blueprint(for: content), StandardLayout())
        }
    }
}
