import EveryScreen
import EveryScreenPlantedFaults
import EveryScreenSampleShop
import Testing

/// The transcripts in the folder `Transcripts`, which people have reviewed.
struct ReviewedTranscriptTests {
    private static func checkout(_ page: CheckoutFlow.Page, _ barrier: CheckoutFlow.Barrier? = nil)
        -> @Sendable (UserEnvironment) -> RenderedScreen
    {
        { CheckoutFlow.flow(barrier).screen(for: CheckoutFlow.State(page: page), in: $0) }
    }

    private static func after(_ action: String, in flow: BlueprintFlow<ShopFlow.State>) -> @Sendable (UserEnvironment) -> RenderedScreen {
        { flow.screen(for: flow.reduce(flow.initialState, .activate(action)), in: $0) }
    }

    private static let screens: [String: @Sendable (UserEnvironment) -> RenderedScreen] = [
        "cart": checkout(.cart), "delivery": checkout(.delivery), "payment": checkout(.payment), "placed": checkout(.placed),
        "delivery with notes that keep Tab": checkout(.delivery, .notesKeepTab),
        "delivery with a button in one element": checkout(.delivery, .swallowedButton),
        "payment with a hidden button": checkout(.payment, .hiddenOrderButton),
        "filter": after("open", in: ShopFlow.dismissedModal()), "rows": after("remove 2", in: ShopFlow.deletedRow()),
        "tabs": after("tab 1", in: ShopFlow.tabChange()),
    ]

    @Test(arguments: screens.keys.sorted()) func shop(name: String) async throws {
        let screen = try #require(Self.screens[name])
        await expectTranscript { environment in screen(environment) }
    }
}
