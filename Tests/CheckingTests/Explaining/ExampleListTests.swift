import EveryScreenKit
import EveryScreenLayout
import EveryScreenListedTexts
import Testing

/// The examples of all specs as Swift code: the file `Listed/examples.txt`.
struct ExampleListTests {
    @Test func `the examples of all specs are those of the list`() throws {
        let sections = SpecExample.all.sorted { $0.key < $1.key }.map { id, example in
            "## \(id), in \(example.environment)\n\(example.failing.swiftCode)\npasses as\n\(example.passing.swiftCode)\n"
        }
        let differences = try ListedText("Listed/examples.txt").differences(from: sections.joined())
        #expect(differences == [])
    }
}
