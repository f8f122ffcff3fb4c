import EveryScreenKit

/// Times text measurement, and prints widths and lines for
/// `.scripts/system_widths.py` to compare.
enum TextBenchmarks {
    /// The measured strings, by script; every sample is a label or a sentence of an
    /// interface.
    private static let samples: [(name: String, strings: [String])] = [
        ("ASCII", ["Continue", "Notebook, 120 pages", "Free delivery from 30 euros, tomorrow at the latest.", "Sort by price"]),
        (
            "Latin with diacritics",
            ["Größe wählen", "Über diese Geräte verfügen", "Prêt à être expédié dès demain", "Añadir más artículos"]
        ),
        ("Greek", ["Συνέχεια", "Προσθήκη στο καλάθι", "Δωρεάν παράδοση από αύριο"]),
        ("Cyrillic", ["Продолжить", "Добавить в корзину", "Бесплатная доставка завтра"]),
        ("Han and kana", ["続ける", "カートに入れる", "三千円以上のご注文は送料無料です。"]),
        ("Emoji", ["👍🏽👩‍👩‍👧‍👦🇪🇺❤️", "🎉🎊😀😃"]),
        ("Devanagari", ["जारी रखें", "कार्ट में जोड़ें"]),
    ]

    /// Prints the nanoseconds a character costs: measured, and wrapped to a third
    /// of its width.
    static func run() {
        let clock = ContinuousClock()
        let tables = ScreenElement.FontWeight.allCases.map { weight in
            clock.measure { _ = MeasuredText("a", font: Font(size: 17, weight: weight)) } / .microseconds(1)
        }
        print("Text, first use of a weight: \(tables.map { Int($0) }) µs")
        let font = Font(.body, in: .standard)
        print("Text, nanoseconds a character (and a string)")
        print("  \(padded("", 24))measured         narrowest piece  wrapped to a third")
        for (name, strings) in samples {
            let texts = strings.map { MeasuredText($0, font: font) }
            let characters = strings.reduce(0) { $0 + $1.count }
            var sink = 0.0
            let measured = time { for string in strings { sink += MeasuredText(string, font: font).idealWidth } }
            let narrowest = time { for text in texts { sink += text.minimumWidth } }
            let wrapped = time { for text in texts { sink += text.wrapped(to: text.idealWidth / 3).width } }
            let columns = [measured, narrowest, wrapped].map { duration in
                let nanoseconds = duration / .nanoseconds(1)
                return padded("\(rounded(nanoseconds / Double(characters))) (\(rounded(nanoseconds / Double(strings.count))))", 17)
            }
            print("  \(padded(name, 24))\(columns.joined())")
            precondition(sink > 0, "Every sample has a width.")
        }
        print("")
    }

    /// Reads lines of a size, a weight and a string, tabs between, and prints the
    /// width of each string in points.
    static func printWidths() {
        while let line = readLine() {
            let fields = line.split(separator: "\t", maxSplits: 2, omittingEmptySubsequences: false)
            guard fields.count == 3, let size = Double(fields[0]),
                let weight = Int(fields[1]).flatMap(ScreenElement.FontWeight.init(rawValue:))
            else {
                print("not a line of size, weight and string: \(line)")
                continue
            }
            print(MeasuredText(String(fields[2]), font: Font(size: size, weight: weight)).idealWidth)
        }
    }

    /// Reads lines of a size, a weight, the width of a column and a string, tabs
    /// between, and prints the number of lines in it.
    static func printLines() {
        while let line = readLine() {
            let fields = line.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false)
            guard fields.count == 4, let size = Double(fields[0]), let width = Double(fields[2]),
                let weight = Int(fields[1]).flatMap(ScreenElement.FontWeight.init(rawValue:))
            else {
                print("not a line of size, weight, width and string: \(line)")
                continue
            }
            print(MeasuredText(String(fields[3]), font: Font(size: size, weight: weight)).wrapped(to: width).lineCount)
        }
    }

    /// The shortest of some runs for one time over, each repeated until it lasts
    /// long enough to be timed.
    private static func time(_ work: () -> Void) -> Duration {
        let clock = ContinuousClock()
        let repetitions = 200
        var best = Duration.seconds(1_000)
        for _ in 0..<50 { best = min(best, clock.measure { for _ in 0..<repetitions { work() } }) }
        return best / repetitions
    }

    private static func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.count))
    }
}
