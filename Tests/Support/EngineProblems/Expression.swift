internal import EveryValue

/// An arithmetic expression, for the problem "calculator".
indirect enum Expression: CustomStringConvertible, Sendable {
    case literal(Int)
    case sum(Expression, Expression)
    case quotient(Expression, Expression)

    static let generator = Generator { source in draw(source, depth: 6) }

    private static func draw(_ source: ChoiceSource, depth: Int) -> Expression {
        source.span("expression") {
            switch depth == 0 ? 0 : source.integer(in: 0...2) {
            case 0: .literal(source.integer(in: -(1 << 40)...1 << 40))
            case 1: .sum(draw(source, depth: depth - 1), draw(source, depth: depth - 1))
            default: .quotient(draw(source, depth: depth - 1), draw(source, depth: depth - 1))
            }
        }
    }

    var description: String {
        switch self {
        case .literal(let value): "\(value)"
        case .sum(let left, let right): "(+ \(left) \(right))"
        case .quotient(let left, let right): "(/ \(left) \(right))"
        }
    }

    /// Whether a literal zero is divided by anywhere: the property excludes those.
    var isDivisionByLiteralZero: Bool {
        switch self {
        case .literal: false
        case .sum(let left, let right): left.isDivisionByLiteralZero || right.isDivisionByLiteralZero
        case .quotient(_, .literal(0)): true
        case .quotient(let left, let right): left.isDivisionByLiteralZero || right.isDivisionByLiteralZero
        }
    }

    /// The value, or nil after a division by zero.
    var value: Int? {
        switch self {
        case .literal(let value): return value
        case .sum(let left, let right):
            guard let left = left.value, let right = right.value else { return nil }
            return left &+ right
        case .quotient(let left, let right):
            guard let left = left.value, let right = right.value, right != 0 else { return nil }
            let quotient = Double(left) / Double(right)
            return Double(Int(quotient)) > quotient ? Int(quotient) - 1 : Int(quotient)
        }
    }
}
