/// The request for a string: its alphabet and its length in scalars.
package struct TextShape: Hashable, Sendable {
    package let alphabet: TextAlphabet
    package let shortest: Int
    package let longest: Int
}
