// The colors of the system by their names in SwiftUI.
//
// Human Interface Guidelines, Color, Specifications, as of iOS 26 (confidence high:
// Vercantez/openuikit measured the red one on the iOS 26.1 simulator). Earlier
// systems have others.
extension Blueprint.AdaptiveColor {
    /// Black, whatever the settings.
    public static let black = Blueprint.AdaptiveColor(0x000000)
    /// White, whatever the settings.
    public static let white = Blueprint.AdaptiveColor(0xFFFFFF)
    /// The color of text: black, and white in the dark appearance.
    public static let primary = Blueprint.AdaptiveColor(0x000000, dark: 0xFFFFFF)
    /// The system's red.
    public static let red = Blueprint.AdaptiveColor(0xFF383C, dark: 0xFF4245, increased: 0xE9152D, increasedDark: 0xFF6165)
    /// The system's orange.
    public static let orange = Blueprint.AdaptiveColor(0xFF8D28, dark: 0xFF9230, increased: 0xC55300, increasedDark: 0xFFA056)
    /// The system's yellow.
    public static let yellow = Blueprint.AdaptiveColor(0xFFCC00, dark: 0xFFD600, increased: 0xA16A00, increasedDark: 0xFEDF43)
    /// The system's green.
    public static let green = Blueprint.AdaptiveColor(0x34C759, dark: 0x30D158, increased: 0x008932, increasedDark: 0x4AD968)
    /// The system's mint.
    public static let mint = Blueprint.AdaptiveColor(0x00C8B3, dark: 0x00DAC3, increased: 0x008575, increasedDark: 0x54DFCB)
    /// The system's teal.
    public static let teal = Blueprint.AdaptiveColor(0x00C3D0, dark: 0x00D2E0, increased: 0x008198, increasedDark: 0x3BDDEC)
    /// The system's cyan.
    public static let cyan = Blueprint.AdaptiveColor(0x00C0E8, dark: 0x3CD3FE, increased: 0x007EAE, increasedDark: 0x6DD9FF)
    /// The system's blue.
    public static let blue = Blueprint.AdaptiveColor(0x0088FF, dark: 0x0091FF, increased: 0x1E6EF4, increasedDark: 0x5CB8FF)
    /// The system's indigo.
    public static let indigo = Blueprint.AdaptiveColor(0x6155F5, dark: 0x6D7CFF, increased: 0x564ADE, increasedDark: 0xA7AAFF)
    /// The system's purple.
    public static let purple = Blueprint.AdaptiveColor(0xCB30E0, dark: 0xDB34F2, increased: 0xB02FC2, increasedDark: 0xEA8DFF)
    /// The system's pink.
    public static let pink = Blueprint.AdaptiveColor(0xFF2D55, dark: 0xFF375F, increased: 0xE7124D, increasedDark: 0xFF8AC4)
    /// The system's brown.
    public static let brown = Blueprint.AdaptiveColor(0xAC7F5E, dark: 0xB78A66, increased: 0x956D51, increasedDark: 0xDBA679)
    /// The system's gray.
    public static let gray = Blueprint.AdaptiveColor(0x8E8E93, dark: 0x8E8E93, increased: 0x6C6C70, increasedDark: 0xAEAEB2)

    /// The name of a color that has one.
    var name: String? { Self.names[self] }

    private static let names: [Blueprint.AdaptiveColor: String] = [
        .black: "black", .white: "white", .primary: "primary", .red: "red", .orange: "orange", .yellow: "yellow", .green: "green",
        .mint: "mint", .teal: "teal", .cyan: "cyan", .blue: "blue", .indigo: "indigo", .purple: "purple", .pink: "pink", .brown: "brown",
        .gray: "gray",
    ]
}
