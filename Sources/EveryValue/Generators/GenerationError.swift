/// Why a generator could not make a value.
public enum GenerationError: Error, Hashable, Sendable, CustomStringConvertible {
    /// A filter refused every value drawn.
    case nothingPasses(attempts: Int, file: String, line: UInt)
    /// A set or dictionary could not find enough distinct elements.
    case tooFewDistinct(found: Int, needed: Int, file: String, line: UInt)
    /// The value grew past the largest weight a value may have.
    case tooLarge(limit: Int)
    /// An argument of a generator is wrong, for instance a negative count.
    case invalid(reason: String)

    public var description: String {
        switch self {
        case .nothingPasses(let attempts, let file, let line):
            "A filter refused all \(attempts) values drawn for it (\(file):\(line)). "
                + "Draw values that pass in the first place, with map or flatMap, or loosen the filter."
        case .tooFewDistinct(let found, let needed, let file, let line):
            "A collection needs \(needed) distinct elements, but only \(found) were found (\(file):\(line)). "
                + "Ask for fewer, or draw from a wider range."
        case .tooLarge(let limit):
            "A value grew past \(limit) choices and elements. Give its lists or its recursion a lower bound, or raise choicesPerValue."
        case .invalid(let reason): reason
        }
    }
}
