import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation

/// The words of a screen about the fields that must be filled in.
struct FieldMarks {
    /// How a field says that it is required.
    enum Mark { case none, shown, spoken }

    /// Whether a text that names no field says which fields are required.
    let hasStatement: Bool

    private let presentation: ScreenPresentation
    /// The names of fields at which a text of the screen shows a mark.
    private let marked: Set<String>
    /// The names of fields that a text of the screen calls optional.
    private let optional: Set<String>
    /// How many buttons stand before each element.
    private let buttonsBefore: [Int]

    init(_ presentation: ScreenPresentation) {
        self.presentation = presentation
        let screen = presentation.screen
        var count = 0
        buttonsBefore = screen.elements.map { element in
            if element.role == .button, element.isVisible != false { count += 1 }
            return count
        }
        let names = Set(screen.elements.filter(\.role.isTextInput).map { Self.name(in: $0.label ?? "") }).subtracting([""])
        var (marked, optional, hasStatement) = (Set<String>(), Set<String>(), false)
        for element in screen.elements where !element.isControl && element.isVisible != false {
            for text in (element.text ?? []).map(\.string) {
                let name = Self.name(in: text)
                if Self.isMarked(text), names.contains(name) {
                    marked.insert(name)
                } else if Self.isOptional(text), names.contains(name) {
                    optional.insert(name)
                } else if Self.says(Self.required, text), !text.contains(where: Self.isAsterisk) {
                    hasStatement = true
                }
            }
        }
        (self.marked, self.optional, self.hasStatement) = (marked, optional, hasStatement)
    }

    func mark(of index: Int) -> Mark {
        let element = presentation.screen.elements[index]
        if Self.isMarked(element.label ?? "") || Self.says(Self.required, element.hint ?? "") { return .spoken }
        return marked.contains(Self.name(in: element.label ?? "")) || shown(by: index).contains(where: Self.isMarked) ? .shown : .none
    }

    /// The fields that may stay empty, with no button in between.
    func others(beside index: Int) -> [Int] {
        let elements = presentation.screen.elements
        return elements.indices.filter { other in
            elements[other].role.isTextInput && elements[other].role != .searchField && elements[other].field?.isRequired != true
                && buttonsBefore[other] == buttonsBefore[index] && presentation.context.reasonNotPresented(other) == nil
        }
    }

    func isOptional(_ index: Int) -> Bool {
        let element = presentation.screen.elements[index]
        return ([element.label, element.hint].compactMap { $0 } + shown(by: index)).contains(where: Self.isOptional)
            || optional.contains(Self.name(in: element.label ?? ""))
    }

    /// The texts that a field shows, its placeholder and the labels it refers to.
    private func shown(by index: Int) -> [String] {
        let screen = presentation.screen
        let element = screen.elements[index]
        let labels = (element.labeledBy ?? []).compactMap { screen.index(ofSource: $0) }
        return (element.text ?? []).map(\.string) + [element.field?.placeholder].compactMap { $0 }
            + labels.flatMap { label in (screen.elements[label].text ?? []).map(\.string) + [screen.elements[label].label ?? ""] }
    }

    /// The words of a text without those that say what must be filled in.
    private static func name(in text: String) -> String {
        text.words.filter { word in !marks.contains(where: word.hasPrefix) }.joined(separator: " ")
    }

    private static func isMarked(_ text: String) -> Bool { text.contains(where: isAsterisk) || says(required, text) && !isOptional(text) }

    private static func isOptional(_ text: String) -> Bool { says(optional, text) || text.holdsWords(of: "not required") }

    private static func isAsterisk(_ character: Character) -> Bool { "*＊✱∗".contains(character) }

    private static func says(_ stems: [String], _ text: String) -> Bool {
        text.words.contains { word in
            stems.contains { stem in
                word.hasPrefix(stem) || stem.unicodeScalars.contains(where: \.isWrittenWithoutSpaces) && word.contains(stem)
            }
        }
    }

    private static func list(_ words: String) -> [String] { words.split(separator: " ").map(String.init) }

    /// The beginnings of words for what must be filled in.
    private static let required = list(
        "required mandatory compulsory pflicht erforderlich benötigt obligat obligato requis requier requer obrigat obbligator richiest "
            + "verplicht vereist påkræv påkrev pakollinen wymagan povinn kötelez zorunlu обязательн обов 必須 必填 必需 필수")

    /// The beginnings of words for what may stay empty.
    private static let optional = list(
        "optional optionnel opcional opzionale optioneel freiwillig facultati facoltativ valfri valgfri valinnainen opcjonaln nepovinn "
            + "isteğe необязательн 任意 选填 可选 選填 선택")

    private static let marks = required + optional
}
