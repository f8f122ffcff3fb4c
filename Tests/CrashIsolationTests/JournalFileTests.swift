import EveryValue
import EveryValueCrashIsolation
import Foundation
import Testing

@Suite struct JournalFileTests {
    private let generator = Generator.integer(in: 0...1000)

    private func recording(of value: Int) throws -> ChoiceRecording {
        try ChoiceRecording(of: Generator { $0.integer(in: 0...1000, given: value) })
    }

    private func values(_ recordings: [ChoiceRecording]) throws -> [Int] {
        try recordings.map { try generator.value(replaying: ReplayToken(ReplayToken($0).description).recording) }
    }

    @Test func `Cases that were ended leave a small file, and in the end none`() throws {
        try withFolder { folder in
            let file = try #require(JournalFile(of: "sum", in: folder))
            var largest = 0
            let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            for id in 0..<10_000 {
                file.journal.begin(id, try recording(of: id % 1000))
                file.journal.end(id)
                guard id % 500 == 0 else { continue }
                largest = max(largest, FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)?.count ?? 0)
            }
            #expect(file.danglingCases.isEmpty)
            #expect((10_000...65_600).contains(largest))

            file.discard()
            #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
        }
    }

    @Test func `The folder and the file are the user's alone`() throws {
        try withFolder { folder in
            let file = try #require(JournalFile(of: "sum", in: folder))
            let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            func mode(_ path: String) throws -> Int? {
                (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
            }
            #expect(try mode(folder.path) == 0o700)
            #expect(try mode(folder.appendingPathComponent(name).path) == 0o600)
            file.discard()
        }
    }

    @Test func `A symbolic link is never followed, be it the folder or the file`() throws {
        try withFolder { folder in
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let victim = folder.appendingPathComponent("victim")
            try Data("precious".utf8).write(to: victim)
            let journals = folder.appendingPathComponent("journals")
            var file = JournalFile(of: "sum", in: journals)
            let name = try #require(FileManager.default.contentsOfDirectory(atPath: journals.path).first)
            file?.discard()
            file = nil

            try FileManager.default.createSymbolicLink(at: journals.appendingPathComponent(name), withDestinationURL: victim)
            #expect(JournalFile(of: "sum", in: journals) == nil)
            try FileManager.default.removeItem(at: journals.appendingPathComponent(name))
            try FileManager.default.linkItem(at: victim, to: journals.appendingPathComponent(name))
            #expect(JournalFile(of: "sum", in: journals) == nil)

            let link = folder.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: journals)
            #expect(JournalFile(of: "other", in: link) == nil)
            #expect(try String(contentsOf: victim, encoding: .utf8) == "precious")
        }
    }

    @Test func `The file stays small while a case is under way all the time, and keeps it`() throws {
        try withFolder { folder in
            let file = try #require(JournalFile(of: "sum", in: folder))
            let name = try #require(FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            file.journal.begin(0, try recording(of: 7))
            for id in 1..<10_000 {
                file.journal.begin(id, try recording(of: id % 1000))
                file.journal.end(id - 1)
                if id % 100 == 0 {
                    let size = try #require(FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)).count
                    #expect(size < 65_600)
                    #expect(try values(file.danglingCases) == [id % 1000])
                }
            }
        }
    }

    @Test func `Cases under way together are found in the order of their beginning, without those that ended`() throws {
        try withFolder { folder in
            let file = try #require(JournalFile(of: "sum", in: folder))
            for id in 0..<4 { file.journal.begin(id, try recording(of: 10 + id)) }
            file.journal.end(1)

            #expect(try values(file.danglingCases) == [10, 12, 13])
            #expect(!file.isReported)
        }
    }

    @Test func `The cases of a dead process are found by the next one, and kept if they were reported`() throws {
        try withFolder { folder in
            try #require(JournalFile(of: "sum", in: folder)).journal.begin(3, try recording(of: 77))

            let next = try #require(JournalFile(of: "sum", in: folder))
            #expect(try values(next.danglingCases) == [77])
            next.keep([try recording(of: 5)])
            #expect(try values(next.danglingCases) == [5])
            #expect(next.isReported)
        }
    }

    @Test func `A property has the journal for itself, and others have others`() throws {
        try withFolder { folder in
            let first = try #require(JournalFile(of: "a/b", in: folder))

            #expect(JournalFile(of: "a/b", in: folder) == nil)
            #expect(JournalFile(of: "a-b", in: folder) != nil)
            withExtendedLifetime(first) {}
        }
    }

    @Test func `Where nothing can be written there is no journal`() {
        #expect(JournalFile(of: "sum", in: URL(fileURLWithPath: "/dev/null/folder")) == nil)
    }

    @Test func `the default folder has the number of the user, and is the same for concurrent callers`() async {
        let folders = await withTaskGroup(of: URL.self) { group in
            for _ in 0..<64 { group.addTask { CrashSettings.usualFolder } }
            return await group.reduce(into: Set<URL>()) { $0.insert($1) }
        }

        #expect(folders.map(\.lastPathComponent) == ["everyscreen-journals-\(getuid())"])
    }

    @Test func `journals lie in the folder that the variable names, or are off`() {
        #expect(CrashJournals.place(named: "off") == nil)
        #expect(CrashJournals.place(named: "/a/b") == URL(fileURLWithPath: "/a/b"))
        #expect(CrashJournals.place(named: nil) == CrashSettings.usualFolder)
    }
}
