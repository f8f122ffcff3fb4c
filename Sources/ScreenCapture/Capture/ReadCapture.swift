import ScreenModel

/// Reads the screens of a file.
///
/// - Parameters:
///   - path: The file; a pipe such as `/dev/stdin` is read to its end.
///   - options: What the file itself cannot tell.
/// - Returns: The capture, whole.
/// - Throws: `CaptureError` with file, place and reason; nothing is returned of a file that is not understood.
public func readCapture(at path: String, options: CaptureOptions = .init()) throws(CaptureError) -> Capture {
    let bytes: [UInt8]
    do { bytes = try fileContents(at: path) } catch { throw CaptureError(file: path, reason: error.reason) }
    return try readCapture(bytes, named: path, options: options)
}

/// Reads the screens of what was a file.
///
/// O(bytes), whatever the depth of the elements.
///
/// - Parameters:
///   - bytes: The content of the file.
///   - name: The name of the file, for errors and for the name of the screen.
///   - options: What the file itself cannot tell.
/// - Returns: The capture, whole.
/// - Throws: `CaptureError` with file, place and reason.
public func readCapture(_ bytes: [UInt8], named name: String, options: CaptureOptions = .init()) throws(CaptureError) -> Capture {
    let text: SourceText
    do { text = try SourceText(decoding: bytes) } catch {
        throw CaptureError(file: name, place: error.offset.map { .byte($0) }, reason: error.reason)
    }
    do { return try read(text, named: screenName(ofFile: name), options: options) } catch {
        throw CaptureError(file: name, place: error.offset.map(text.place(of:)), reason: error.reason)
    }
}

/// Detects the format, compares it with what was asked for, and calls the reader.
private func read(_ text: SourceText, named name: String, options: CaptureOptions) throws(Fault) -> Capture {
    if let density = options.density, !(density > 0 && density.isFinite) { throw Fault(.unusableDensity(density)) }
    let content = try detectContent(of: text)
    if let asked = options.format, asked != content.format {
        throw Fault(.otherFormat(asked: asked, found: content.format))
    }
    switch content {
    case .markup(let document, let reader):
        let screen = try reader.read(document, options)
        return Capture(format: reader.format, screens: [CapturedScreen(name: name, screen: screen)])
    case .json(let document, let reader):
        return Capture(format: reader.format, screens: try reader.read(document, name, options))
    case .lines(let text, let reader):
        return Capture(format: reader.format, screens: [CapturedScreen(name: name, screen: try reader.read(text))])
    case .browser(let text):
        return Capture(format: .browser, screens: try BrowserReader.read(text))
    }
}

/// The last component of a path without its extension: "order" for "captures/order.xml".
private func screenName(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
}
