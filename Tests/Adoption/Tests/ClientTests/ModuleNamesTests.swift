import Analytics
import Audit
import EveryScreen
import Navigation
import PropertyTesting
import ScreenModel
import Testing

struct ModuleNamesTests {
    @Test func modulesOfTheAppKeepTheirNames() {
        let services: [Any] = [AnalyticsService(), AuditService(), NavigationService(), PropertyTestingService(), ScreenModelService()]

        #expect(services.count == 5)
    }
}
