import EveryScreenListedTexts
import EveryValue
import EveryValueProblems

extension Problem {
    /// The problems that each need a pass or a probe made for their kind.
    static var hard: [Problem] { kinds + unseen + equations + ofSinglePasses }
}

/// The searches for the minimum of each problem: the file `Searches/searches.txt`.
///
/// A minimum says nothing of the way to it. A pass that tries too much ends at the
/// right answer, as does a proof that counts one value too many. So the list has
/// the cases until the first failure, the judgments of each pass, how shrinking
/// ended, and the explanation.
enum SearchList {
    private static let file = ListedText("Searches/searches.txt")

    /// The lines of each problem in the file.
    static let listed: [String: [String]] = {
        let sections = ((try? file.parts) ?? []).dropFirst().map { $0.split(separator: "\n").map(String.init) }
        return Dictionary(sections.map { ($0[0], Array($0.dropFirst())) }, uniquingKeysWith: { $0 + $1 })
    }()

    /// The outcomes of a problem with the seeds 0 to `seeds - 1`, each explained.
    static func outcomes(_ problem: Problem, seeds: Int) -> [ProblemOutcome] {
        (0..<seeds).map { seed in
            var settings = Problem.settings(seed: seed)
            settings.explainEvaluations = 50
            return problem.run(settings)
        }
    }

    /// One line for each outcome.
    static func lines(_ outcomes: [ProblemOutcome]) -> [String] { outcomes.map(line) }

    private static func line(_ outcome: ProblemOutcome) -> String {
        let ending =
            switch outcome.ending {
            case .certified(let below): "certified below \(below)"
            case .fixedPoint(let attempts): "fixed after \(attempts)"
            case .budget: "budget"
            case .cancelled: "cancelled"
            case nil: "nothing failed"
            }
        let passes = outcome.passes.filter { $0.evaluations > 0 }.map { pass in
            "\(pass.name) \(pass.evaluations)" + (pass.improvements > 0 ? " for \(pass.improvements)" : "")
        }
        let parts = outcome.explanation.map { part in
            let finding =
                switch part.finding {
                case .anyValue: "any value"
                case .anyOf(let range): "\(range.lowerBound) to \(range.upperBound)"
                case .matters: "matters"
                }
            return (part.path + ["\(part.value)"]).joined(separator: ".") + ": " + finding
        }
        let fields = [
            outcome.minimum ?? "nothing", "found \(outcome.discovery), shrunk \(outcome.shrinking), certified \(outcome.certifying)",
            ending, passes.joined(separator: ", "), parts.joined(separator: ", "),
        ]
        return fields.map { $0.replacing("\n", with: "\\n") }.joined(separator: " | ")
    }

    /// Writes the file anew, where the environment asks for it.
    static func write(_ problems: [(problem: Problem, seeds: Int)]) throws {
        guard ListedText.isWriting else { return }
        let sections = problems.map { problem, seeds in
            (["## \(problem.name)"] + lines(outcomes(problem, seeds: seeds))).joined(separator: "\n") + "\n"
        }
        _ = try file.differences(from: sections.joined())
    }
}
