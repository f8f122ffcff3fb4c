/// Devices and their screens; written by `.scripts/devices.py`.
///
/// Sources: Human Interface Guidelines, Layout (July 2025); measurements at run
/// time by dimmmensions and swift-snapshot-testing (both MIT). Where sources
/// differ by a point or two the newer measurement counts.
let deviceTable: [Device] = [
    Device(
        ["iPhone SE (3rd generation)", "iPhone 8"], .phone,
        portrait: (375, 667, Insets(top: 20)),
        landscape: (667, 375, .zero)),
    Device(
        ["iPhone 8 Plus"], .phone,
        portrait: (414, 736, Insets(top: 20)),
        landscape: (736, 414, .zero)),
    Device(
        ["iPad (10th generation)", "iPad Air (5th generation)"], .pad,
        portrait: (820, 1180, Insets(top: 24, bottom: 20)),
        landscape: (1180, 820, Insets(top: 24, bottom: 20))),
    Device(
        ["iPad Pro (12.9-inch) (6th generation)"], .pad,
        portrait: (1024, 1366, Insets(top: 24, bottom: 20)),
        landscape: (1366, 1024, Insets(top: 24, bottom: 20))),
    Device(
        ["iPhone 12", "iPhone 13", "iPhone 12 Pro", "iPhone 14", "iPhone 13 Pro"], .phone,
        portrait: (390, 844, Insets(top: 47, bottom: 34)),
        landscape: (844, 390, Insets(left: 47, bottom: 21, right: 47))),
    Device(
        ["iPad Pro (11-inch) (4th generation)"], .pad,
        portrait: (834, 1194, Insets(top: 24, bottom: 20)),
        landscape: (1194, 834, Insets(top: 24, bottom: 20))),
    Device(
        ["iPhone 14 Pro Max"], .phone,
        portrait: (430, 932, Insets(top: 59, bottom: 34)),
        landscape: (932, 430, Insets(left: 59, bottom: 21, right: 59))),
    Device(
        ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], .phone,
        portrait: (428, 926, Insets(top: 47, bottom: 34)),
        landscape: (926, 428, Insets(left: 47, bottom: 21, right: 47))),
    Device(
        ["iPhone 12 mini", "iPhone 13 mini"], .phone,
        portrait: (375, 812, Insets(top: 50, bottom: 34)),
        landscape: (812, 375, Insets(left: 50, bottom: 21, right: 50))),
    Device(
        ["iPad mini (6th generation)"], .pad,
        portrait: (744, 1133, Insets(top: 24, bottom: 20)),
        landscape: (1133, 744, Insets(top: 24, bottom: 20))),
    Device(
        ["iPhone 14 Pro"], .phone,
        portrait: (393, 852, Insets(top: 59, bottom: 34)),
        landscape: (852, 393, Insets(left: 59, bottom: 21, right: 59))),
    Device(
        ["iPhone SE (1st generation)", "iPod touch (7th generation)"], .phone,
        portrait: (320, 568, Insets(top: 20)),
        landscape: (568, 320, .zero)),
    Device(
        ["iPhone X", "iPhone XS", "iPhone 11 Pro"], .phone,
        portrait: (375, 812, Insets(top: 44, bottom: 34)),
        landscape: (812, 375, Insets(left: 44, bottom: 21, right: 44))),
    Device(
        ["iPhone XS Max", "iPhone 11 Pro Max"], .phone,
        portrait: (414, 896, Insets(top: 44, bottom: 34)),
        landscape: (896, 414, Insets(left: 44, bottom: 21, right: 44))),
    Device(
        ["iPhone XR", "iPhone 11"], .phone,
        portrait: (414, 896, Insets(top: 48, bottom: 34)),
        landscape: (896, 414, Insets(left: 48, bottom: 21, right: 48))),
    Device(
        ["iPhone 15", "iPhone 15 Pro", "iPhone 16"], .phone,
        portrait: (393, 852, Insets(top: 59, bottom: 34)),
        landscape: (852, 393, Insets(left: 59, bottom: 21, right: 59))),
    Device(
        ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], .phone,
        portrait: (430, 932, Insets(top: 59, bottom: 34)),
        landscape: (932, 430, Insets(left: 59, bottom: 21, right: 59))),
    Device(
        ["iPhone 16e"], .phone,
        portrait: (390, 844, Insets(top: 47, bottom: 34)),
        landscape: (844, 390, Insets(left: 47, bottom: 21, right: 47))),
    Device(
        ["iPhone 17e"], .phone,
        portrait: (390, 844, Insets(top: 47, bottom: 34)),
        landscape: (844, 390, Insets(left: 47, bottom: 20, right: 47))),
    Device(
        ["iPhone 16 Pro"], .phone,
        portrait: (402, 874, Insets(top: 62, bottom: 34)),
        landscape: (874, 402, Insets(left: 62, bottom: 21, right: 62))),
    Device(
        ["iPhone 17", "iPhone 17 Pro"], .phone,
        portrait: (402, 874, Insets(top: 62, bottom: 34)),
        landscape: (874, 402, Insets(left: 62, bottom: 20, right: 62))),
    Device(
        ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], .phone,
        portrait: (440, 956, Insets(top: 62, bottom: 34)),
        landscape: (956, 440, Insets(left: 62, bottom: 20, right: 62))),
    Device(
        ["iPhone Air"], .phone,
        portrait: (420, 912, Insets(top: 68, bottom: 34)),
        landscape: (912, 420, Insets(left: 68, bottom: 20, right: 68))),
    Device(
        ["iPad Pro 13-inch (M4)"], .pad,
        portrait: (1032, 1376, Insets(top: 24, bottom: 20)),
        landscape: (1376, 1032, Insets(top: 24, bottom: 20))),
    Device(
        ["iPad Pro 11-inch (M4)"], .pad,
        portrait: (834, 1210, Insets(top: 24, bottom: 20)),
        landscape: (1210, 834, Insets(top: 24, bottom: 20))),
    Device(
        ["iPad (11th generation, A16)", "iPad Air 11-inch"], .pad,
        portrait: (820, 1180, Insets(top: 24, bottom: 20)),
        landscape: (1180, 820, Insets(top: 24, bottom: 20))),
    Device(
        ["iPad 9.7-inch", "iPad mini 5"], .pad,
        portrait: (768, 1024, Insets(top: 20)),
        landscape: (1024, 768, Insets(top: 20))),
    Device(
        ["iPad 10.2-inch (7th-9th generation)"], .pad,
        portrait: (810, 1080, Insets(top: 20)),
        landscape: (1080, 810, Insets(top: 20))),
    Device(
        ["iPad Pro 10.5-inch", "iPad Air 3"], .pad,
        portrait: (834, 1112, Insets(top: 20)),
        landscape: (1112, 834, Insets(top: 20))),
]

/// The widths of a window that shares an iPad's screen with another, in points, narrowest first, by the longer side of the screen.
///
/// Source: the measurements of swift-snapshot-testing (MIT). iPadOS 26 has windows
/// of any width from about 320 points.
let splitWidthTable: [(longSide: Double, landscape: [Double], portrait: [Double])] = [
    (1024, [320, 507, 694], [320, 438]),
    (1080, [320, 535, 750], [320, 480]),
    (1112, [320, 551, 782], [320, 504]),
    (1194, [375, 592, 809], [320, 504]),
    (1366, [375, 678, 981], [375, 639]),
]
