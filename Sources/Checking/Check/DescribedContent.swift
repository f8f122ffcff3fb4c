/// Returns the description of content, without the names of modules in nested
/// types.
///
/// `Order(kind: Shop.Kind.gift)` becomes `Order(kind: Kind.gift)`; string literals
/// stay as they are.
func describedContent(_ content: Any) -> String {
    var result = ""
    var word = ""
    var isInString = false
    var previous: Character = " "
    for character in String(describing: content) {
        if character == "\"", previous != "\\" { isInString.toggle() }
        previous = character
        if !isInString, character == ".", word.first?.isUppercase == true {
            // A capitalized word before a capitalized word is a module or an outer
            // type: it is dropped.
            word += "."
            continue
        }
        if !isInString, word.hasSuffix("."), character.isUppercase { word = "" }
        if character.isLetter || character.isNumber || character == "_" {
            word.append(character)
        } else {
            result += word
            result.append(character)
            word = ""
        }
    }
    return result + word
}
