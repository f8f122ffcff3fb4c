import EveryScreenAudit
import EveryScreenLayout
import EveryScreenModel
import EveryValue
import Foundation
import Testing

@testable import EveryScreenKit

/// The published schema, against reports of every kind.
struct ReportSchemaTests {
    private let schema: [String: Any]

    init() throws {
        schema = try #require(try JSONSerialization.jsonObject(with: Data(JSONReport.schema.utf8)) as? [String: Any])
    }

    /// The mistakes of a value: the words of JSON Schema that the schema has, and
    /// no other.
    private func mistakes(in value: Any, by rule: [String: Any], at path: String = "$") -> [String] {
        var result: [String] = []
        for (word, argument) in rule {
            switch word {
            case "$ref":
                let name = (argument as? String)?.split(separator: "/").last.map(String.init) ?? ""
                guard let other = (schema["$defs"] as? [String: [String: Any]])?[name] else { return ["\(path): no \(name)"] }
                result += mistakes(in: value, by: other, at: path)
            case "oneOf":
                let fitting = (argument as? [[String: Any]] ?? []).filter { mistakes(in: value, by: $0, at: path).isEmpty }
                if fitting.count != 1 { result.append("\(path): fits \(fitting.count) alternatives") }
            case "type":
                let isFit =
                    switch argument as? String {
                    case "object": value is [String: Any]
                    case "array": value is [Any]
                    case "string": value is String
                    case "integer": (value as? NSNumber).map { $0.doubleValue == $0.doubleValue.rounded() } ?? false
                    case "number": value is NSNumber
                    default: false
                    }
                if !isFit { result.append("\(path): no \(argument)") }
            case "required":
                for key in argument as? [String] ?? [] where (value as? [String: Any])?[key] == nil {
                    result.append("\(path): \(key) is missing")
                }
            case "properties":
                for (key, inner) in argument as? [String: [String: Any]] ?? [:] {
                    if let member = (value as? [String: Any])?[key] { result += mistakes(in: member, by: inner, at: "\(path).\(key)") }
                }
            case "additionalProperties":
                let known = Set((rule["properties"] as? [String: Any] ?? [:]).keys)
                for (key, member) in value as? [String: Any] ?? [:] where !known.contains(key) {
                    if let inner = argument as? [String: Any] {
                        result += mistakes(in: member, by: inner, at: "\(path).\(key)")
                    } else {
                        result.append("\(path): \(key) is unknown")
                    }
                }
            case "items":
                for (index, item) in (value as? [Any] ?? []).enumerated() {
                    result += mistakes(in: item, by: argument as? [String: Any] ?? [:], at: "\(path)[\(index)]")
                }
            case "enum": if !(argument as? [String] ?? []).contains(value as? String ?? "") { result.append("\(path): \(value)") }
            case "const": if (value as? Int) != (argument as? Int) { result.append("\(path): \(value)") }
            case "minItems": if (value as? [Any] ?? []).count < argument as? Int ?? 0 { result.append("\(path): too few") }
            case "maxItems": if (value as? [Any] ?? []).count > argument as? Int ?? 0 { result.append("\(path): too many") }
            case "minimum": if (value as? Double ?? 0) < (argument as? Double ?? 0) { result.append("\(path): too small") }
            case "pattern":
                let isFit = (value as? String)?.range(of: argument as? String ?? "", options: .regularExpression) != nil
                if !isFit { result.append("\(path): \(value)") }
            case "$schema", "title", "description", "$defs": break
            default: result.append("the word \(word) of the schema is not checked here")
            }
        }
        return result
    }

    private func mistakes(in report: AccessibilityReport) throws -> [String] {
        mistakes(in: try JSONSerialization.jsonObject(with: Data(report.render(.json).utf8)), by: schema)
    }

    @Test func `reports of checks are valid`() throws {
        var stopped = SmallCheck.settings
        stopped.isTimeOver = { true }
        let late = CheckReport(of: [SmallCheck.part(0, of: 2, stopped)], without: CheckReport.MissingShares(indexes: [1], count: 2))

        #expect(try mistakes(in: AccessibilityReport(of: [])) == [])
        #expect(try mistakes(in: AccessibilityReport(of: [SmallCheck.whole, SmallCheck.oneScreen, SmallCheck.whole])) == [])
        #expect(try mistakes(in: AccessibilityReport(of: [late])) == [])
        #expect(try mistakes(in: PlainCheckTests.failing()) == [])
    }

    @Test func `reports of captures are valid`() throws {
        var builder = RenderedScreen.Builder(size: LayoutSize(width: 320, height: 568))
        for (place, role) in [ScreenElement.Role.button, .image, .textField, .heading].enumerated() {
            builder.add(ScreenElement(role, source: "\(place)", frame: LayoutRect(x: 0, y: Double(place) * 9, width: 8, height: 8)))
        }
        let audits = audit(
            AccessibilityCapture(format: .native, screens: [CapturedScreen(name: "bar", screen: builder.finish())]), from: "bar.json",
            by: .strict)
        #expect(try mistakes(in: AccessibilityReport(of: audits)) == [])
    }

    @Test func `the schema rejects missing, unknown and mistyped members`() throws {
        let text = AccessibilityReport(of: [SmallCheck.oneScreen]).render(.json)
        for (old, new) in [
            ("\"name\": \"one screen\"", "\"name\": 1"), ("\"seed\": 1", "\"sead\": 1"),
            ("\"severity\": \"error\"", "\"severity\": \"bad\""),
        ] {
            let value = try JSONSerialization.jsonObject(with: Data(text.replacing(old, with: new).utf8))
            #expect(!mistakes(in: value, by: schema).isEmpty, "\(new)")
        }
    }
}
