import EveryScreenAudit
import EveryScreenModel
import EveryScreenNavigation
import EveryScreenSpecs

/// The words for journeys in reports.
enum JourneyWords {
    /// The input method inside a sentence.
    static func name(of method: InputMethod) -> String { InputMethodFailure(method).name }

    /// The event with the element it is about: `touch "order" (button "Order
    /// now")`.
    static func event(_ event: UserEvent, on element: ElementReference?) -> String {
        event.description + (element.map { " (\($0.nameInList))" } ?? "")
    }

    /// The events, with repetitions counted: "Tab × 3, Return".
    static func events(_ events: [UserEvent], atMost count: Int = 12) -> String {
        var parts: [(text: String, count: Int)] = []
        for event in events {
            if parts.last?.text == event.description { parts[parts.count - 1].count += 1 } else { parts.append((event.description, 1)) }
        }
        let shown = parts.prefix(count).map { $0.count == 1 ? $0.text : "\($0.text) × \($0.count)" }
        let rest = parts.count - shown.count
        return (shown + (rest > 0 ? ["and \(rest) more"] : [])).joined(separator: ", ")
    }

    /// The environments in words: "in all 12 environments", "in 3 of 12
    /// environments, first at text size AX1".
    static func place(_ environments: [UserEnvironment], of all: Int) -> String {
        let first = environments.first?.circumstances() ?? ""
        if environments.count == all { return all == 1 ? first : "in all \(all) environments" }
        return "in \(environments.count) of \(all) environments, first \(first)"
    }

    /// A measure with its number, in words.
    static func amount(_ number: Double, of measure: InputMethod.Measure) -> String {
        let count = Int(number)
        return switch measure {
        case .taps: TextReport.counted(count, "tap")
        case .keys: TextReport.counted(count, "key")
        case .swipes: TextReport.counted(count, "swipe")
        case .scanSteps: TextReport.counted(count, "scan step")
        case .wordsSaid: TextReport.counted(count, "spoken word")
        case .wordsHeard: TextReport.counted(count, "word") + " to hear"
        case .seconds: JourneyReport.tenths(number) + " s"
        }
    }
}
