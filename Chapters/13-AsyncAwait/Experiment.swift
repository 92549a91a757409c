import ChapterKit
import Observation
import ReactiveCore
import StarterProject

/// The same events for an `AsyncStream`, for `Observations`, and for a signal, in lanes on one ruler. Each key is an
/// event; a capital letter is three events in one turn of the main actor: `M` is m, n, o.
enum Experiment: String, CaseIterable {
    /// Two loops, or two subscribers.
    case twoLoops = "two-loops"
    /// Three events in one turn.
    case oneTurn = "one-turn"
    /// What's done with an event takes 300 ms.
    case slowLoop = "slow-loop"
    /// The event `x` fails.
    case lostFailure = "lost-failure"

    @available(macOS 26, *)
    @MainActor
    func start(in context: ChapterContext) {
        let (stream, continuation) = AsyncStream.makeStream(of: String.self)
        let model = NewestEvent()
        let subject = Subject<String, Never>()
        let clock = context.form.clock
        let suffixes = self == .twoLoops ? [" 1", " 2"] : [""]
        let names = ["AsyncStream", "Observations", "signal"]
        context.drawLanes(["you"] + names.flatMap { name in suffixes.map { name + $0 } })

        @Sendable func handle(_ event: String) async throws -> String {
            if self == .slowLoop { try await clock.sleep(for: .milliseconds(300)) }
            if self == .lostFailure, event == "x" { throw Refused() }
            return event
        }

        func use(_ event: String, in lane: String) async throws {
            context.mark(.next(try await handle(event)), in: lane)
        }

        for suffix in suffixes {
            Task {
                for await event in stream {
                    if self == .lostFailure {
                        Task { context.mark(.next(try await handle(event)), in: "AsyncStream") }
                    } else {
                        try await use(event, in: "AsyncStream" + suffix)
                    }
                }
            }
            Task {
                for await event in Observations({ model.event }) where !event.isEmpty {
                    try await use(event, in: "Observations" + suffix)
                }
            }
            subject.signal
                .promoteFailure(to: (any Error).self)
                .flatMap { event in Signal(async: { try await handle(event) }) }
                .deliver(on: context.schedulers.main)
                .subscribe(
                    next: { event in context.mark(.next(event), in: "signal" + suffix) },
                    failed: { error in context.mark(.failed("\(error)"), in: "signal" + suffix) })
        }

        context.searchField.textSignal.skip(first: 1).subscribe(next: { text in
            for event in text.last?.events ?? [] {
                context.mark(.next(event), in: "you")
                continuation.yield(event)
                model.event = event
                subject.send(event)
            }
        })
    }
}

/// The newest event, as state.
@MainActor
@Observable
private final class NewestEvent {
    var event = ""
}

private struct Refused: Error {}

extension Character {
    /// The events of this key.
    fileprivate var events: [String] {
        guard isUppercase, let first = lowercased().unicodeScalars.first?.value else { return [String(self)] }
        return (0..<3).compactMap { UnicodeScalar(first + $0).map { String(Character($0)) } }
    }
}
