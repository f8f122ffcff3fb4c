import Foundation

/// Why a regression file cannot be taken from its folder or put there.
package enum RegressionSuiteError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system does not give it.
    case notReadable(path: String, reason: String)
    /// It was given, and is no regression file of a known version.
    case notUsable(path: String, RegressionFileError)
    /// The system does not take it; nothing is left behind.
    case notWritable(path: String, reason: String)

    /// What went wrong, where, and what to do.
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
    /// What the system says of an error, in words.
    package var systemReason: String {
        let cocoa = self as NSError
        let underlying = cocoa.userInfo[NSUnderlyingErrorKey] as? NSError
        if let underlying, underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
        // On Linux Foundation leaves out which error of the system that was.
        let codes: [CocoaError.Code: Int32] = [
            .fileWriteNoPermission: EACCES, .fileReadNoPermission: EACCES, .fileWriteVolumeReadOnly: EROFS, .fileWriteOutOfSpace: ENOSPC,
        ]
        return (self as? CocoaError).flatMap { codes[$0.code] }.map { String(cString: strerror($0)) } ?? cocoa.localizedDescription
    }
}
