import Foundation

/// A date and time in UTC, in the API's formats.
///
/// The API's names of days and months are always English. A `DateFormatter` would need the locale `en_US_POSIX` for
/// that.
struct ServiceDate {
    /// The start of the service's clock: Sunday, 5 January 2014, 08:00 UTC.
    static let clockStart = 1_388_908_800

    private let parts: tm

    init(unixSeconds: Int) {
        var seconds = unixSeconds
        var parts = tm()
        gmtime_r(&seconds, &parts)
        self.parts = parts
    }

    /// `Sun Jan 05 07:42:07 +0000 2014`, the format of `created_at`.
    var apiText: String {
        "\(weekday) \(month) \(padded(parts.tm_mday)) \(time) +0000 \(year)"
    }

    /// `Sun, 05 Jan 2014 07:42:07 GMT`, the format of the `date` header (RFC 9110, section 5.6.7).
    var httpText: String {
        "\(weekday), \(padded(parts.tm_mday)) \(month) \(year) \(time) GMT"
    }

    /// `2014-01-05`, the format of the `until` parameter. The texts sort by date.
    var dayText: String { "\(year)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))" }

    private var time: String { "\(padded(parts.tm_hour)):\(padded(parts.tm_min)):\(padded(parts.tm_sec))" }

    private func padded(_ number: CInt) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private var year: CInt { parts.tm_year + 1900 }

    private var month: String {
        ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Int(parts.tm_mon)]
    }

    private var weekday: String { ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"][Int(parts.tm_wday)] }
}
