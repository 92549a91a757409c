import Foundation
import Synchronization
import Terminal

/// Runs code that reads a stranger's recording. The code gets its own thread, so that neither a trap nor an endless
/// loop in it ends the grading of a class.
/// - Parameter limit: the processor time it may use; a judge needs a few milliseconds. A thread that uses more isn't
///   stopped.
/// - Returns: what the code returned, or why it didn't, for the report.
package func guarded<Value: Sendable>(
    atMost limit: Duration = .seconds(20), _ body: @escaping @Sendable () -> Value
) -> Result<Value, Obstacle> {
    func failure(_ what: String) -> Result<Value, Obstacle> {
        .failure(
            Obstacle(
                """
                The workbook's own check \(what). Grade the task by hand, and report the file to the workbook's authors.
                """))
    }
    var ends: [CInt] = [-1, -1]
    // If this process can't have more descriptors, the code runs unguarded.
    guard pipe(&ends) == 0 else { return .success(body()) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (input, output) = (ends[0], ends[1])
    let box = Box<Value>()
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
    while poll(&isReady, 1, 100) <= 0 {
        guard let used = box.clock.withLock({ $0 })?.time, used > limit else { continue }
        // The pipe stays open, because if `body` returns after all, a write without a reader would end the program.
        return failure("took too long on what this program recorded")
    }
    _ = systemRead(input, &signal, 1)
    close(input)
    close(output)
    return box.result.withLock { $0 }.map { .success($0) }
        ?? failure("failed on what this program recorded (signal \(signal))")
}

private final class Box<Value: Sendable>: Sendable {
    let result = Mutex<Value?>(nil)
    let clock = Mutex<ThreadClock?>(nil)
}
