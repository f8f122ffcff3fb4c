/// What was asked for when a string was drawn: its alphabet and its length in
/// scalars.
package struct TextShape: Hashable, Sendable {
    package let alphabet: TextAlphabet
    package let shortest: Int
    package let longest: Int
}
