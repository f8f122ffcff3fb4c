import EveryScreenKit
import EveryValue
import Foundation
import Testing

struct ShardFilesTests {
    private static let profile = AccessibilityProfile.humanInterfaceGuidelines.keeping([.targetSize])

    private func file(_ index: Int, of count: Int, seed: UInt64 = 1, name: String = "bar", cases: Int? = nil) -> ShardFile {
        var settings = CheckSettings(profile: Self.profile, environments: .everyTextSize, cases: cases, seed: seed)
        settings.share = Shard(index: index, count: count)
        let part = runCheckPart(named: name, forEvery: .constant(()), settings: settings) { _, _ in
            .blueprint(.button("Close").frame(width: 31, height: 44), StandardLayout())
        }
        return ShardFile(share: settings.share, parts: [part])
    }

    private func problem(_ files: [(name: String, file: ShardFile)]) -> String? {
        do {
            _ = try ShardFiles(files)
            return nil
        } catch {
            return "\(error)"
        }
    }

    @Test func `a written file is read, and written again the same`() throws {
        let file = file(0, of: 2)

        #expect(try ShardFile(reading: Data(file.json.utf8), judgedBy: [Self.profile]).json == file.json)
        #expect(file.json.hasPrefix("{\n  \"campaigns\": ["))
    }

    @Test func `a lost shard is named, in the report as well`() throws {
        let files = try ShardFiles([("a", file(0, of: 4)), ("c", file(2, of: 4))])

        #expect(files.missing == [1, 3])
        let report = files.reports[0]
        #expect(TextReport.headline(of: report).hasSuffix("in 6 cases and 6 environments, seed 1 (without shards 2 and 4 of 4)"))
        #expect(AccessibilityReport(of: [report]).render(.json).contains("\"missingShards\": [2, 4]"))
        #expect(AccessibilityReport(of: [report]).render(.junit).contains("<error message=\"not all cases were run\" type=\"partial\">"))
        #expect(AccessibilityReport(of: [report]).render(.sarif).contains("\"executionSuccessful\": false"))
    }

    @Test func `files that are not the shards of one run are refused by name`() {
        let first = file(0, of: 2)

        #expect(problem([]) == "there is no file to merge")
        #expect(problem([("a", first), ("b", file(0, of: 2))]) == "a and b are both shard 1 of 2; leave one out")
        #expect(problem([("a", first), ("b", file(1, of: 3))]) == "a is one of 2 shards and b one of 3; merge the shards of one run")
        #expect(
            problem([("a", first), ("b", file(1, of: 2, seed: 2))])
                == "a and b are not of one run: the seed of bar differs (1, 2); run the shards with the same options")
        #expect(
            problem([("a", first), ("b", file(1, of: 2, cases: 30))])
                == "a and b are not of one run: the number of cases of bar differs (that of the plan, 30); run the shards with the same options"
        )
        #expect(
            problem([("a", first), ("b", file(1, of: 2, name: "foot"))])
                == "a and b are not of one run: one has the checks bar, the other foot; run the shards with the same options")
        #expect(problem([("b", file(1, of: 2)), ("a", first)]) == nil)
    }

    @Test(arguments: [
        ("", "it cannot be read: the text is not valid JSON; run that shard again"),
        ("{}", "it cannot be read: \"everyscreenShard\" is missing; run that shard again"),
        (
            #"{"everyscreenShard": 1, "tool": "9.9.9"}"#,
            "it was written by everyscreen 9.9.9; this is \(toolVersion); run all shards and merge with one version"
        ),
        (
            #"{"everyscreenShard": 1, "tool": "\#(toolVersion)", "shard": 3, "of": 2, "campaigns": []}"#,
            "there is no shard 3 of 2; run that shard again"
        ),
        (
            #"{"everyscreenShard": 1, "tool": "\#(toolVersion)", "shard": 1, "of": 2, "campaigns": [{}]}"#,
            "campaigns.Index 0 cannot be read: \"name\" is missing; run that shard again"
        ),
    ])
    func `a file that is no shard is refused with the place`(text: String, message: String) {
        #expect(throws: ShardFileError.self) { try ShardFile(reading: Data(text.utf8), judgedBy: [Self.profile]) }
        do { _ = try ShardFile(reading: Data(text.utf8), judgedBy: [Self.profile]) } catch { #expect("\(error)" == message) }
    }

    @Test func `a profile that is not known is named`() {
        let part = runCheckPart(
            named: "bar", forEvery: .constant(()), settings: CheckSettings(profile: .humanInterfaceGuidelines, environments: .standard)
        ) { _, _ in .blueprint(.button("Close"), StandardLayout()) }
        do {
            _ = try ShardFile(reading: Data(ShardFile(share: .whole, parts: [part]).json.utf8), judgedBy: [])
            Issue.record("It was read")
        } catch {
            #expect("\(error)" == "there is no profile \"hig\"; run that shard again")
        }
    }

    @Test func `a profile of other specs or numbers is read by its rules`() throws {
        let report = CheckReport(of: try ShardFile(reading: Data(file(0, of: 1).json.utf8), judgedBy: []).parts)

        #expect(report.profile.name == "hig")
        #expect(report.profile.everySpec.map(\.id) == [.targetSize])
        let spec = try #require(report.profile.spec(.targetSize))
        let real = try #require(Self.profile.spec(.targetSize))
        #expect(spec.rule(in: report.profile) == real.rule(in: Self.profile))
        #expect(report.failures.map(\.wording) == CheckReport(of: file(0, of: 1).parts).failures.map(\.wording))
    }

    @Test func `a file cut short or changed anywhere is refused or means the same, and never traps`() {
        let text = Array(file(0, of: 2).json.utf8)

        let report = PropertySearch.run(
            Generator<(Int, UInt8)> { source in
                (try source.draw(.integer(in: 0...(text.count - 1))), UInt8(try source.draw(.integer(in: 32...126))))
            }, settings: SearchSettings(cases: 60)
        ) { place, byte in
            var changed = text
            changed[place] = byte
            _ = try? ShardFile(reading: Data(changed), judgedBy: [Self.profile])
            return (try? ShardFile(reading: Data(text[..<place]), judgedBy: [Self.profile])) == nil ? .passed : .failed
        }

        #expect(report.isSuccess)
    }
}
