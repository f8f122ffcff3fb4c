import EveryScreenCapture
import EveryScreenModel
import Foundation

/// Reads browser captures: JSON lines, one page a line.
enum BrowserReader {
    /// Returns whether a text is a browser capture, by its first line.
    static func recognizes(_ text: SourceText) -> Bool {
        guard let start = text.firstCharacter, text.bytes[start] == UInt8(ascii: "{") else { return false }
        let end = text.bytes[start...].firstIndex(of: .lineFeed) ?? text.bytes.count
        guard let document = try? JSONDocument(parsing: SourceText(utf8: Array(text.bytes[start..<end]))) else { return false }
        return BrowserRecord.recognizes(document)
    }

    /// Reads all pages of a text.
    static func read(_ text: SourceText) throws(CaptureMistake) -> [CapturedScreen] {
        var screens: [CapturedScreen] = []
        var start = 0
        while start < text.bytes.count {
            let end = text.bytes[start...].firstIndex(of: .lineFeed) ?? text.bytes.count
            do {
                if let screen = try read(line: text.bytes[start..<end]) { screens.append(screen) }
            } catch {
                throw CaptureMistake(at: start + (error.offset ?? 0), error.reason)
            }
            start = end + 1
        }
        return screens
    }

    /// Reads the page of a line, or nothing of an empty one; offsets of faults
    /// count from the beginning of the line.
    static func read(line: ArraySlice<UInt8>) throws(CaptureMistake) -> CapturedScreen? {
        guard line.contains(where: { !$0.isWhiteSpace }) else { return nil }
        let document = try JSONDocument(parsing: SourceText(utf8: Array(line)))
        var record = try BrowserRecord(document)
        try record.connect()
        record.focus.openings = try record.openings()
        let environment = record.environment ?? UserEnvironment(screenSize: record.viewport)
        return CapturedScreen(
            name: record.id, screen: try BrowserScreen.screen(of: record), environment: environment,
            recordedFocus: record.hasWalk ? record.focus : nil)
    }
}
