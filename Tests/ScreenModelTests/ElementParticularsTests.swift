import EveryValue
import Testing

@testable import EveryScreenModel

struct ElementParticularsTests {
    private let plain = ScreenElement(.button, source: "a", frame: .zero)

    /// Ways to set one fact, and to make it unknown again.
    private static let changes: [(set: @Sendable (inout ScreenElement) -> Void, unset: @Sendable (inout ScreenElement) -> Void)] = [
        ({ $0.hitRegion = .zero }, { $0.hitRegion = nil }), ({ $0.activationPoint = .zero }, { $0.activationPoint = nil }),
        ({ $0.userInputLabels = [] }, { $0.userInputLabels = nil }), ({ $0.accessibilityOrder = ["b"] }, { $0.accessibilityOrder = nil }),
        ({ $0.scrolling = ScreenElement.Scrolling(axes: []) }, { $0.scrolling = nil }),
        ({ $0.modal = ScreenElement.ModalBehavior() }, { $0.modal = nil }),
        ({ $0.speech = ScreenElement.Speech() }, { $0.speech = nil }), ({ $0.customContent = [] }, { $0.customContent = nil }),
        ({ $0.rotors = [ScreenElement.Rotor("a")] }, { $0.rotors = nil }), ({ $0.headingLevel = 1 }, { $0.headingLevel = nil }),
        ({ $0.setPosition = ScreenElement.SetPosition() }, { $0.setPosition = nil }),
        ({ $0.field = ScreenElement.FieldFacts() }, { $0.field = nil }),
        ({ $0.gestures = [] }, { $0.gestures = nil }), ({ $0.media = ScreenElement.Media(.audio) }, { $0.media = nil }),
        ({ $0.motion = [] }, { $0.motion = nil }), ({ $0.image = ScreenElement.ImageContent() }, { $0.image = nil }),
        ({ $0.surface = ScreenElement.Surface() }, { $0.surface = nil }), ({ $0.largeContentTitle = "" }, { $0.largeContentTitle = nil }),
        ({ $0.outline = [] }, { $0.outline = nil }), ({ $0.labeledBy = [] }, { $0.labeledBy = nil }),
        ({ $0.headerElements = [] }, { $0.headerElements = nil }), ({ $0.dragSources = [] }, { $0.dragSources = nil }),
        ({ $0.dropPoints = [] }, { $0.dropPoints = nil }), ({ $0.directTouch = ScreenElement.DirectTouch() }, { $0.directTouch = nil }),
        ({ $0.dataTable = ScreenElement.DataTable() }, { $0.dataTable = nil }), ({ $0.liveRegion = .off }, { $0.liveRegion = nil }),
        ({ $0.textFlow = ScreenElement.TextFlow() }, { $0.textFlow = nil }),
        ({ $0.isPrivacySensitive = false }, { $0.isPrivacySensitive = nil }),
        ({ $0.hasSystemSize = false }, { $0.hasSystemSize = nil }), ({ $0.roleMistakes = [] }, { $0.roleMistakes = nil }),
        ({ $0.keyboardShortcuts = [] }, { $0.keyboardShortcuts = nil }),
        ({ $0.isPinned = true }, { $0.isPinned = nil }),
    ]

    @Test func `every particular fact is among those tested`() {
        #expect(Mirror(reflecting: ParticularFacts()).children.count == Self.changes.count)
    }

    @Test(arguments: changes.indices) func `a fact set is another element, and unset again the same one`(index: Int) {
        var element = plain
        Self.changes[index].set(&element)
        #expect(element != plain)

        Self.changes[index].unset(&element)
        #expect(element == plain)
        #expect(element.hashValue == plain.hashValue)
    }

    @Test func `facts set and unset in any order leave those that are set`() {
        var numbers = RandomBits(seed: 8)
        for _ in 0..<300 {
            var walked = plain
            var isSet = Set<Int>()
            for _ in 0..<Int.random(in: 0...40, using: &numbers) {
                let index = Int.random(in: Self.changes.indices, using: &numbers)
                if Bool.random(using: &numbers) {
                    Self.changes[index].set(&walked)
                    isSet.insert(index)
                } else {
                    Self.changes[index].unset(&walked)
                    isSet.remove(index)
                }
            }
            var straight = plain
            for index in isSet.sorted() { Self.changes[index].set(&straight) }

            #expect(walked == straight)
            #expect(walked.hashValue == straight.hashValue)
        }
    }

    @Test func `a copy that is changed leaves the other as it was`() {
        var first = plain
        first.headingLevel = 1
        var second = first
        second.headingLevel = 2

        #expect(first.headingLevel == 1)
        #expect(second.headingLevel == 2)
    }

    @Test func `facts that few elements have cost the others one word`() {
        #expect(MemoryLayout<Particulars>.size == 8)
        #expect(MemoryLayout<ScreenElement>.stride <= 256)
    }
}
