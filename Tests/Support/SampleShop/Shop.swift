package import EveryScreenLayout

/// A small shop of four screens, correct in every environment, into which faults
/// can be planted.
package struct Shop: Sendable {
    /// The faults planted in it.
    package let faults: Set<ShopFault>

    /// Creates a shop; without faults it is the correct one.
    package init(faults: Set<ShopFault> = []) { self.faults = faults }

    /// Returns what the shop shows, before layout.
    package func blueprint(for content: ShopContent) -> Blueprint {
        switch content.screen {
        case .list: listScreen(content)
        case .detail: detailScreen(content.products.first ?? Product(name: "", details: "", price: ""))
        case .checkout: checkoutScreen(content)
        case .confirmation: listScreen(content).modal(confirmation, closesOnEscape: !faults.contains(.modalWithoutExit))
        }
    }
}
