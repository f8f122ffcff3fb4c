/// Ends the program with a sentence to the one who wrote a generator, at the place where it was written.
///
/// Unlike a `precondition`, it says its sentence in release builds too.
@usableFromInline
func demand(_ isMet: Bool, _ sentence: @autoclosure () -> String, file: StaticString, line: UInt) {
    guard isMet else { fatalError(sentence(), file: file, line: line) }
}
