import EveryScreenModel

extension NativeFormat {
    /// A color: as in CSS, "#007AFF" or "#007AFF80", where 8 bits a component say
    /// it exactly, else four numbers.
    static let color = NativeValue<SRGBColor>(
        schema: .anyOf([.type("string", ("pattern", .string("^#([0-9A-Fa-f]{6}|[0-9A-Fa-f]{8})$"))), components.schema]),
        read: { (document, node) throws(CaptureMistake) in
            guard document.nodes[node].kind == .string else { return try components.read(document, node) }
            guard let color = SRGBColor(css: document.string(of: node)) else {
                throw document.mistake(at: node, expected: "a color: # and 6 or 8 hexadecimal digits")
            }
            return color
        },
        write: { color in color.css.map(JSON.string) ?? components.write(color) })

    private static let components = NativeValue<SRGBColor>.object(
        NativeRecord {
            $0.required("red", \.red, .share)
            $0.required("green", \.green, .share)
            $0.required("blue", \.blue, .share)
            $0.usually(1, "opacity", \.opacity, .share)
        }, blank: .black)

    /// A fill: a color, an array of the colors of a gradient, or the word for an
    /// unknown one.
    static let paint = NativeValue<ScreenElement.Paint>(
        schema: .anyOf([.words([unknownPaint]), color.schema, stops.schema]),
        read: { (document, node) throws(CaptureMistake) in
            let isUnknown = document.nodes[node].kind == .string && document.string(of: node) == unknownPaint
            if isUnknown { return .unknown }
            guard document.nodes[node].kind == .array else { return .color(try color.read(document, node)) }
            return .gradient(try stops.read(document, node))
        },
        write: { paint in
            switch paint {
            case .color(let paint): color.write(paint)
            case .gradient(let colors): stops.write(colors)
            case .unknown: .string(unknownPaint)
            }
        })

    private static let stops = NativeValue.array(of: "colors", color)
    private static let unknownPaint = "unknown"
}

extension SRGBColor {
    /// Creates a color from its spelling in CSS with 6 or 8 hexadecimal digits.
    fileprivate init?(css: String) {
        let digits = css.dropFirst()
        guard css.hasPrefix("#"), [6, 8].contains(digits.utf8.count), digits.utf8.allSatisfy({ hexadecimalValue(of: $0) != nil }),
            let bits = UInt32(digits, radix: 16)
        else { return nil }
        let hasOpacity = digits.utf8.count == 8
        self.init(hex: hasOpacity ? bits >> 8 : bits, opacity: hasOpacity ? Double(bits & 0xFF) / 255 : 1)
    }

    /// The spelling in CSS, or `nil` where 8 bits a component would not give the
    /// same color again.
    fileprivate var css: String? {
        func digits(_ component: Double) -> String {
            let text = String(Int((component * 255).rounded()), radix: 16, uppercase: true)
            return text.utf8.count == 1 ? "0" + text : text
        }
        let spelling = "#" + digits(red) + digits(green) + digits(blue) + (opacity == 1 ? "" : digits(opacity))
        return SRGBColor(css: spelling) == self ? spelling : nil
    }
}
