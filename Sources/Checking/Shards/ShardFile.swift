package import EveryScreenAudit
import EveryScreenCapture
package import EveryValue
package import Foundation

/// What one machine found of campaigns that several run: JSON, to be joined by
/// `everyscreen merge`.
///
///     {"everyscreenShard": 1, "shard": 2, "of": 4, "tool": "0.2.0", "campaigns": […]}
///
/// Shards are counted from 1 in files and in messages. A file holds all that a
/// report needs, so that joining asks for nothing to be run.
package struct ShardFile: Sendable {
    /// The version of the format.
    package static let version = 1

    /// Which share of the cases it is about.
    package let share: CaseShare
    /// The parts of the campaigns; several of one campaign if the machine divided
    /// its share further.
    package let parts: [CampaignPart]
    /// The check of a test that the file is about; `nil` for the campaigns of the
    /// command.
    package let check: RecordedCheck?

    /// Creates the file of a share.
    package init(share: CaseShare, parts: [CampaignPart], check: RecordedCheck? = nil) {
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
    ///   - profiles: The profiles that may have judged; those with a name of their
    ///     own by default.
    /// - Throws: `ShardFileError` that says what is wrong.
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
            share = CaseShare(index: model.shard - 1, count: model.of)
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

/// Why a file is no shard that can be joined, in words.
package struct ShardFileError: Error, Hashable, CustomStringConvertible {
    /// What is wrong and what to do.
    package let description: String

    /// Creates the error with its words.
    package init(_ description: String) { self.description = description }
}

extension RegressionFileError {
    /// What cannot be read, and where.
    var place: String {
        switch self {
        case .unknownVersion(let version): "version \(version) is not known"
        case .notReadable(let path, let problem): "\(path.isEmpty ? "it" : path) cannot be read: \(problem)"
        }
    }
}
