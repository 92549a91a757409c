import Exercises
import Grading

/// A mistake people make: the message that names it, and how to recognize it in what was seen.
///
///     Misconception("The colors are swapped.", hint: 2, shows: swapped)
///     Misconception("Nothing was logged.") { $0.isEmpty }
struct Misconception<Seen> {
    let message: String
    /// The number of the hint that helps.
    let hint: Int
    /// Whether what was seen comes from this mistake.
    let shows: (Seen) -> Bool

    /// A mistake recognized by a rule.
    init(_ message: String, hint: Int = 1, shows: @escaping (Seen) -> Bool) {
        self.message = message
        self.hint = hint
        self.shows = shows
    }
}

extension Misconception where Seen: Equatable {
    /// A mistake that leads to exactly this.
    init(_ message: String, hint: Int = 1, shows mistaken: Seen) {
        self.init(message, hint: hint) { $0 == mistaken }
    }
}

extension Finding {
    /// A finding with the message of the first misconception that shows, or else with a general one.
    init<Seen>(
        explaining seen: Seen, by misconceptions: [Misconception<Seen>], otherwise message: String, hint: Int = 1,
        expected: [Observation] = [], actual: [Observation] = []
    ) {
        let mistake = misconceptions.first { $0.shows(seen) }
        self.init(mistake?.message ?? message, expected: expected, actual: actual, hint: mistake?.hint ?? hint)
    }
}
