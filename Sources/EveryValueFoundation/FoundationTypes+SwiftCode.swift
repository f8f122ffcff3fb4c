import EveryValue
import Foundation

// How values of Foundation are written in reports; their descriptions are no code.

extension Data: SwiftCodeRepresentable {
    /// Bytes in hexadecimal.
    package var swiftCode: String {
        let bytes = map { byte in "0x" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true) }
        return "Data([\(bytes.joined(separator: ", "))])"
    }
}

extension Date: SwiftCodeRepresentable {
    /// Seconds since 2001, with the moment in a comment.
    package var swiftCode: String { "Date(timeIntervalSinceReferenceDate: \(timeIntervalSinceReferenceDate)) /* \(self) */" }
}

extension UUID: SwiftCodeRepresentable {
    /// The initializer from its text.
    package var swiftCode: String { "UUID(uuidString: \"\(uuidString)\")!" }
}

extension URL: SwiftCodeRepresentable {
    /// The initializer from its text.
    package var swiftCode: String { "URL(string: \(SwiftLiteral.code(of: absoluteString)))!" }
}

extension TimeZone: SwiftCodeRepresentable {
    /// The initializer from its identifier.
    package var swiftCode: String { "TimeZone(identifier: \"\(identifier)\")!" }
}

extension Locale: SwiftCodeRepresentable {
    /// The initializer from its identifier.
    package var swiftCode: String { "Locale(identifier: \"\(identifier)\")" }
}

extension DateComponents: SwiftCodeRepresentable {
    /// The initializer with the components that are set.
    package var swiftCode: String {
        let zone = timeZone.map { "timeZone: \($0.swiftCode)" }
        let numbers: [(name: String, value: Int?)] = [
            ("era", era), ("year", year), ("month", month), ("day", day), ("hour", hour), ("minute", minute), ("second", second),
            ("nanosecond", nanosecond), ("weekday", weekday), ("weekdayOrdinal", weekdayOrdinal), ("quarter", quarter),
            ("weekOfMonth", weekOfMonth), ("weekOfYear", weekOfYear), ("yearForWeekOfYear", yearForWeekOfYear),
        ]
        let parts = [zone].compactMap(\.self) + numbers.compactMap { number in number.value.map { "\(number.name): \($0)" } }
        return "DateComponents(\(parts.joined(separator: ", ")))"
    }
}
