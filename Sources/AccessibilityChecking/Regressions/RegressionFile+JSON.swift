public import Foundation
import ScreenLayout
import ScreenModel

extension RegressionFile {
    /// The file as JSON: keys sorted, under 40 lines for a typical case.
    private struct Model: Codable {
        var everyscreenRegression: Int
        var property: String
        var spec: String
        var kind: String
        var message: String
        var seed: UInt64
        var token: String
        var environment: ReportModel.Environment
        var swiftCode: String
        var blueprint: Blueprint
        var tool: String
    }

    /// What the file holds.
    public var json: String {
        JSONReport.encoded(
            Model(
                everyscreenRegression: Self.version, property: property, spec: spec, kind: kind, message: message, seed: seed, token: token,
                environment: ReportModel.Environment(environment), swiftCode: blueprint.swiftCode, blueprint: blueprint, tool: tool)) + "\n"
    }

    /// Reads a file's contents.
    ///
    /// - Throws: `RegressionFileError` naming the place and what is wrong there.
    public init(json data: Data) throws(RegressionFileError) {
        struct Version: Codable { var everyscreenRegression: Int }
        let model: Model
        do {
            let version = try JSONReport.decoder.decode(Version.self, from: data).everyscreenRegression
            guard version == Self.version else { throw RegressionFileError.unknownVersion(version) }
            model = try JSONReport.decoder.decode(Model.self, from: data)
        } catch let error as RegressionFileError {
            throw error
        } catch let error as DecodingError {
            throw RegressionFileError(error)
        } catch {
            throw .notReadable(path: "", problem: error.localizedDescription)
        }
        property = model.property
        spec = model.spec
        kind = model.kind
        message = model.message
        seed = model.seed
        token = model.token
        environment = model.environment.environment
        blueprint = model.blueprint
        tool = model.tool
    }
}

/// Why a regression file cannot be read.
public enum RegressionFileError: Error, Hashable, CustomStringConvertible {
    /// It was written by a version whose format is not known.
    case unknownVersion(Int)
    /// Something at a place in it is not what it must be.
    case notReadable(path: String, problem: String)

    init(_ error: DecodingError) {
        let (context, problem): (DecodingError.Context, String) =
            switch error {
            case .keyNotFound(let key, let context): (context, "\"\(key.stringValue)\" is missing")
            case .valueNotFound(_, let context), .typeMismatch(_, let context), .dataCorrupted(let context):
                (context, context.debugDescription)
            @unknown default: (.init(codingPath: [], debugDescription: ""), "it is not a regression file")
            }
        self = .notReadable(path: context.codingPath.map(\.stringValue).joined(separator: "."), problem: problem)
    }

    /// What is wrong, where, and what to do.
    public var description: String {
        switch self {
        case .unknownVersion(let version):
            "it is a regression file of version \(version); this tool reads version \(RegressionFile.version); use a newer tool"
        case .notReadable(let path, let problem):
            "\(path.isEmpty ? "it" : path) cannot be read: \(problem); write the file again with --save"
        }
    }
}
