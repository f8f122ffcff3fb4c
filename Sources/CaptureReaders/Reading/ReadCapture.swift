package import EveryScreenCapture
import EveryScreenModel

/// Reads the screens of a file.
///
/// - Parameters:
///   - path: The file; a pipe such as `/dev/stdin` is read to its end.
///   - options: Facts that the file cannot state.
/// - Returns: The capture, whole.
/// - Throws: `CaptureError` with file, place and reason; nothing is returned of a
///   file that is not understood.
package func readCapture(at path: String, options: CaptureOptions = .init()) throws(CaptureError) -> AccessibilityCapture {
    let bytes: [UInt8]
    do { bytes = try fileContents(at: path) } catch { throw CaptureError(file: path, reason: error.reason) }
    return try readCapture(bytes, named: path, options: options)
}

/// Reads the screens of a file's content.
///
/// O(bytes), whatever the depth of the elements.
///
/// - Parameters:
///   - bytes: The content of the file.
///   - name: The name of the file, for errors and for the name of the screen.
///   - options: Facts that the file cannot state.
/// - Returns: The capture, whole.
/// - Throws: `CaptureError` with file, place and reason.
package func readCapture(_ bytes: [UInt8], named name: String, options: CaptureOptions = .init()) throws(CaptureError)
    -> AccessibilityCapture
{
    try DetectedFile(bytes, named: name, options: options).read()
}

/// The last component of a path without its extension: "order" for
/// "captures/order.xml".
func screenName(ofFile path: String) -> String {
    let file = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = file.lastIndex(of: "."), dot != file.startIndex else { return file }
    return String(file[..<dot])
}
