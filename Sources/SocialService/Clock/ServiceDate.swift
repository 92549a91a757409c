/// A date and time in UTC, written as the API writes dates.
///
/// The API's names of days and months are always English. A `DateFormatter` would translate them, unless it is told not
/// to with the locale `en_US_POSIX`.
struct ServiceDate: Sendable {
    /// The start of the service's clock: Sunday, 5 January 2014, 08:00 UTC, the time in which *Twitter Instant* was
    /// written.
    static let clockStart = 1_388_908_800

    let year: Int, month: Int, day: Int, weekday: Int
    let hour: Int, minute: Int, second: Int

    /// - Parameter unixSeconds: seconds since 1 January 1970, UTC.
    init(unixSeconds: Int) {
        let days = (unixSeconds - Self.modulo(unixSeconds, 86_400)) / 86_400
        let secondOfDay = Self.modulo(unixSeconds, 86_400)
        // Counts years that begin in March, so that the leap day is the last.
        let shifted = days + 719_468
        let era = (shifted - Self.modulo(shifted, 146_097)) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let monthFromMarch = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
        month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
        weekday = Self.modulo(days + 4, 7)
        hour = secondOfDay / 3600
        minute = secondOfDay / 60 % 60
        second = secondOfDay % 60
    }

    /// `Sun Jan 05 07:42:07 +0000 2014`, the format of `created_at`.
    var apiText: String {
        "\(Self.dayNames[weekday]) \(Self.monthNames[month - 1]) \(padded(day)) \(time) +0000 \(year)"
    }

    /// `Sun, 05 Jan 2014 07:42:07 GMT`, the format of the `date` header (RFC 9110, section 5.6.7).
    var httpText: String {
        "\(Self.dayNames[weekday]), \(padded(day)) \(Self.monthNames[month - 1]) \(year) \(time) GMT"
    }

    /// `2014-01-05`, the format of the `until` parameter. Such texts are in the order of their dates.
    var dayText: String { "\(year)-\(padded(month))-\(padded(day))" }

    private var time: String { "\(padded(hour)):\(padded(minute)):\(padded(second))" }

    private func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static func modulo(_ value: Int, _ divisor: Int) -> Int { ((value % divisor) + divisor) % divisor }

    private static let dayNames = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let monthNames = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
}
