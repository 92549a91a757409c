import Synchronization

/// A clock that is moved by hand. Its users run on one thread: see ``SerialTasks``.
final class SteppedClock: Clock {
    struct Instant: InstantProtocol {
        var offset = Duration.zero

        func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
        func duration(to other: Instant) -> Duration { other.offset - offset }
        static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
    }

    private struct Sleeper {
        let id: Int
        let deadline: Instant
        let continuation: CheckedContinuation<Void, any Error>
    }

    private let time = Mutex(Instant())
    private let sleepers = Mutex<(all: [Sleeper], lastID: Int)>(([], 0))

    var now: Instant { time.withLock { $0 } }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = sleepers.withLock { sleepers in
            sleepers.lastID += 1
            return sleepers.lastID
        }
        try await withTaskCancellationHandler {
            try Task.checkCancellation()
            try await withCheckedThrowingContinuation { continuation in
                let sleeper = Sleeper(id: id, deadline: deadline, continuation: continuation)
                sleepers.withLock { $0.all.append(sleeper) }
            }
        } onCancel: {
            take { $0.id == id }?.resume(throwing: CancellationError())
        }
    }

    func wakeOne(at instant: Instant) -> Bool {
        time.withLock { $0 = instant }
        let sleeper = take { $0.deadline <= instant }
        sleeper?.resume()
        return sleeper != nil
    }

    private func take(_ isWanted: (Sleeper) -> Bool) -> CheckedContinuation<Void, any Error>? {
        sleepers.withLock { sleepers in
            guard let next = sleepers.all.filter(isWanted).min(by: { ($0.deadline, $0.id) < ($1.deadline, $1.id) })
            else { return nil }
            sleepers.all.removeAll { $0.id == next.id }
            return next.continuation
        }
    }
}
