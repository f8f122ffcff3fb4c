import EveryScreenCapture
import EveryScreenModel

/// A file whose format is known, parsed and not read yet.
struct DetectedFile {
    let name: String
    let text: SourceText
    let content: DetectedContent
    let options: CaptureOptions

    /// Detects the format of a file, and compares it with the requested one.
    init(_ bytes: [UInt8], named name: String, options: CaptureOptions) throws(CaptureError) {
        self.name = name
        self.options = options
        do { text = try SourceText(decoding: bytes) } catch {
            throw CaptureError(file: name, place: error.offset.map { .byte($0) }, reason: error.reason)
        }
        let text = text
        content = try Self.telling(text, name) { () throws(CaptureMistake) in
            if let density = options.density, !CaptureOptions.densities.contains(density) {
                throw CaptureMistake(.unusableDensity(density))
            }
            let content = try detectContent(of: text)
            if let asked = options.format, asked != content.format {
                throw CaptureMistake(.otherFormat(asked: asked, found: content.format))
            }
            return content
        }
    }

    /// Reads all screens.
    func read() throws(CaptureError) -> AccessibilityCapture {
        try telling { () throws(CaptureMistake) in
            let screenName = screenName(ofFile: name)
            switch content {
            case .markup(let document, let reader):
                return capture([CapturedScreen(name: screenName, screen: try reader.read(document, options))])
            case .json(let document, let reader): return capture(try reader.read(document, screenName, options))
            case .lines(let text, let reader): return capture([CapturedScreen(name: screenName, screen: try reader.read(text))])
            case .browser(let text): return capture(try BrowserReader.read(text))
            }
        }
    }

    private func capture(_ screens: [CapturedScreen]) -> AccessibilityCapture {
        AccessibilityCapture(format: content.format, screens: screens)
    }

    /// Turns a mistake at a byte of the text into an error with file and place.
    func telling<Value>(_ body: () throws(CaptureMistake) -> Value) throws(CaptureError) -> Value { try Self.telling(text, name, body) }

    private static func telling<Value>(
        _ text: SourceText, _ name: String, _ body: () throws(CaptureMistake) -> Value
    ) throws(CaptureError) -> Value {
        do { return try body() } catch {
            throw CaptureError(file: name, place: error.offset.map(text.place(of:)), reason: error.reason)
        }
    }
}
