import Foundation

/// A reason why a regression file cannot be read from its folder or saved there.
package enum RegressionSuiteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system cannot read it.
    case notReadable(path: String, reason: String)
    /// It is no regression file of a known version.
    case notUsable(path: String, RegressionFileError)
    /// The system cannot write it; no partial file remains.
    case notWritable(path: String, reason: String)

    /// The error, the place, and the fix.
    package var description: String {
        switch self {
        case .notReadable(let path, let reason): "\(path) cannot be read: \(reason)"
        case .notUsable(let path, let error): "\(path): \(error)"
        case .notWritable(let path, let reason):
            "\(path) cannot be written: \(reason); nothing was written; make room or give the right to write there"
        }
    }
}

extension Error {
    /// The system's words for an error, without the period at their end.
    package var systemReason: String {
        if let error = self as? WholeFile.WritingError { return error.reason }
        let cocoa = self as NSError
        let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
        // On Linux, Foundation leaves out the error of the system.
        let codes: [CocoaError.Code: Int32] = [
            .fileWriteNoPermission: EACCES, .fileReadNoPermission: EACCES, .fileWriteVolumeReadOnly: EROFS, .fileWriteOutOfSpace: ENOSPC,
        ]
        if let code = (self as? CocoaError).flatMap({ codes[$0.code] }) { return String(cString: strerror(code)) }
        let words = cocoa.localizedDescription
        return words.hasSuffix(".") ? String(words.dropLast()) : words
    }
}
