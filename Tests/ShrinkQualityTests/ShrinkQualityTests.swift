import EveryValue
import EveryValueProblems
import Testing

/// Every problem gives its one answer; the tables over a hundred seeds are printed
/// by the benchmarks.
@Suite struct ShrinkQualityTests {
    /// Kept small for debug builds.
    private static let seeds = 3

    @Test(arguments: Problem.all)
    func `Shrinking gives the one expected answer`(_ problem: Problem) {
        let outcomes = SearchList.outcomes(problem, seeds: ShrinkQualityTests.seeds)

        #expect(outcomes.map(\.minimum) == Array(repeating: problem.expected, count: ShrinkQualityTests.seeds))
        #expect(SearchList.lines(outcomes) == SearchList.listed[problem.name])
    }

    @Test(arguments: Problem.challenge)
    func `Shrinking a challenge costs no more than twice what it costs the best engine`(_ problem: Problem) {
        let row = ProblemRow(problem, seeds: ShrinkQualityTests.seeds, certify: false)

        // The medians of a hundred seeds are compared by the benchmarks; three
        // seeds need room.
        #expect(row.median(\.shrinking) <= 2 * (EngineBenchmarks.hypothesisMedians[problem.name] ?? 0) + 10)
    }

    @Test func `A small minimum is certified`() {
        let outcome = Problem.kinds.first { $0.name == "letter_capital" }?.run(Problem.settings(seed: 1))

        #expect(outcome?.isCertified == true)
    }

    @Test func `Five planted bugs are found, shrunk and kept apart`() {
        for seed in 0..<3 {
            let outcome = PlantedBugs.run(seed: seed)

            #expect(outcome.minima == PlantedBugs.expected)
            #expect(outcome.evaluations <= 1000)
        }
    }

    /// Those not solved for every seed; `kinds` of the benchmarks prints how far
    /// most of them are.
    private static let unsolved: Set<String> = [
        "check_right_triangle", "coins", "large_modulus", "product_remainder", "two_remainders", "difference_remainder",
        "redraw_checksum", "later_weights", "sweep_inverse", "sweep_triangle",
    ]

    @Test(arguments: Problem.hard) func `Problems of kinds that are hard to shrink have one answer`(_ problem: Problem) {
        // One seed, as some of these failures take thousands of cases to be found.
        let outcomes = SearchList.outcomes(problem, seeds: 1)

        #expect(outcomes.map(\.minimum) == [problem.expected] || Self.unsolved.contains(problem.name))
        #expect(SearchList.lines(outcomes) == SearchList.listed[problem.name])
    }

    @Test func `The list of searches names each problem once`() throws {
        let all = Problem.all.map { ($0, Self.seeds) } + Problem.hard.map { ($0, 1) }
        try SearchList.write(all)

        #expect(Set(SearchList.listed.keys) == Set(all.map(\.0.name)))
    }

    /// A probe or a late pass, and a problem with a seed in which it finds what no
    /// pass before it does.
    private static let probes: [(probe: String, problem: String)] = [
        ("edit twins", "twin_subtrees"), ("switch alternatives", "alt_list_or_text"), ("trade letters", "letter_eight_bytes"),
        ("rename values", "name_path"), ("thin numbers", "gap_palindrome"),
        ("sweep below", "gap_two_remainders"), ("step down", "gap_half_past"), ("compensate pairs", "check_book_number"),
        ("shorten together", "arguments_text_and_count"), ("shorten together", "other_order"), ("cut and raise", "square_trace"),
        ("lower equal letters", "arguments_part_of_text"), ("keep relations", "relation_sum"),
        ("nearby changes", "six_bits"), ("combine changes", "check_account"), ("swap runs", "partner_rectangles"),
        ("swap runs", "partner_ranges"), ("swap runs", "partner_written_ranges"), ("swap runs", "partner_names"),
        ("delete pairs", "partner_tags"),
        ("fresh letters", "partner_labels"), ("rename values", "partner_edges"),
        ("redraw rest", "rearranged_checked_digits"), ("scale together", "redraw_discount"), ("thin numbers", "thin_clock"),
        ("thin numbers", "thin_numeral"), ("compensate pairs", "redraw_sum_order"), ("compensate pairs", "redraw_overflow"),
        ("scale together", "scale_crop"), ("scale together", "scale_box"), ("thin numbers", "fresh_mirrored_bits"),
        ("sweep later", "later_weights"), ("small numbers", "small_sums"), ("move twins", "moved_table"),
        ("trade letters", "traded_digits"), ("trade letters", "fields_that_differ"), ("scale together", "shared_divisor"),
        ("shift with gaps", "even_steps"), ("repeat changes", "middle_of_ends"), ("repeat changes", "third_part"),
        ("shorten together", "total_of_prices"),
        ("thin numbers", "power_of_three"), ("sweep together", "sweep_hash"), ("sweep together", "sweep_inverse"),
        ("switch to other content", "alt_rare_letter"), ("move pairs", "swapped_fractions"), ("move pairs", "negative_fractions"),
        ("step down in twins", "twin_gaps"), ("switch alternatives", "alt_same_text"),
        ("shorten together", "place_in_text"), ("compensate pairs", "fraction_product"), ("rename values", "edges_star"),
        ("step down", "moment_summer_time"), ("step down", "moment_leap_day"), ("sweep below", "moment_noon"),
        ("step down", "whole_fraction"), ("delete and add", "subset_sum"), ("sort siblings", "put_and_get"),
        ("rename values", "three_cycle"), ("lower equal letters", "fresh_same_but_case"),
        ("shorten unlike parts", "unlike_equally_long"), ("shorten unlike parts", "unlike_whole_rows"),
        ("shorten unlike parts", "unlike_exact_width"), ("shorten unlike parts", "unlike_shared_total"),
        ("delete and extend", "unlike_many_fields"), ("join letters", "unlike_many_bytes"), ("change two digits", "unlike_two_digits"),
        ("delete and repair", "unlike_shared_references"), ("compensate twins", "rearranged_mirrored_sum"),
        ("edit twins further", "rearranged_equal_folders"), ("delete from repeats", "rearranged_verse"),
        ("exchange alternatives", "rearranged_one_contact"), ("delete and swap", "rearranged_machine"),
        ("sweep suffix", "rearranged_checked_digits"), ("rename values", "rearranged_names"),
        ("shorten unlike parts", "rearranged_longer_number"), ("delete and extend", "rearranged_joined_fields"),
    ]

    @Test(arguments: probes)
    func `Each probe finds something simpler in a problem of its class`(probe: String, problem: String) throws {
        let found = try #require(Problem.hard.first { $0.name == problem })

        let outcomes = (0..<8).lazy.map { found.run(Problem.settings(seed: $0)) }
        let helped = outcomes.first { outcome in outcome.passes.contains { $0.name == probe && $0.improvements > 0 } }

        #expect(helped?.minimum == found.expected)
    }

    @Test func `No certificate is wrong, in random small problems of which all values were drawn`() {
        let result = Certificates(problems: 0..<1000, drawn: 300)

        #expect(result.wrong == [])
        #expect(result.certified > 500)
        #expect(result.larger > 0)
    }

    /// A pass, a problem that it makes easier, a seed, and the largest number of
    /// evaluations if the pass saves evaluations and not size.
    ///
    /// It was measured by removing one pass at a time: the minimum is worse, or the
    /// evaluations exceed the limit. The limit is halfway between those with and
    /// those without the pass.
    private static let needs: [(pass: String, problem: String, seed: Int, limit: Int?)] = [
        ("simplify lists", "deletion", 3, 11),
        ("simplify outside", "binheap", 1, nil),
        ("hoist outermost", "tree_bad_leaf", 6, 16),
        ("delete elements", "nestedlists", 0, nil),
        ("lower with deletion", "lengthlist", 17, 50),
        ("delete and repair", "coupling", 6, nil),
        ("empty spans", "only_child_of_only_child", 2, 13),
        ("hoist next", "binheap", 13, 29),
        ("unwrap", "same_label_three_times", 2, 40),
        ("contract", "tree_dup_anywhere", 2, nil),
        ("merge", "large_union_list", 7, 150),
        ("shift groups", "consecutive", 7, nil),
        ("minimize each", "bound5", 0, nil),
        ("minimize duplicates", "tree_dup_siblings", 7, 186),
        ("shared letters", "anagrams", 0, nil),
        ("move pairs", "bound5", 0, nil),
        ("lift", "tree_many", 15, 270),
        ("relocate", "tree_many", 0, nil),
        ("sort siblings", "binheap", 1, nil),
        ("fuse", "bound5", 12, nil),
        ("trade", "tree_overflow", 0, nil),
        ("copy from sibling", "equal_children", 0, nil),
        ("hoist any", "odd_nesting", 0, nil),
        ("raise another", "product", 0, nil),
    ]

    @Test(arguments: needs)
    func `Each pass is needed: without it a problem ends at a larger answer or costs more`(
        pass: String, problem: String, seed: Int, limit: Int?
    ) throws {
        let found = try #require((Problem.all + Problem.ofSinglePasses).first { $0.name == problem })

        let outcome = found.run(Problem.settings(seed: seed, certify: false))

        #expect(outcome.minimum == found.expected)
        #expect(outcome.shrinking <= limit ?? .max)
        #expect(outcome.passes.contains { $0.name == pass })
    }
}
