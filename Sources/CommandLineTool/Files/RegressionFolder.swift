import AccessibilityChecking
import Foundation

/// The folder in which failures are saved; what lies there already is never overwritten.
final class RegressionFolder {
    private let path: String
    /// The names, without extension, that this run has given away.
    private var taken = Set<String>()

    /// Makes the folder if it is not there.
    init(_ path: String) throws(UsageError) {
        self.path = path
        try OutputFile.makeFolder(path)
    }

    /// Saves a failure with its picture, and returns the path of its file.
    ///
    /// A file that holds the same case is left as it is, whatever seed or version
    /// wrote it; one that holds anything else stays, and the new file gets a number.
    func save(_ file: RegressionFile, picture: String) throws(UsageError) -> String {
        let stem = String(file.suggestedName.dropLast(".json".count))
        var number = 1
        while true {
            let name = number == 1 ? stem : "\(stem)-\(number)"
            let (filePath, picturePath) = ("\(path)/\(name).json", "\(path)/\(name).svg")
            number += 1
            guard !taken.contains(name) else { continue }
            if exists(filePath) {
                guard let old = try? RegressionReading.read(filePath), old.isSameCase(as: file) else { continue }
            } else {
                guard !exists(picturePath) else { continue }
                try OutputFile.write(file.json, to: filePath)
            }
            if !exists(picturePath) { try OutputFile.write(picture, to: picturePath) }
            taken.insert(name)
            return filePath
        }
    }

    /// Saves the failures of a campaign, and returns where; `nil` for those without a blueprint.
    func save(_ report: CampaignReport) throws(UsageError) -> [String?] {
        var paths: [String?] = []
        for failure in report.failures {
            guard let file = RegressionFile(failure, in: report) else {
                paths.append(nil)
                continue
            }
            let picture = ScreenPicture.svg(of: failure.screen, marking: [failure.finding.element.index], caption: failure.wording.fact)
            paths.append(try save(file, picture: picture))
        }
        return paths
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
}

extension RegressionFile {
    /// Whether both hold the same failure of the same screen, however it was found.
    fileprivate func isSameCase(as other: RegressionFile) -> Bool {
        (property, spec, kind) == (other.property, other.spec, other.kind)
            && (environment, blueprint) == (other.environment, other.blueprint)
    }
}
