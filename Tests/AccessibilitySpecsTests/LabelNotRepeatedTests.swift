import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryScreenSpecs
import Testing

struct LabelNotRepeatedTests {
    private let spec = LabelNotRepeated()

    @Test func `different labels pass, and two texts may say the same`() {
        #expect(spec.judged(.column([.text("Tea"), .text("Tea")])) == .passed)
    }

    @Test func `a picture beside its caption fails`() {
        let blueprint = Blueprint.column([.image("tea", width: 40, height: 40).accessibilityLabel("Tea"), .text("Tea")])

        #expect(spec.judged(blueprint) == .failed("image \"Tea\" says the same as the text beside it"))
        #expect(spec.remedies(for: blueprint) == ["mark the picture as decorative, or make one element of both"])
    }

    @Test func `a picture further away passes`() {
        let blueprint = Blueprint.column([.image("tea", width: 40, height: 40).accessibilityLabel("Tea"), .text("Wool"), .text("Tea")])

        #expect(spec.judged(blueprint) == .passed)
    }

    @Test func `an element in one that says the same fails`() {
        let node = Node.button("Tea", [.text("Tea")])

        #expect(spec.judged(screen([node])) == .failed("text \"Tea\" says the same as the button around it"))
    }

    @Test func `a picture merged with the text that it repeats fails`() {
        func row(_ label: String?, _ text: String) -> [Blueprint] {
            let picture = Blueprint.image("loaf", width: 44, height: 44)
            return [label.map { picture.accessibilityLabel($0) } ?? picture.accessibilityHidden(), .text(text)]
        }
        let twice = Judged.failed("image \"Bread\" says the same as the text beside it, so that the button around both says it twice")

        #expect(spec.judged(.button(.row(row("Bread", "Bread")))) == twice)
        #expect(spec.judged(Blueprint.row(row("Bread", "Bread")).accessibilityElement(children: .combine)).outcome == .failed)
        #expect(spec.judged(.button(.row(row(nil, "Bread")))) == .passed)
        #expect(spec.judged(.button(.row(row("New York", "Boston")))) == .passed)
        #expect(spec.judged(Blueprint.button(.row(row("Bread", "Bread"))).accessibilityLabel("Bread")) == .passed)
    }

    @Test func `an element listed twice is announced twice`() {
        let group = Node.group([.button("Tea")]) { $0.accessibilityOrder = ["0/0", "0/0"] }

        #expect(spec.judged(screen([group])) == .failed("the screen reader reaches button \"Tea\" twice"))
    }

    @Test func `nothing that is announced is nothing to judge, and unknown stops are not judged`() {
        #expect(spec.judged(.spacer) == .inapplicable(.nothingToJudge))
        #expect(spec.judged(screen([Node(.button, "Tea")])) == .untested(.exposureUnknown))
    }
}
