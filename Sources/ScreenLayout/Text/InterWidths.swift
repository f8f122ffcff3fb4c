/// Advance widths of the typeface Inter 3.19, in 2,816ths of the font size.
///
/// Inter is © 2020 The Inter Project Authors, SIL Open Font License 1.1; only the
/// widths are taken. Written by `.scripts/text_widths.py`.
enum InterWidths {
    /// The number of units in the font size.
    static let unitsPerEm = 2816

    /// The scalars of the tables, range after range.
    static let ranges: [ClosedRange<Int>] = [
        0x20...0x7E,
        0xA0...0x2FF,
        0x370...0x482,
        0x48A...0x52F,
        0x1E00...0x1FFF,
        0x2000...0x200A,
        0x2010...0x205E,
        0x2070...0x20BF,
        0x2100...0x221E,
        0x2248...0x2265,
        0x25A0...0x25CF,
    ]
}
