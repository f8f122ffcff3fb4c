package import EveryScreenCapture

/// The result of reading one of several files, or two that are parts of one page.
package struct ReadFile: Sendable {
    /// The file, the first of two.
    package let path: String
    /// The capture, or why there is none.
    package let result: Result<AccessibilityCapture, CaptureError>
}

/// Reads the screens of several files.
///
/// The accessibility tree and the snapshot that the DevTools protocol gives of
/// one page are read as one screen, named after the file that comes first.
///
/// - Parameters:
///   - paths: The files.
///   - options: Facts that the files cannot state.
/// - Returns: The results, in the order of the files.
package func readCaptures(at paths: [String], options: CaptureOptions = .init()) -> [ReadFile] {
    var results: [ReadFile?] = []
    // Trees and snapshots that wait for their other half, by frame.
    var halves: [String: (place: Int, file: DetectedFile)] = [:]
    for (place, path) in paths.enumerated() {
        results.append(nil)
        do throws(CaptureError) {
            let file = try detectedFile(at: path, options)
            guard case .json(let document, _) = file.content, file.content.format == .devTools,
                let frame = DevToolsPage.frameID(of: document)
            else {
                results[place] = ReadFile(path: path, result: .success(try file.read()))
                continue
            }
            if let half = halves[frame], half.file.isTree != file.isTree {
                halves[frame] = nil
                results[half.place] = joined(half.file, file)
            } else {
                if let earlier = halves.updateValue((place, file), forKey: frame) { results[earlier.place] = alone(earlier.file) }
            }
        } catch {
            results[place] = ReadFile(path: path, result: .failure(error))
        }
    }
    for half in halves.values { results[half.place] = alone(half.file) }
    return results.compactMap { $0 }
}

private func detectedFile(at path: String, _ options: CaptureOptions) throws(CaptureError) -> DetectedFile {
    let bytes: [UInt8]
    do { bytes = try fileContents(at: path) } catch { throw CaptureError(file: path, reason: error.reason) }
    return try DetectedFile(bytes, named: path, options: options)
}

private func alone(_ file: DetectedFile) -> ReadFile {
    do { return ReadFile(path: file.name, result: .success(try file.read())) } catch {
        return ReadFile(path: file.name, result: .failure(error))
    }
}

/// Reads two halves of a page, in whatever order they come.
private func joined(_ first: DetectedFile, _ second: DetectedFile) -> ReadFile {
    let (treeFile, snapshotFile) = first.isTree ? (first, second) : (second, first)
    do throws(CaptureError) {
        guard case .json(let treeDocument, _) = treeFile.content, case .json(let document, _) = snapshotFile.content else {
            return alone(first)
        }
        let tree = try treeFile.telling { () throws(CaptureMistake) in try DevToolsTree(treeDocument) }
        let screen = try snapshotFile.telling { () throws(CaptureMistake) in
            try DevToolsPage.screen(of: DevToolsSnapshot(document), named: tree)
        }
        let captured = CapturedScreen(name: screenName(ofFile: first.name), screen: screen)
        return ReadFile(path: first.name, result: .success(AccessibilityCapture(format: .devTools, screens: [captured])))
    } catch {
        return ReadFile(path: first.name, result: .failure(error))
    }
}

extension DetectedFile {
    /// Whether the file holds an accessibility tree of the DevTools protocol.
    fileprivate var isTree: Bool {
        if case .json(let document, _) = content { DevToolsPage.hasTree(document) } else { false }
    }
}
