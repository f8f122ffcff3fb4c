/// Deletes one part each of two that are not alike, or of one beside a number.
///
/// A string and a list become shorter by one each, or two strings at their ends. A
/// number goes down as a string becomes shorter, or gets one more digit. A number
/// that divides the count of a list goes down by one, together with the elements
/// that it stands for. A number goes down with an element, while another one goes
/// up.
///
/// Solves lengths that depend on one another: a string as long as a list, a width
/// that just fits words, a grid with its rows, and counts of one sum.
struct ShortenUnlike: ListPass {
    let name = "shorten unlike parts"
    private static let mostChoices = 48
    /// How many strings and lists are looked at.
    private static let mostParts = 6
    /// How many windows of elements are cut out.
    private static let mostWindows = 12
    /// How many edits there are at most.
    private static let mostEdits = 96
    private static let powersOfTen = [10, 100, 1_000, 10_000, 100_000, 1_000_000]

    var left: [ChoiceRecording]?

    static func edits(_ best: RecordingTree) -> [ChoiceRecording] {
        guard best.choices.count <= mostChoices else { return [] }
        let texts = Array(
            best.choices.filter { best.recording.items[$0].kind == .text && !best.recording.textCodes(at: $0).isEmpty }.suffix(mostParts))
        let lists = Array(best.numbers(of: .list).filter { !best.children(of: $0).isEmpty }.suffix(mostParts))
        let edits =
            numbersWithTexts(texts, best) + textsWithLists(texts, lists, best) + textsWithTexts(texts, best) + grids(lists, best)
            + sums(lists, best)
        return Array(edits.prefix(mostEdits))
    }

    /// A string without its last letter.
    private static func shorter(_ text: Int, _ tree: RecordingTree) -> ChoiceRecording {
        tree.setting([text], text: Array(tree.recording.textCodes(at: text).dropLast()))
    }

    private static func textsWithTexts(_ texts: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        texts.indices.flatMap { number in
            texts[(number + 1)...].map { other in shorter(other, RecordingTree(shorter(texts[number], best))) }
        }
    }

    private static func textsWithLists(_ texts: [Int], _ lists: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        texts.flatMap { text in
            lists.compactMap { list in
                guard let last = best.children(of: list).last, !best.brackets[last].whole.contains(text) else { return nil }
                return RecordingTree(shorter(text, best)).removing(best.brackets[last].whole)
            }
        }
    }

    /// A shorter string with a number that is lower by one or in proportion, or has
    /// one more digit.
    private static func numbersWithTexts(_ texts: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        best.integers.flatMap { number in
            texts.flatMap { text -> [ChoiceRecording] in
                let count = best.recording.textCodes(at: text).count
                let share = number.value / count
                let lower = Set([1, 2, share]).filter { $0 > 0 }.sorted().map { number.value - $0 }.filter { $0 >= number.shape.simplest }
                let longer = powersOfTen.first { $0 > number.value && number.value >= 0 && $0 <= number.shape.highest }
                return (lower + (longer.map { [$0] } ?? [])).map { shorter(text, RecordingTree(best.setting([(number.item, $0)]))) }
            }
        }
    }

    /// One less of a number that divides a count, without the elements of one unit.
    private static func grids(_ lists: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        lists.flatMap { list -> [ChoiceRecording] in
            let elements = best.children(of: list)
            return best.integers.flatMap { number -> [ChoiceRecording] in
                guard number.value > 1, number.value > number.shape.simplest, elements.count % number.value == 0,
                    !best.brackets[list].inside.contains(number.item), case let size = elements.count / number.value, size > 1
                else { return [] }
                let lower = RecordingTree(best.setting([(number.item, number.value - 1)]))
                // Whole units first, from the end: dependent parts are behind.
                let last = elements.count - size
                let starts = stride(from: last, through: 0, by: -size) + (0...last).filter { (last - $0) % size != 0 }
                return starts.prefix(mostWindows).map { start in
                    lower.removing(best.brackets[elements[start]].open..<best.brackets[elements[start + size - 1]].close + 1)
                }
            }
        }
    }

    /// One less of a number, one more of another from the same place, and one
    /// element less.
    private static func sums(_ lists: [Int], _ best: RecordingTree) -> [ChoiceRecording] {
        lists.flatMap { list -> [ChoiceRecording] in
            guard let last = best.children(of: list).last.map({ best.brackets[$0].whole }) else { return [] }
            return best.integers.flatMap { number -> [ChoiceRecording] in
                guard number.value > number.shape.simplest, !last.contains(number.item) else { return [] }
                return best.integers.compactMap { other in
                    guard other.item != number.item, !last.contains(other.item), other.value < other.shape.highest,
                        best.recording.items[other.item].place == best.recording.items[number.item].place
                    else { return nil }
                    return RecordingTree(best.setting([(number.item, number.value - 1), (other.item, other.value + 1)])).removing(last)
                }
            }
        }
    }
}
