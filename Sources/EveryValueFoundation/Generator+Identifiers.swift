public import EveryValue
public import Foundation

extension Generator where Value == UUID {
    /// Draws an identifier of any 128 bits; simplest has zeros alone.
    public static func uuid(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let half = Generator<UInt64>.integer(file: file, line: line, column: column)
        // Two halves: integers of 128 bits need a later system than this package.
        return half.combined(with: half).map { high, low in
            var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
            withUnsafeMutableBytes(of: &bytes) { buffer in
                for index in buffer.indices {
                    buffer[index] = UInt8(truncatingIfNeeded: (index < 8 ? high : low) >> UInt64(8 * (7 - index % 8)))
                }
            }
            return UUID(uuid: bytes)
        }
    }
}

extension Generator where Value == Data {
    /// Draws bytes; simplest is the smallest count allowed, of zeros.
    public static func data(
        _ count: some ElementCount = 0...20, file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        Generator<UInt8>.integer(file: file, line: line, column: column).array(count, file: file, line: line, column: column).map {
            Data($0)
        }
    }
}

extension Generator where Value == Decimal {
    /// Draws a decimal number inside bounds; the simplest is the one nearest to 0.
    ///
    /// - Parameters:
    ///   - range: The numbers allowed, counted in the last digit.
    ///   - digits: How many digits are after the point, from 0 to 127; other
    ///     numbers are a mistake, with which the search ends.
    public static func decimal(
        in range: ClosedRange<Int> = -1_000_000...1_000_000, digits: Int = 2,
        file: StaticString = #fileID, line: UInt = #line, column: UInt = #column
    ) -> Generator {
        guard 0...127 ~= digits else { return .invalid("A decimal number has 0 to 127 digits after the point, not \(digits).", file, line) }
        return Generator<Int>.integer(in: range, file: file, line: line, column: column).map { number in
            Decimal(sign: number < 0 ? .minus : .plus, exponent: -digits, significand: Decimal(number.magnitude))
        }
    }
}

extension Generator where Value == URL {
    /// Draws an address of the web; simplest is https://a.example.
    ///
    /// Hosts are of the domain `example`, which is reserved (RFC 2606). Paths and
    /// queries hold letters of several scripts, spaces and delimiters, encoded as
    /// `URLComponents` does.
    public static func url(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let word = TextAlphabet("abc1 é/?&=#%+\u{05D0}\u{1F600}")
        return Generator { source in
            var components = URLComponents()
            components.scheme = ["https", "http"][source.alternative(of: 2, weights: [3, 1], file: file, line: line, column: column)]
            components.host = source.string(alphabet: .letters, length: 1...8, file: file, line: line, column: column) + ".example"
            let path = source.list(0...3, file: file, line: line, column: column) {
                source.string(alphabet: word, length: 1...6, file: file, line: line, column: column)
            }
            components.path = path.map { "/" + $0 }.joined()
            let items = source.list(0...2, file: file, line: line, column: column) {
                URLQueryItem(
                    name: source.string(alphabet: .letters, length: 1...4, file: file, line: line, column: column),
                    value: source.string(alphabet: word, length: 0...6, file: file, line: line, column: column))
            }
            if !items.isEmpty { components.queryItems = items }
            guard let url = components.url else { throw UnusableURL(components: "\(components)") }
            return url
        }
    }
}

/// Parts that make no address.
private struct UnusableURL: Error, CustomStringConvertible {
    let components: String

    var description: String { "No URL has the parts \(components)." }
}
