import Foundation

/// A date and time in UTC, in the API's formats. Its names of days and months are always English, as C's are in
/// programs that don't choose another language for dates.
struct ServiceDate {
    /// The start of the service's clock: Sunday, 5 January 2014, 08:00 UTC.
    static let clockStart = 1_388_908_800

    let unixSeconds: Int

    /// `Sun Jan 05 07:42:07 +0000 2014`, the format of `created_at`.
    var apiText: String { formatted("%a %b %d %H:%M:%S +0000 %Y") }

    /// `Sun, 05 Jan 2014 07:42:07 GMT`, the format of the `date` header (RFC 9110, section 5.6.7).
    var httpText: String { formatted("%a, %d %b %Y %H:%M:%S GMT") }

    /// `2014-01-05`, the format of the `until` parameter. The texts sort by date.
    var dayText: String { formatted("%Y-%m-%d") }

    private func formatted(_ format: String) -> String {
        var seconds = unixSeconds
        var parts = tm()
        gmtime_r(&seconds, &parts)
        return withUnsafeTemporaryAllocation(of: CChar.self, capacity: 40) { text in
            text[strftime(text.baseAddress!, text.count, format, &parts)] = 0
            return String(cString: text.baseAddress!)
        }
    }
}
