import Foundation
import Marbles
import Playing
import Synchronization
import Terminal

/// Runs code that reads a stranger's recording. The code gets its own thread, so that neither a trap nor an endless
/// loop in it ends the grading of a class.
package enum Guarded {
    package enum Outcome<Result: Sendable>: Sendable {
        case returned(Result)
        case trapped(CInt)
        /// It used too much processor time. Its thread isn't stopped.
        case tookTooLong
    }

    /// The processor time it may use. A judge needs a few milliseconds.
    static let limit = Duration.seconds(20)

    /// How often the time is checked, in milliseconds.
    private static let interval: CInt = 100

    package static func run<Result: Sendable>(
        atMost limit: Duration = limit, _ body: @escaping @Sendable () -> Result
    ) -> Outcome<Result> {
        var ends: [CInt] = [-1, -1]
        // If this process can't have more descriptors, the code runs unguarded.
        guard pipe(&ends) == 0 else { return .returned(body()) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let (input, output) = (ends[0], ends[1])
        let box = Box<Result>()
        Thread.detachNewThread {
            box.clock.withLock { $0 = ThreadClock() }
            TrapGuard.run(announcingTrapTo: output) {
                let result = body()
                box.result.withLock { $0 = result }
            }
            var done: UInt8 = 0
            _ = write(output, &done, 1)
        }
        var signal: UInt8 = 0
        var isReady = pollfd(reading: input)
        while poll(&isReady, 1, interval) <= 0 {
            guard let used = box.clock.withLock({ $0 })?.time, used > limit else { continue }
            // The pipe stays open, because if `body` returns after all, a write without a reader would end the program.
            return .tookTooLong
        }
        _ = systemRead(input, &signal, 1)
        close(input)
        close(output)
        return box.result.withLock { $0 }.map { .returned($0) } ?? .trapped(CInt(signal))
    }

    private final class Box<Result: Sendable>: Sendable {
        let result = Mutex<Result?>(nil)
        let clock = Mutex<ThreadClock?>(nil)
    }
}

extension Guarded.Outcome {
    package var result: Result? { if case .returned(let result) = self { result } else { nil } }

    /// Why there's no result, for the report; nil if there is one.
    package var obstacle: String? {
        switch self {
        case .returned: nil
        case .trapped(let signal):
            "The workbook's own check failed on what this program recorded (signal \(signal)). \(Self.advice)"
        case .tookTooLong:
            "The workbook's own check took too long on what this program recorded. \(Self.advice)"
        }
    }

    private static var advice: String { "Grade the task by hand, and report the file to the workbook's authors." }
}
