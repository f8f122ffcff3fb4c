import EveryScreen
import Testing

struct SidebarLayout: LayoutRule {
    var fixedWidth: Double?

    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> RenderedScreen {
        let column = fixedWidth.map { blueprint.frame(width: $0) } ?? blueprint
        return StandardLayout().screen(for: .scroll(column), in: environment)
    }
}

struct SidebarTests {
    @Test(.cases(30)) func everySidebarIsAccessible() async {
        await expectAccessible(forEvery: .blueprints(of: .controls), laidOutBy: SidebarLayout())
    }
}
