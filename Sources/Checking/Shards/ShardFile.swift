package import EveryScreenAudit
import EveryScreenCapture
package import EveryValue
package import Foundation

/// The results of one machine for checks that several machines run: JSON, merged by
/// `everyscreen merge`.
///
///     {"everyscreenShard": 1, "shard": 2, "of": 4, "tool": "0.2.0", "campaigns": […]}
///
/// Shards are counted from 1 in files and in messages. A file has all data of a
/// report, so that merging runs no case.
package struct ShardFile: Sendable {
    /// The version of the format.
    package static let version = 1

    /// The shard of the cases.
    package let share: Shard
    /// The results of the checks; several for one check if the machine divided its
    /// shard further.
    package let parts: [ShardResult]
    /// The check of a test; `nil` for the checks of the command.
    package let check: RecordedCheck?

    /// Creates the file of a shard.
    package init(share: Shard, parts: [ShardResult], check: RecordedCheck? = nil) {
        self.share = share
        self.parts = parts
        self.check = check
    }

    private struct Version: Codable {
        var everyscreenShard: Int
        var tool: String
    }

    private struct Model: Codable {
        var everyscreenShard = ShardFile.version
        var shard: Int
        var of: Int
        var tool = toolVersion
        var check: RecordedCheck?
        var campaigns: [ShardModel.Part]
    }

    /// The file as JSON: the same bytes for the same findings.
    package var json: String {
        JSONReport.encoded(Model(shard: share.index + 1, of: share.count, check: check, campaigns: parts.map(ShardModel.Part.init))) + "\n"
    }

    /// Reads a file's contents.
    ///
    /// - Parameters:
    ///   - data: The contents.
    ///   - profiles: The profiles that may have been used; by default those with a
    ///     name.
    /// - Throws: `ShardFileError` with the mistake.
    package init(reading data: Data, judgedBy profiles: [AccessibilityProfile]) throws(ShardFileError) {
        do {
            let version = try Version(json: Array(data))
            guard version.everyscreenShard == Self.version, version.tool == toolVersion else {
                throw ShardFileError(
                    "it was written by everyscreen \(version.tool); this is \(toolVersion); run all shards and merge with one version")
            }
            let model = try Model(json: Array(data))
            guard model.of > 0, (1...model.of).contains(model.shard) else {
                throw ShardFileError("there is no shard \(model.shard) of \(model.of); run that shard again")
            }
            share = Shard(index: model.shard - 1, count: model.of)
            check = model.check
            parts = try model.campaigns.map { try $0.part(judgedBy: profiles) }
        } catch let error as ShardFileError {
            throw error
        } catch let error as ShardReadingError {
            throw ShardFileError("\(error.problem); run that shard again")
        } catch let error as DecodingError {
            throw ShardFileError("\(RegressionFileError(error).place); run that shard again")
        } catch {
            throw ShardFileError("\(error); run that shard again")
        }
    }
}

/// The reason why a file cannot be merged, in words.
package struct ShardFileError: Error, Hashable, CustomStringConvertible {
    /// The mistake and the fix.
    package let description: String

    /// Creates the error with its words; control characters of the file are made
    /// visible.
    package init(_ description: String) { self.description = description.visible() }
}

extension RegressionFileError {
    /// The unreadable part, and its place.
    var place: String {
        switch self {
        case .unknownVersion(let version): "version \(version) is not known"
        case .notReadable(let path, let problem): "\(path.isEmpty ? "it" : path) cannot be read: \(problem)"
        }
    }
}
