import EveryScreenKit
import EveryValue

/// The shard of the cases that this machine runs: `--shard 2/4`, or from the
/// environment of a job array.
enum ShardOption {
    static let options = [
        Option("shard", "I/N", help: "run the cases of shard I of N, from 1, and write a file for merge; see everyscreen help merge"),
        Option("shards", "N", help: "divide the cases into N shards; the index is read from the environment of the job array"),
    ]

    /// The variables by which a job array numbers its jobs.
    private struct JobArray {
        let index: String
        let count: String?
        /// The number of the first job, or the variable that has it.
        var first = 0
        var firstVariable: String?
    }

    private static let jobArrays = [
        JobArray(index: "TEST_SHARD_INDEX", count: "TEST_TOTAL_SHARDS"),
        JobArray(index: "SLURM_ARRAY_TASK_ID", count: "SLURM_ARRAY_TASK_COUNT", firstVariable: "SLURM_ARRAY_TASK_MIN"),
        JobArray(index: "CI_NODE_INDEX", count: "CI_NODE_TOTAL", first: 1),
        JobArray(index: "JOB_COMPLETION_INDEX", count: nil),
    ]

    /// Returns the shard, or `nil` if all cases are to be run.
    ///
    /// - Parameters:
    ///   - arguments: The arguments.
    ///   - environment: The environment variables.
    static func share(_ arguments: ParsedArguments, _ environment: [String: String]) throws(UsageError) -> Shard? {
        let count = try arguments.wholeNumber("shards", atLeast: 1) ?? 0
        if let text = arguments.value("shard") {
            guard count == 0 else { throw UsageError("--shard states the number of shards already; leave out --shards") }
            return try share(text)
        }
        if count > Shard.most { throw UsageError("--shards is \(count); it takes at most \(Shard.most)") }
        for array in jobArrays {
            guard let index = environment[array.index] else { continue }
            let total: Int
            if let variable = array.count {
                guard let text = environment[variable] else { continue }
                total = try number(text, named: variable)
                if count != 0, count != total { throw UsageError("--shards is \(count), and \(variable) is \(total); leave out --shards") }
            } else {
                // Such a job states its index but not their number: without
                // --shards it may serve another purpose.
                guard count > 0 else { continue }
                total = count
            }
            let first = try array.firstVariable.flatMap { environment[$0] }.map { text throws(UsageError) in
                try number(text, named: array.firstVariable ?? "")
            }
            let place = try number(index, named: array.index) - (first ?? array.first)
            guard total > 0, total <= Shard.most, (0..<total).contains(place) else {
                throw UsageError("\(array.index) is \(index), which is not one of \(total) shards; check the job array, or give --shard")
            }
            return Shard(index: place, count: total)
        }
        guard count == 0 else {
            throw UsageError("--shards reads the index of the shard from a job array; without one give --shard 1/\(count)")
        }
        return nil
    }

    private static func share(_ text: String) throws(UsageError) -> Shard {
        guard let share = Shard(words: text) else {
            throw UsageError("--shard is \"\(text)\"; it takes the index and the number of shards, such as 2/4")
        }
        return share
    }

    private static func number(_ text: String, named name: String) throws(UsageError) -> Int {
        guard let number = Int(text) else { throw UsageError("\(name) is \"\(text)\", which is not a number; give --shard") }
        return number
    }
}
