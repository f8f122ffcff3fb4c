import EveryScreenModel
import Testing

struct DeviceScreenTests {
    @Test func `six screens stand for all, each with the size and the safe area of its device`() {
        // Human Interface Guidelines, Layout; safe areas as measured on the
        // devices.
        #expect(
            UserEnvironment.DeviceScreen.representative == [
                .init("iPhone 14", width: 390, height: 844, safeArea: LayoutInsets(top: 47, bottom: 34)),
                .init("iPhone SE (1st generation)", width: 320, height: 568, safeArea: LayoutInsets(top: 20)),
                .init("iPhone SE (3rd generation)", width: 375, height: 667, safeArea: LayoutInsets(top: 20)),
                .init("iPhone 15 Pro Max", width: 430, height: 932, safeArea: LayoutInsets(top: 59, bottom: 34)),
                .init("iPhone 14, landscape", width: 844, height: 390, safeArea: LayoutInsets(left: 47, bottom: 21, right: 47)),
                .init("iPad Pro 12.9", width: 1024, height: 1366, safeArea: LayoutInsets(top: 24, bottom: 20)),
            ])
    }
}
