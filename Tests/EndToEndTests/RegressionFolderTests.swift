#if os(macOS) || os(Linux)
    import Foundation
    import Testing

    struct RegressionFolderTests {
        private func fuzz(_ seed: Int, in folder: URL) throws -> CommandRun {
            try CommandRun.of(
                [
                    "fuzz", "--screens", "sample/faulty", "--cases", "60", "--environments", "standard", "--seed", "\(seed)", "--save",
                    "out",
                ],
                in: folder)
        }

        /// The files of the folder with their contents.
        private func contents(of folder: URL) throws -> [String: Data] {
            let out = folder.appendingPathComponent("out")
            let names = try FileManager.default.contentsOfDirectory(atPath: out.path)
            return try Dictionary(uniqueKeysWithValues: names.map { ($0, try Data(contentsOf: out.appendingPathComponent($0))) })
        }

        @Test func `the same failures saved again change no file and add none`() throws {
            try withFolder { folder in
                let first = try fuzz(1, in: folder)
                let before = try contents(of: folder)
                #expect(!before.isEmpty)

                #expect(try fuzz(1, in: folder) == first)
                #expect(try contents(of: folder) == before)
            }
        }

        @Test func `what lies in the folder already is never overwritten`() throws {
            try withFolder { folder in
                _ = try fuzz(1, in: folder)
                let names = try contents(of: folder).keys.sorted()
                let file = try #require(names.first { $0.hasSuffix(".json") })
                let picture = try #require(names.last { $0.hasSuffix(".svg") })
                let out = folder.appendingPathComponent("out")
                try Data("mine".utf8).write(to: out.appendingPathComponent(file))
                try FileManager.default.removeItem(at: out.appendingPathComponent(picture.replacing(".svg", with: ".json")))
                try Data("my picture".utf8).write(to: out.appendingPathComponent(picture))

                let run = try fuzz(1, in: folder)
                let after = try contents(of: folder)

                #expect(after[file] == Data("mine".utf8))
                #expect(after[picture] == Data("my picture".utf8))
                #expect(run.output.contains("saved: out/\(file.replacing(".json", with: "-2.json"))"))
                #expect(run.output.contains("saved: out/\(picture.replacing(".svg", with: "-2.json"))"))
            }
        }
    }
#endif
