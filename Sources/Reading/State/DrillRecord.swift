/// A reader's answers in drills, as stored in `.workbook/drills.json`.
///
///     {
///       "version": 1,
///       "day": "2026-11-22", "answered": 3,
///       "questions": {
///         "lane take(first:) 2 / -a-b-c|": { "answered": "2026-11-22", "box": 0, "due": "2026-11-23" }
///       },
///       "misconceptions": { "offByOne": { "shown": 4, "wanted": 2 } }
///     }
///
/// A question that was missed, or answered with doubt, comes back after a day. Each time it's then answered correctly
/// and without doubt, it waits longer, and in the end, it doesn't come back.
package struct DrillRecord: KeptState {
    package static let fileName = "drills"
    package static let subject = "drills"
    package static let currentVersion = 1
    package static let afterDamage = "questions that you missed before don't come back"

    package static let perDay = 5
    /// The numbers of days after which a question comes back: first after it was missed, then after each
    /// correct answer.
    package static let intervals = [1, 3, 7, 21]
    /// The number of days in which a question isn't asked again as a new one.
    private static let memory = 366

    package var version = Self.currentVersion
    /// The answered questions, keyed by their specifications.
    package private(set) var questions: [String: Card] = [:]
    /// The exposure of each misconception, by its name.
    package private(set) var misconceptions: [String: Exposure] = [:]
    /// The furthest place in the book that the reader has reached, as of the newest drill.
    package var furthest: Place?
    /// The newest day with an answer.
    private var day: Day?
    /// The number of answers on that day.
    private var answered = 0

    package init() {}

    /// A question that was answered.
    package struct Card: Codable, Equatable, Sendable {
        package fileprivate(set) var answered: Day
        /// When the question comes back; nil if it doesn't.
        package fileprivate(set) var due: Day?
        /// The index in ``intervals`` of the question's interval, if the question comes back.
        package fileprivate(set) var box: Int
    }

    /// How often a misconception was among a question's options, and the right answers still wanted.
    package struct Exposure: Codable, Equatable, Sendable {
        package fileprivate(set) var shown = 0
        /// How many right answers are still wanted, after the reader chose the misconception.
        package fileprivate(set) var wanted = 0
    }

    package enum Answer: Equatable, Sendable {
        case right, rightWithADoubt
        case wrong(misconception: String)
        case unknown
    }

    // MARK: - Days

    /// The day that counts as today: tomorrow, if an answer already has that date, as after a flight to the west.
    package func today(_ today: Day) -> Day { day == today + 1 ? today + 1 : today }

    package func left(on today: Day) -> Int { day == self.today(today) ? max(0, Self.perDay - answered) : Self.perDay }

    /// The questions that come back today, starting with the questions that were due first.
    package func due(on today: Day) -> [String] {
        let today = self.today(today)
        let due = questions.compactMap { question, card in
            card.due.flatMap { $0 <= today ? (question: question, due: $0) : nil }
        }
        return due.sorted { ($0.due, $0.question) < ($1.due, $1.question) }.map(\.question)
    }

    /// The questions that were answered today and come back tomorrow.
    package func missed(on today: Day) -> [String] {
        let today = self.today(today)
        return questions.filter { $1.answered == today && $1.due == today + 1 }.keys.sorted()
    }

    /// The number of due questions that a greeting mentions: at most as many as are left for today.
    package func mentioned(on today: Day) -> Int { min(left(on: today), due(on: today).count) }

    // MARK: - Answers

    /// - Parameters:
    ///   - question: the question's specification.
    ///   - options: the misconceptions behind the question's options.
    package mutating func note(_ answer: Answer, to question: String, options: [String], on today: Day) {
        let today = self.today(today)
        correct(for: today)
        if day != today { (day, answered) = (today, 0) }
        answered += 1
        questions = questions.filter { $1.due != nil || $1.answered + Self.memory > today }
        questions[question] = card(after: answer, questions[question], on: today)
        for name in options {
            var exposure = misconceptions[name] ?? Exposure()
            exposure.shown += 1
            if answer == .right, exposure.wanted > 0 { exposure.wanted -= 1 }
            misconceptions[name] = exposure
        }
        if case .wrong(let name) = answer { misconceptions[name, default: Exposure()].wanted = 3 }
    }

    private func card(after answer: Answer, _ card: Card?, on today: Day) -> Card {
        guard answer == .right else { return Card(answered: today, due: today + Self.intervals[0], box: 0) }
        guard var card else { return Card(answered: today, due: nil, box: 0) }
        card.answered = today
        // A repetition before the question is due, in this or another session, doesn't raise its box.
        guard let due = card.due, due <= today else { return card }
        card.box += 1
        card.due = card.box < Self.intervals.count ? today + Self.intervals[card.box] : nil
        return card
    }

    /// If the clock was set back, corrects dates: no answer is in the future, and no question waits longer than usual.
    private mutating func correct(for today: Day) {
        for (question, card) in questions where card.answered > today {
            questions[question]?.answered = today
            if card.due != nil { questions[question]?.due = today + Self.intervals[card.box] }
        }
    }
}

extension DrillRecord {
    private enum CodingKeys: CodingKey { case version, questions, misconceptions, furthest, day, answered }

    package init(from decoder: any Decoder) throws {
        let keys = try decoder.container(keyedBy: CodingKeys.self)
        version = try keys.decode(Int.self, forKey: .version)
        questions = try keys.decodeIfPresent([String: Card].self, forKey: .questions) ?? [:]
        misconceptions = try keys.decodeIfPresent([String: Exposure].self, forKey: .misconceptions) ?? [:]
        furthest = try keys.decodeIfPresent(Place.self, forKey: .furthest)
        day = try keys.decodeIfPresent(Day.self, forKey: .day)
        answered = try keys.decodeIfPresent(Int.self, forKey: .answered) ?? 0
        guard questions.values.allSatisfy({ Self.intervals.indices.contains($0.box) || $0.due == nil }) else {
            throw DecodingError.dataCorruptedError(
                forKey: .questions, in: keys, debugDescription: "A question is in a box that doesn't exist.")
        }
    }
}
