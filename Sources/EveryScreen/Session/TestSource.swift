import EveryValue
import EveryValueCrashIsolation
import Foundation

/// The facts of a test's source file.
struct TestSource {
    /// The files that this process has read: all checks of a file share them.
    private static let known = Locked<[String: TestSource?]>([:])

    /// The literals.
    let hints: SearchHints
    /// The methods, in the order of the file.
    private let methods: [SourceMethod]

    /// Reads source code.
    init(_ source: String) {
        var lexer = SourceLexer(source)
        lexer.run()
        hints = SearchHints(literalsOf: lexer)
        methods = lexer.methods
    }

    /// Returns the facts of a file; `nil` if it cannot be read, as on a device.
    static func ofFile(_ path: String) -> TestSource? {
        known.withLock { known in
            if let source = known[path] { return source }
            let source = (try? String(contentsOfFile: path, encoding: .utf8)).map(TestSource.init)
            known.updateValue(source, forKey: path)
            return source
        }
    }

    /// Returns the type of the method around a line, if several types of the file
    /// have methods of the name.
    func type(of method: String, at line: Int) -> String? {
        let equal = methods.filter { $0.name == method && !$0.type.isEmpty }
        guard Set(equal.map(\.type)).count > 1 else { return nil }
        return equal.last { $0.line <= line }?.type
    }
}
