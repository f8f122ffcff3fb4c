/// The test that calls a check, and the line of the call.
struct CallingTest {
    /// The name in reports.
    var name: String
    /// The names of the test's suites and its own, and from the second check on the
    /// number of the check: the key of regression files.
    var property: String
    /// The module or folder of the test, if it is known.
    var module: String?
    /// The arguments of the test, if it has some.
    var arguments: String?
    /// The path of the file.
    var file: String
    /// The line, from 1.
    var line: Int

    /// The key in the report of the run.
    var key: String { (module.map { "\($0)." } ?? "") + property }
}

#if canImport(Testing)
    import Testing

    extension CallingTest {
        /// The running test of Swift Testing.
        ///
        /// - Parameters:
        ///   - location: The place of the call.
        ///   - expectation: The name of the called function, for a call outside of
        ///     a test.
        ///   - view: The name of the view, in a check of several.
        init(at location: SourceLocation, calling expectation: String, showing view: String? = nil) {
            let test = Test.current
            let own = test.map { $0.displayName ?? $0.name.withoutDecoration } ?? expectation
            let names = test?.id.nameComponents.map(\.withoutDecoration) ?? [String(location.fileName.prefix { $0 != "." }), own]
            let place = "\(location.fileID):\(location.line):\(location.column)"
            let view = [view].compactMap(\.self)
            self.init(
                name: ([own] + view).joined(separator: "/"),
                property: CheckPlaces.ofThisProcess.property(of: (names + view).joined(separator: "/"), at: place),
                module: location.moduleName, arguments: Test.Case.argumentsOfCurrent, file: location.filePath, line: location.line)
        }
    }
#endif

#if canImport(XCTest)
    import Foundation
    import XCTest

    extension CallingTest {
        /// A test of XCTest, which does not say its class: the file stands for it,
        /// unless several classes of the file have tests of the name.
        ///
        /// - Parameters:
        ///   - function: The name of the test's function.
        ///   - file: The path of the file of the call.
        ///   - line: The line of the call.
        ///   - view: The name of the view, in a check of several.
        init(in function: String, at file: StaticString, _ line: UInt, showing view: String? = nil) {
            let path = "\(file)"
            let method = String(function.prefix { $0 != "(" })
            let stem = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
            let suite = TestSource.ofFile(path)?.type(of: method, at: Int(line)) ?? stem
            let name = ([method] + [view].compactMap(\.self)).joined(separator: "/")
            self.init(
                name: name, property: CheckPlaces.ofThisProcess.property(of: "\(suite)/\(name)", at: "\(path):\(line)"),
                module: Self.target(of: path), arguments: nil, file: path, line: Int(line))
        }

        /// The folder of a test target, by SwiftPM's convention `Tests/Name`; `nil`
        /// elsewhere.
        private static func target(of file: String) -> String? {
            let folders = file.split(separator: "/").dropLast().map(String.init)
            guard let place = folders.lastIndex(of: "Tests"), place + 1 < folders.count else { return nil }
            return folders[place + 1]
        }
    }
#endif
