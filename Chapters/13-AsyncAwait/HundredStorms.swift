import ChapterKit
import StarterProject

/// Plays one storm a hundred times, and counts how many runs differ from the most frequent one. The storm's clock is
/// the run's: virtual with `--type`, the machine's with `--realtime`.
@MainActor
func runAHundredStorms(in context: ChapterContext) {
    let clock = context.form.clock
    Task {
        var runs: [SmallStorm] = []
        for _ in 1...100 {
            let storm = SmallStorm(clock: clock)
            await storm.play()
            runs.append(storm)
        }
        context.log("storms: \(runs.count)")
        context.log("lanes that differ: \(oddOnes(in: runs.map(\.lanes)))")
        context.log("answers that differ: \(oddOnes(in: runs.map(\.answers)))")
        context.log("the usual answers: \(usual(runs.map(\.answers)))")
    }
}

private func usual(_ texts: [String]) -> String {
    let counts = Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key ?? ""
}

private func oddOnes(in texts: [String]) -> Int { texts.count { $0 != usual(texts) } }

/// Seven texts, a slow answer, a refusal, and the search of this chapter's step, at 4 ms a step: a test that waits.
@MainActor
private final class SmallStorm {
    private static let step = Duration.milliseconds(4)
    private static let keys = "a--b--------c-----------d-----------e-----------f-----------g------"
    /// How long the service takes for each text, in steps; b and g are too short. The search for e is refused.
    private static let latencies: [Character: Int] = ["c": 20, "d": 2, "e": 2, "f": 2]

    private let clock: any Clock<Duration>
    private var elapsed = 0
    private(set) var lanes = ""
    private(set) var answers = ""

    init(clock: any Clock<Duration>) { self.clock = clock }

    func play() async {
        let (texts, field) = AsyncStream.makeStream(of: Character.self)
        let window = Task { await search(texts) }
        for key in Self.keys {
            if key != "-" { field.yield(key) }
            try? await clock.sleep(for: Self.step)
            elapsed += 1
        }
        window.cancel()
    }

    /// The search of Pipeline.swift, with a service of its own.
    private func search(_ texts: AsyncStream<Character>) async {
        var newest: Task<Void, Never>?
        defer { newest?.cancel() }
        for await text in texts {
            newest?.cancel()
            newest = Task {
                do { try await clock.sleep(for: Self.step * 5) } catch { return }
                guard let latency = Self.latencies[text] else { return show("s") }
                note("asked \(text)")
                do { try await clock.sleep(for: Self.step * latency) } catch { return note("canceled \(text)") }
                if !Task.isCancelled { show(text == "e" ? "x" : text.uppercased()) }
            }
        }
    }

    private func show(_ answer: String) {
        note(answer)
        answers += answer
    }

    private func note(_ event: String) { lanes += "\(elapsed) \(event)\n" }
}
