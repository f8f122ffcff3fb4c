package import EveryScreenCapture
package import EveryScreenModel

/// Captured screens that are searched for the same content under other settings,
/// for specs that compare.
///
/// Two screens have the same content if they have one name. If no screen of that
/// name was captured under those settings, the title counts. A screen whose file
/// does not state its settings counts as captured under the system's defaults.
package struct ComparableScreens: Sendable {
    /// The name of a screen, and its settings.
    private struct Key: Hashable {
        let name: String
        let environment: UserEnvironment
    }

    private var named: [Key: RenderedScreen] = [:]
    /// The screens by title; `nil` for an ambiguous title.
    private var titled: [Key: RenderedScreen?] = [:]

    /// Prepares the search; of two screens with the same name and settings the
    /// first counts.
    package init(_ screens: [CapturedScreen]) {
        for captured in screens {
            let environment = captured.environment ?? .standard
            let key = Key(name: captured.name, environment: environment)
            if named[key] == nil { named[key] = captured.screen }
            guard let title = captured.screen.title, !title.isEmpty else { continue }
            let byTitle = Key(name: title, environment: environment)
            titled.updateValue(titled[byTitle] == nil ? captured.screen : nil, forKey: byTitle)
        }
    }

    /// Returns the captured screen with the same content under other settings, or
    /// `nil` if there is none.
    package func screen(like captured: CapturedScreen, in environment: UserEnvironment) -> RenderedScreen? {
        if let screen = named[Key(name: captured.name, environment: environment)] { return screen }
        guard let title = captured.screen.title, !title.isEmpty else { return nil }
        return titled[Key(name: title, environment: environment)] ?? nil
    }
}
