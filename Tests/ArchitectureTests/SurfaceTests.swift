import Testing

/// The public surface, as the sources declare it.
struct SurfaceTests {
    /// The folders of the modules that `import EveryScreen` exports whole.
    private static let exported = [
        "Sources/Audit", "Sources/Checking", "Sources/EveryScreen", "Sources/Navigation", "Sources/ScreenCapture", "Sources/ScreenLayout",
        "Sources/ScreenModel", "Specs", "Generators",
    ]
    private static let kinds: Set<String> = ["struct", "enum", "class", "protocol", "typealias", "actor"]

    /// The public types outside of any other type, with those that an import of one
    /// type passes on.
    private static let types: [String] = exported.flatMap(SourceTree.swiftFiles).flatMap { file in
        file.lines.compactMap { line -> String? in
            var words = line.split(separator: " ").map(String.init)[...]
            if words.first == "@_exported", line.hasPrefix("@") {
                return words.count == 5 ? words.last?.split(separator: ".").last.map(String.init) : nil
            }
            guard !line.hasPrefix("     "), words.first == "public" || words.first == "@MainActor" else { return nil }
            while let word = words.first, !kinds.contains(word) {
                if ["extension", "func", "var", "let", "init", "static", "import"].contains(word) { return nil }
                words = words.dropFirst()
            }
            // A type is one of the module where its declaration begins the line, or
            // is in a conditional block.
            guard !line.hasPrefix(" ") || file.lines[0].hasPrefix("#if") else { return nil }
            return words.dropFirst().first.map { String($0.prefix { $0.isLetter || $0.isNumber }) }
        }
    }

    @Test func `import EveryScreen brings at most 90 types`() {
        #expect(Self.types.count > 50)
        #expect(Self.types.count <= 90, "\(Self.types.sorted())")
    }

    @Test func `no exported type has a name that apps commonly give their own`() throws {
        let names = try #require(SourceTree.swiftFiles(in: "Tests/Adoption/Sources/AppTypes").first).lines
            .compactMap { $0.split(separator: " ").dropFirst(2).first.map(String.init) }
        #expect(names.count >= 60)

        #expect(Self.types.filter(names.contains) == [])
    }

    @Test func `the only public functions of a module are expectations, at most nine of a name`() {
        let names = (Self.exported + ["Sources/EveryValue", "Sources/CrashIsolation"]).flatMap(SourceTree.swiftFiles).flatMap { file in
            // Functions of a module begin the line, or stand in a conditional
            // block.
            file.lines.filter { line in
                line.hasPrefix("public func ") || (file.lines[0].hasPrefix("#if") && line.hasPrefix("    public func "))
                    || line.hasPrefix("        public func expect") || line.hasPrefix("        public func XCTAssert")
            }.compactMap { $0.split(separator: " ").dropFirst(2).first?.prefix { $0.isLetter }.description }
        }.filter { $0.hasPrefix("expect") || $0.hasPrefix("XCT") || $0.isEmpty == false }
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)

        #expect(
            Set(counts.keys) == [
                "expectAccessible", "XCTAssertAccessible", "expectHolds", "XCTAssertHolds", "expectReachable", "XCTAssertReachable",
                "expectTranscript", "XCTAssertTranscript",
            ])
        #expect(counts.values.allSatisfy { $0 <= 9 }, "\(counts)")
    }
}
