import EveryScreen
import Testing

struct SidebarLayout: LayoutRule {
    var width = 40.0

    func screen(for blueprint: Blueprint, in environment: UserEnvironment) -> Screen {
        StandardLayout().screen(for: .scroll(blueprint.frame(width: width)), in: environment)
    }
}

struct SidebarTests {
    @Test(.cases(100)) func theSidebarLeavesNobodyBehind() async {
        await expectAccessible(forEvery: .blueprints(of: .controls), laidOutBy: SidebarLayout(width: 200))
    }
}
