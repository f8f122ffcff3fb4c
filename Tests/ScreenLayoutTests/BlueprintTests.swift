import EveryScreenLayout
import EveryScreenModel
import Foundation
import Testing

struct BlueprintTests {
    private let encoder: JSONEncoder = {
        let encoder = JSONEncoder()
        encoder.nonConformingFloatEncodingStrategy = .convertToString(positiveInfinity: "infinity", negativeInfinity: "", nan: "nan")
        encoder.outputFormatting = .sortedKeys
        return encoder
    }()
    private let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.nonConformingFloatDecodingStrategy = .convertFromString(positiveInfinity: "infinity", negativeInfinity: "", nan: "nan")
        return decoder
    }()

    @Test func `the names in files are those of the cases`() throws {
        let blueprint = Blueprint.row(columnFrom: .accessibility1, [.button("a").disabled()])

        #expect(
            String(decoding: try encoder.encode(blueprint), as: UTF8.self)
                == #"{"content":{"children":[{"accessibility":{"isEnabled":false},"content":{"control":{"kind":"button","title":"a"}}}],"#
                + #""container":{"row":{"alignment":"center","columnFrom":"accessibility1"}}}}"#)
    }

    @Test func `a written blueprint is read back`() throws {
        for seed in 0..<200 as Range<UInt64> {
            var random = RandomBlueprints(seed: seed)
            let original = random.blueprint()

            #expect(try decoder.decode(Blueprint.self, from: encoder.encode(original)) == original)
        }
    }

    @Test func `modifiers of padding and frames are those of their content`() {
        #expect(Blueprint.button("a").padding(8).disabled() == Blueprint.button("a").disabled().padding(8))
        #expect(
            Blueprint.button("a").frame(width: 9).padding(8).action("b") == Blueprint.button("a").action("b").frame(width: 9).padding(8))
        #expect(Blueprint.row([.button("a")]).disabled() != Blueprint.row([.button("a").disabled()]))
    }
}
