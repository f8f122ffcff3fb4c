import EveryScreenCapture
import EveryScreenLayout
import EveryScreenModel
public import Foundation

extension RegressionFile {
    /// The content of the file: sorted keys, under 40 lines for a typical case.
    public var json: String { JSONReport.encoded(RegressionModel(self)) + "\n" }

    /// Reads a file's contents, of this version or an earlier one.
    ///
    /// - Throws: `RegressionFileError` with the place and the mistake.
    public init(json data: Data) throws(RegressionFileError) {
        do {
            self = try RegressionModel(json: Array(data)).file
        } catch let error as RegressionFileError {
            throw error
        } catch let error as DecodingError {
            throw RegressionFileError(error)
        } catch {
            throw .notReadable(path: "", problem: error.localizedDescription)
        }
    }
}

/// A regression file as written.
private struct RegressionModel: Codable {
    var everyscreenRegression = RegressionFile.version
    var property: String
    var spec: SpecID
    var kind: Finding.Kind
    var message: String
    var profile: String?
    var seed: UInt64
    var token: String
    var environment: ReportModel.Environment
    var swiftCode: String?
    var blueprint: Blueprint?
    /// The blueprint under the settings compared with; absent if it is the same.
    var comparedBlueprint: Blueprint?
    /// The screen as in a native screen file; absent if there is a blueprint.
    var screen: EmbeddedScreen?
    /// The layout rule of the screen; absent if a test makes it.
    var layout: String?
    var events: [String]?
    var tool: String

    init(_ file: RegressionFile) {
        (property, spec, kind, message) = (file.property, file.spec, file.kind, file.message)
        (profile, seed, token, tool) = (file.profile, file.seed, file.token, file.tool)
        environment = ReportModel.Environment(file.environment)
        blueprint = file.blueprint
        comparedBlueprint = file.comparedBlueprint
        swiftCode = blueprint?.swiftCode
        if case .screen(let shown) = file.shown { screen = EmbeddedScreen(screen: shown, name: file.property) }
        if case .layoutRule(let name) = file.origin { layout = name }
        events = file.events.isEmpty ? nil : file.events
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        // The version first: other members of another version are unknown here.
        everyscreenRegression = try container.decode(Int.self, forKey: .everyscreenRegression)
        guard (1...RegressionFile.version).contains(everyscreenRegression) else {
            throw RegressionFileError.unknownVersion(everyscreenRegression)
        }
        property = try container.decode(String.self, forKey: .property)
        spec = try container.decode(SpecID.self, forKey: .spec)
        kind = try container.decode(Finding.Kind.self, forKey: .kind)
        message = try container.decode(String.self, forKey: .message)
        profile = try container.decodeIfPresent(String.self, forKey: .profile)
        seed = try container.decode(UInt64.self, forKey: .seed)
        token = try container.decode(String.self, forKey: .token)
        environment = try container.decode(ReportModel.Environment.self, forKey: .environment)
        tool = try container.decode(String.self, forKey: .tool)
        if everyscreenRegression == 1 {
            // Version 1 has only blueprints under the standard layout.
            blueprint = try container.decode(Blueprint.self, forKey: .blueprint)
            layout = RegressionFile.standardLayout
            return
        }
        screen = try container.decodeIfPresent(EmbeddedScreen.self, forKey: .screen)
        blueprint = try container.decodeIfPresent(Blueprint.self, forKey: .blueprint)
        comparedBlueprint = try container.decodeIfPresent(Blueprint.self, forKey: .comparedBlueprint)
        layout = try container.decodeIfPresent(String.self, forKey: .layout)
        events = try container.decodeIfPresent([String].self, forKey: .events)
    }

    var file: RegressionFile {
        RegressionFile(
            property: property, spec: spec, kind: kind, message: message, profile: profile, seed: seed, token: token,
            environment: environment.environment,
            shown: blueprint.map(RegressionFile.Shown.blueprint) ?? screen.map { .screen($0.screen) },
            origin: layout.map(RegressionFile.Origin.layoutRule) ?? .test, compared: comparedBlueprint, events: events ?? [], tool: tool)
    }
}

extension RegressionFile {
    fileprivate init(
        property: String, spec: SpecID, kind: Finding.Kind, message: String, profile: String?, seed: UInt64, token: String,
        environment: UserEnvironment,
        shown: Shown?, origin: Origin, compared: Blueprint?, events: [String], tool: String
    ) {
        (self.property, self.spec, self.kind, self.message) = (property, spec, kind, message)
        (self.profile, self.seed, self.token, self.tool) = (profile, seed, token, tool)
        (self.environment, self.shown, self.origin, self.events) = (environment, shown, origin, events)
        comparedBlueprint = compared
    }
}
