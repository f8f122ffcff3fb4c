/// Devices and their screens; written by `.scripts/devices.py`.
///
/// Sources: Human Interface Guidelines, Layout (July 2025); measurements at run
/// time by dimmmensions and swift-snapshot-testing (both MIT). Where sources
/// differ by a point or two the newer measurement counts.
let deviceTable: [UserEnvironment.Device] = [
    UserEnvironment.Device(
        ["iPhone SE (3rd generation)", "iPhone 8"], .phone,
        portrait: (375, 667, LayoutInsets(top: 20)),
        landscape: (667, 375, .zero)),
    UserEnvironment.Device(
        ["iPhone 8 Plus"], .phone,
        portrait: (414, 736, LayoutInsets(top: 20)),
        landscape: (736, 414, .zero)),
    UserEnvironment.Device(
        ["iPad (10th generation)", "iPad Air (5th generation)"], .pad,
        portrait: (820, 1180, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1180, 820, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPad Pro (12.9-inch) (6th generation)"], .pad,
        portrait: (1024, 1366, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1366, 1024, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPhone 12", "iPhone 13", "iPhone 12 Pro", "iPhone 14", "iPhone 13 Pro"], .phone,
        portrait: (390, 844, LayoutInsets(top: 47, bottom: 34)),
        landscape: (844, 390, LayoutInsets(left: 47, bottom: 21, right: 47))),
    UserEnvironment.Device(
        ["iPad Pro (11-inch) (4th generation)"], .pad,
        portrait: (834, 1194, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1194, 834, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPhone 14 Pro Max"], .phone,
        portrait: (430, 932, LayoutInsets(top: 59, bottom: 34)),
        landscape: (932, 430, LayoutInsets(left: 59, bottom: 21, right: 59))),
    UserEnvironment.Device(
        ["iPhone 14 Plus", "iPhone 13 Pro Max", "iPhone 12 Pro Max"], .phone,
        portrait: (428, 926, LayoutInsets(top: 47, bottom: 34)),
        landscape: (926, 428, LayoutInsets(left: 47, bottom: 21, right: 47))),
    UserEnvironment.Device(
        ["iPhone 12 mini", "iPhone 13 mini"], .phone,
        portrait: (375, 812, LayoutInsets(top: 50, bottom: 34)),
        landscape: (812, 375, LayoutInsets(left: 50, bottom: 21, right: 50))),
    UserEnvironment.Device(
        ["iPad mini (6th generation)"], .pad,
        portrait: (744, 1133, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1133, 744, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPhone 14 Pro"], .phone,
        portrait: (393, 852, LayoutInsets(top: 59, bottom: 34)),
        landscape: (852, 393, LayoutInsets(left: 59, bottom: 21, right: 59))),
    UserEnvironment.Device(
        ["iPhone SE (1st generation)", "iPod touch (7th generation)"], .phone,
        portrait: (320, 568, LayoutInsets(top: 20)),
        landscape: (568, 320, .zero)),
    UserEnvironment.Device(
        ["iPhone X", "iPhone XS", "iPhone 11 Pro"], .phone,
        portrait: (375, 812, LayoutInsets(top: 44, bottom: 34)),
        landscape: (812, 375, LayoutInsets(left: 44, bottom: 21, right: 44))),
    UserEnvironment.Device(
        ["iPhone XS Max", "iPhone 11 Pro Max"], .phone,
        portrait: (414, 896, LayoutInsets(top: 44, bottom: 34)),
        landscape: (896, 414, LayoutInsets(left: 44, bottom: 21, right: 44))),
    UserEnvironment.Device(
        ["iPhone XR", "iPhone 11"], .phone,
        portrait: (414, 896, LayoutInsets(top: 48, bottom: 34)),
        landscape: (896, 414, LayoutInsets(left: 48, bottom: 21, right: 48))),
    UserEnvironment.Device(
        ["iPhone 15", "iPhone 15 Pro", "iPhone 16"], .phone,
        portrait: (393, 852, LayoutInsets(top: 59, bottom: 34)),
        landscape: (852, 393, LayoutInsets(left: 59, bottom: 21, right: 59))),
    UserEnvironment.Device(
        ["iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"], .phone,
        portrait: (430, 932, LayoutInsets(top: 59, bottom: 34)),
        landscape: (932, 430, LayoutInsets(left: 59, bottom: 21, right: 59))),
    UserEnvironment.Device(
        ["iPhone 16e"], .phone,
        portrait: (390, 844, LayoutInsets(top: 47, bottom: 34)),
        landscape: (844, 390, LayoutInsets(left: 47, bottom: 21, right: 47))),
    UserEnvironment.Device(
        ["iPhone 17e"], .phone,
        portrait: (390, 844, LayoutInsets(top: 47, bottom: 34)),
        landscape: (844, 390, LayoutInsets(left: 47, bottom: 20, right: 47))),
    UserEnvironment.Device(
        ["iPhone 16 Pro"], .phone,
        portrait: (402, 874, LayoutInsets(top: 62, bottom: 34)),
        landscape: (874, 402, LayoutInsets(left: 62, bottom: 21, right: 62))),
    UserEnvironment.Device(
        ["iPhone 17", "iPhone 17 Pro"], .phone,
        portrait: (402, 874, LayoutInsets(top: 62, bottom: 34)),
        landscape: (874, 402, LayoutInsets(left: 62, bottom: 20, right: 62))),
    UserEnvironment.Device(
        ["iPhone 16 Pro Max", "iPhone 17 Pro Max"], .phone,
        portrait: (440, 956, LayoutInsets(top: 62, bottom: 34)),
        landscape: (956, 440, LayoutInsets(left: 62, bottom: 20, right: 62))),
    UserEnvironment.Device(
        ["iPhone Air"], .phone,
        portrait: (420, 912, LayoutInsets(top: 68, bottom: 34)),
        landscape: (912, 420, LayoutInsets(left: 68, bottom: 20, right: 68))),
    UserEnvironment.Device(
        ["iPad Pro 13-inch (M4)"], .pad,
        portrait: (1032, 1376, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1376, 1032, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPad Pro 11-inch (M4)"], .pad,
        portrait: (834, 1210, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1210, 834, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPad (11th generation, A16)", "iPad Air 11-inch"], .pad,
        portrait: (820, 1180, LayoutInsets(top: 24, bottom: 20)),
        landscape: (1180, 820, LayoutInsets(top: 24, bottom: 20))),
    UserEnvironment.Device(
        ["iPad 9.7-inch", "iPad mini 5"], .pad,
        portrait: (768, 1024, LayoutInsets(top: 20)),
        landscape: (1024, 768, LayoutInsets(top: 20))),
    UserEnvironment.Device(
        ["iPad 10.2-inch (7th-9th generation)"], .pad,
        portrait: (810, 1080, LayoutInsets(top: 20)),
        landscape: (1080, 810, LayoutInsets(top: 20))),
    UserEnvironment.Device(
        ["iPad Pro 10.5-inch", "iPad Air 3"], .pad,
        portrait: (834, 1112, LayoutInsets(top: 20)),
        landscape: (1112, 834, LayoutInsets(top: 20))),
]

/// The widths of a window that shares an iPad's screen with another, in points,
/// narrowest first, by the longer side of the screen.
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
