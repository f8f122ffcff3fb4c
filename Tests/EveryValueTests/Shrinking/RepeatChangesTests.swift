import Testing

@testable import EveryValue

struct RepeatChangesTests {
    private let three = numbers(3, 0...100)

    @Test func `RepeatChanges goes on as the other passes went`() throws {
        let generator = three(nil)
        func start(_ numbers: [Int]) throws -> ChoiceRecording { try ChoiceRecording(of: three(numbers)) }
        func minimum(from first: [Int], by second: [Int], _ isFailing: ([Int]) -> Bool) throws -> [Int] {
            var pass: any ShrinkPass = RepeatChanges()
            #expect(try pass.next(RecordingTree(start(first))) == nil)
            pass.reset()
            var best = try generator.sample(replaying: start(second))
            _ = generator.improve(&best, by: &pass, isFailing: isFailing)
            return best.value
        }
        let middle = { (numbers: [Int]) in numbers[1] >= numbers[0] + 11 && numbers[2] == (numbers[0] + numbers[1]) / 2 }

        #expect(try minimum(from: [3, 95, 49], by: [3, 93, 48], middle) == [3, 15, 9])
        #expect(try minimum(from: [90, 60, 7], by: [89, 57, 7]) { $0[0] - 70 == ($0[1] - 0) / 3 } == [70, 0, 7])
        // One number alone is for other passes, and so are other parts.
        #expect(try minimum(from: [90, 60, 7], by: [89, 60, 7]) { _ in true } == [89, 60, 7])
    }
}
