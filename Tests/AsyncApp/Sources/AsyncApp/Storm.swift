/// A program's input: texts on a clock, and an unreliable service. A step is 100 ms.
@MainActor
final class Storm {
    nonisolated static let texts: [Character: String] = [
        "a": "lin", "b": "li", "c": "swi", "d": "swift", "e": "tea", "f": "sun", "g": "su",
    ]
    /// The time of every fifth step.
    nonisolated static let ruler = "ms       0    500  " + (2...12).map { "\($0 * 500)" }.joined(separator: " ")
    nonisolated static let keys = "a--b--------c-----------d-----------e-----------f-----------g------"
    private var plan: [(steps: Int, succeeds: Bool)] = [(20, true), (2, true), (2, false), (2, true)]

    private let clock: SteppedClock
    private var asked = Lane()
    private var canceled = Lane()
    private var shown = Lane()

    private init(on clock: SteppedClock) { self.clock = clock }

    private struct Lane {
        private(set) var marbles = Array(repeating: Character("-"), count: Storm.keys.count)

        mutating func add(_ marble: Character, at time: SteppedClock.Instant) {
            marbles[Int(time.offset / .milliseconds(100))] = marble
        }
    }

    /// - Parameter closing: the step in which the loop's task is canceled; nil for the end of the storm.
    /// - Returns: the program's lanes, in the form of Chapters/13-AsyncAwait/Lesson.md.
    static func lanes<Outcomes: AsyncSequence<SearchResult, Never> & Sendable>(
        closing: Int? = nil, of outcomes: (AsyncStream<String>, Twitter, SteppedClock) -> Outcomes
    ) async -> [String] {
        let clock = SteppedClock()
        let storm = Storm(on: clock)
        let (texts, field) = AsyncStream.makeStream(of: String.self)
        let sequence = outcomes(texts, Twitter { text in try await storm.answer(to: text) }, clock)
        let loop = Task { @MainActor in
            for await outcome in sequence { storm.show(outcome) }
        }
        await SerialTasks.settle()
        for (step, marble) in keys.enumerated() {
            let time = SteppedClock.Instant(offset: .milliseconds(100) * step)
            while clock.wakeOne(at: time) { await SerialTasks.settle() }
            if step == closing { loop.cancel() }
            if let text = Self.texts[marble] { field.yield(text) }
            await SerialTasks.settle()
        }
        loop.cancel()
        await SerialTasks.settle()
        return [
            "texts    \(keys)", "asked    \(String(storm.asked.marbles))",
            "canceled \(String(storm.canceled.marbles))", "shown    \(String(storm.shown.marbles))",
        ]
    }

    private func answer(to text: String) async throws -> [Tweet] {
        let marble = Character(Self.texts.first { $0.value == text }?.key.uppercased() ?? "?")
        asked.add(marble, at: clock.now)
        let (steps, succeeds) = plan.isEmpty ? (2, true) : plan.removeFirst()
        do {
            try await clock.sleep(for: .milliseconds(100) * steps)
        } catch {
            canceled.add(marble, at: clock.now)
            throw error
        }
        guard succeeds else { throw Refused() }
        return [Tweet(text: text)]
    }

    private func show(_ outcome: SearchResult) {
        let marble: Character =
            switch outcome {
            case .tooShort: "s"
            case .found(let tweets): Self.texts.first { $0.value == tweets.first?.text }?.key.uppercased().first ?? "?"
            case .failed: "x"
            }
        shown.add(marble, at: clock.now)
    }

    private struct Refused: Error {}
}

struct Tweet: Sendable {
    let text: String
}

struct Twitter: Sendable {
    let answer: @Sendable (String) async throws -> [Tweet]

    func search(for text: String) async throws -> [Tweet] { try await answer(text) }
}
