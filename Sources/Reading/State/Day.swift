import Foundation

/// A calendar day in the reader's time zone.
package struct Day: Hashable, Comparable, Sendable {
    /// Days since the beginning of 1970.
    package let number: Int

    package init(number: Int) { self.number = number }

    package init(of date: Date, in zone: TimeZone) {
        let local = date.timeIntervalSince1970 + Double(zone.secondsFromGMT(for: date))
        // Keeps the days of a wrong clock within the years 1 to 9999.
        number = Int(max(-719_162, min(2_932_896, (local / 86_400).rounded(.down))))
    }

    package static func < (left: Day, right: Day) -> Bool { left.number < right.number }

    package static func + (day: Day, days: Int) -> Day { Day(number: day.number + days) }
}

/// A day is encoded as text, such as `2026-11-22`.
extension Day: Codable, CustomStringConvertible {
    private static let style = Date.ISO8601FormatStyle().year().month().day()

    package var description: String { Date(timeIntervalSince1970: Double(number) * 86_400).formatted(Self.style) }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let date = try? Date(container.decode(String.self), strategy: Self.style) else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "This isn't a day.")
        }
        number = Int((date.timeIntervalSince1970 / 86_400).rounded(.down))
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
