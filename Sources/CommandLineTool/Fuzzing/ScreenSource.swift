package import EveryScreenKit

/// A family of screens with a name for `fuzz`.
package struct ScreenSource: Sendable {
    /// The name after `--screens`; a name ending before a slash selects all below
    /// it.
    let name: String
    /// A short description for `--help`.
    let help: String
    /// Checks the family.
    let run: @Sendable (CheckSettings) -> ShardResult

    /// Creates a family.
    package init(name: String, help: String, run: @escaping @Sendable (CheckSettings) -> ShardResult) {
        self.name = name
        self.help = help
        self.run = run
    }

    /// Returns the families of a name.
    static func named(_ name: String) -> [ScreenSource] { all.filter { $0.name == name || $0.name.hasPrefix(name + "/") } }

    /// The names that `--screens` accepts, in the order of the list; a name before
    /// a slash comes before those that begin with it.
    static var names: [String] {
        var names: [String] = []
        for name in all.map(\.name) {
            let stem = name.split(separator: "/").first.map(String.init) ?? name
            for word in [stem, name] where !names.contains(word) { names.append(word) }
        }
        return names
    }

    /// The families of the running command.
    @TaskLocal static var all: [ScreenSource] = generated

    /// The families that generators draw.
    static let generated = [
        ScreenSource(name: "controls", help: "random trees of controls, laid out by the standard rule") { settings in
            runCheckPart(named: "controls", forEvery: .blueprints(of: .controls), settings: settings) { blueprint, _ in
                .blueprint(.scroll(blueprint), StandardLayout())
            }
        },
        ScreenSource(name: "families", help: "whole screens of thirteen families, as apps have them") { settings in
            runCheckPart(named: "families", forEvery: .screens(), settings: settings) { blueprint, _ in
                .blueprint(blueprint, StandardLayout())
            }
        },
    ]
}
