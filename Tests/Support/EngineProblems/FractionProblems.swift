internal import EveryValue

extension Problem {
    /// Problems with fractions: of two failing numbers, the one with fewer binary
    /// digits after the point is simpler.
    package static var fractions: [Problem] {
        [
            Problem("frac_three_decimals", expected: "0.125", Generator<Double>.float(in: 0...1000)) { ($0 * 100).rounded() / 100 != $0 },
            Problem("frac_tiny", expected: "0.0009765625", Generator<Double>.float(in: 0...1)) { $0 > 0 && $0 < 1e-3 },
            Problem("frac_between", expected: "0.375", Generator<Double>.float(in: 0...10)) { $0 > 0.3 && $0 < 0.4 },
            Problem("frac_thirds", expected: "5.5", Generator<Double>.float(in: -100...100)) { $0 > 5 && ($0 * 3).rounded() != $0 * 3 },
            Problem("frac_negative", expected: "-1.5", Generator<Double>.float(in: -1e6...1e6)) { $0 < -0.5 && $0.rounded() != $0 },
            Problem("frac_tenths", expected: "1.75", Generator<Double>.float(in: 0...1e6)) { $0 > 1.5 && ($0 * 10).rounded() != $0 * 10 },
            Problem("frac_huge", expected: "\((1e200).nextUp)", Generator<Double>.float(in: 0...1e300)) { $0 > 1e200 },
            Problem("frac_absorbs_one", expected: "9007199254740992.0", Generator<Double>.float(in: 0...1e18)) { $0 + 1 == $0 },
            Problem(
                "frac_pair", expected: "[1.0, 0.5]",
                Generator<[Double]> { source in [source.float(in: 0...100), source.float(in: 0...100)] }
            ) { pair in
                let sum: Double = pair[0] + pair[1]
                return pair[0] > pair[1] && sum.rounded() != sum
            },
        ]
    }
}
