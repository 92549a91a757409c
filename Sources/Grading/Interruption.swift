import Dispatch
import Terminal

/// Runs work that Ctrl-C, SIGTERM and SIGHUP cancel. Compilers and players run in their own sessions, which Ctrl-C in a
/// shell doesn't reach, so canceling the work has to stop them.
///
/// - Throws: `CancellationError` if the work was canceled; otherwise what the work throws.
public func untilInterrupted<Result: Sendable>(_ work: @escaping @MainActor () async throws -> Result) async throws
    -> Result
{
    let task = Task { try await work() }
    let interrupts = [SIGINT, SIGTERM, SIGHUP].map { number in
        // Not `SIG_IGN`, because children would inherit it.
        signal(number) { _ in }
        let source = DispatchSource.makeSignalSource(signal: number, queue: .main)
        source.setEventHandler { task.cancel() }
        source.activate()
        return (number, source)
    }
    defer {
        for (number, source) in interrupts {
            source.cancel()
            signal(number, SIG_DFL)
        }
    }
    let result = await task.result
    if task.isCancelled { throw CancellationError() }
    return try result.get()
}
