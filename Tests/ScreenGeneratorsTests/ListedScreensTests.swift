import EveryScreenGenerators
import EveryScreenLayout
import EveryScreenListedTexts
import EveryScreenModel
import EveryValue
import Testing

/// Some screens of every family and every kind of control, as Swift code: the file
/// `Listed/screens.txt`.
///
/// Other tests state rules for all generated screens, which leave most of their
/// content free. A change of the generators shows in this list, and with it stored
/// seeds mean other screens: say so in the changelog before you write the file
/// anew.
struct ListedScreensTests {
    private func sections() throws -> [String] {
        var sections: [String] = []
        func add(_ title: String, _ generator: Generator<Blueprint>, seeds: Range<UInt64>) throws {
            for seed in seeds { sections.append("\(title), seed \(seed)\n\(try generator.value(seed: seed).swiftCode)\n") }
        }
        for family in ScreenFamily.allCases {
            try add("\(family)", .screens([family]), seeds: 1..<3)
            try add("\(family), plain", .screens([family], variety: 0), seeds: 4..<5)
        }
        try add("hostile", .screens(content: .hostile(0.3), variety: 1), seeds: 5..<8)
        try add("controls", .blueprints(of: .controls), seeds: 1..<4)
        let badge = ScreenComponent("badge", Generator { source in .text("\(source.integer(in: 1...9))") })
        try add("around a component", .screens(around: badge), seeds: 1..<7)
        try add("clean", .cleanScreens, seeds: 1..<3)
        let environments = Generator<UserEnvironment>.environments(in: .everything)
        for seed in 1..<9 as Range<UInt64> { sections.append("environment, seed \(seed)\n\(try environments.value(seed: seed))\n") }
        return sections
    }

    @Test func `the screens of some seeds are those of the list`() throws {
        let differences = try ListedText("Listed/screens.txt").differences(from: sections().joined(separator: "## "))
        #expect(differences == [])
    }
}
