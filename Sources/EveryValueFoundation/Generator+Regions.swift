public import EveryValue
public import Foundation

extension Generator where Value == TimeZone {
    /// Draws a time zone; simplest is UTC.
    ///
    /// Among the zones are offsets of half and quarter hours and of 14 hours. Some
    /// have daylight saving time of the southern hemisphere or of half an hour, and
    /// some have left out a day. Zones that the system lacks are omitted.
    public static func timeZone(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let names = [
            "UTC", "Europe/Berlin", "America/New_York", "Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns", "Australia/Sydney",
            "Australia/Lord_Howe", "Pacific/Kiritimati", "Pacific/Apia", "Pacific/Pago_Pago", "America/Sao_Paulo", "Africa/Casablanca",
            "Asia/Tehran", "Europe/Dublin",
        ]
        let known = names.compactMap(TimeZone.init(identifier:))
        return element(of: known.isEmpty ? [.gmt] : known, file: file, line: line, column: column)
    }
}

extension Generator where Value == Locale {
    /// Draws a locale; simplest is English of the United States.
    ///
    /// Among the locales are writing from right to left, other digits, commas and
    /// spaces in numbers, and the dotless i of Turkish. Others begin the week on
    /// Saturday, or use the Buddhist, Persian and Japanese calendars.
    public static func locale(file: StaticString = #fileID, line: UInt = #line, column: UInt = #column) -> Generator {
        let names = [
            "en_US", "en_GB", "de_DE", "fr_FR", "tr_TR", "ar_EG", "he_IL", "hi_IN", "ja_JP", "zh_Hans_CN", "th_TH@calendar=buddhist",
            "fa_IR@calendar=persian", "ja_JP@calendar=japanese", "ar_SA", "pt_BR", "ru_RU", "de_CH", "en_IN", "my_MM", "und",
        ]
        return element(of: names.map(Locale.init(identifier:)), file: file, line: line, column: column)
    }
}
