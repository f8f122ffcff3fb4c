package import EveryScreenCapture
package import EveryScreenModel

/// Captured screens among which the same content under other settings is found, for
/// the specs that compare.
///
/// The same content are two screens of one name, or of one title if no screen of
/// that name was captured under those settings. A screen whose file does not tell
/// its settings counts as captured under the system's defaults.
package struct ComparableScreens: Sendable {
    /// What a screen is called, and under which settings.
    private struct Key: Hashable {
        let name: String
        let environment: UserEnvironment
    }

    private var named: [Key: RenderedScreen] = [:]
    /// By title; `nil` where several screens have it, of which nobody knows which
    /// is meant.
    private var titled: [Key: RenderedScreen?] = [:]

    /// Prepares the search; of two screens of one name and the same settings the
    /// first is taken.
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

    /// Returns what was captured of the same content under other settings, or `nil`
    /// if nothing was.
    package func screen(like captured: CapturedScreen, in environment: UserEnvironment) -> RenderedScreen? {
        if let screen = named[Key(name: captured.name, environment: environment)] { return screen }
        guard let title = captured.screen.title, !title.isEmpty else { return nil }
        return titled[Key(name: title, environment: environment)] ?? nil
    }
}
