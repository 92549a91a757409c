import Foundation
import Synchronization

/// Runs `body` on a new thread, which it may block. `body` gets a function that returns whether the calling task was
/// canceled.
public func onOwnThread<Result: Sendable>(
    _ body: @escaping @Sendable (_ isCanceled: @escaping @Sendable () -> Bool) -> Result
) async -> Result {
    let flag = Flag()
    return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread { continuation.resume(returning: body { flag.isUp }) }
        }
    } onCancel: {
        flag.raise()
    }
}

private final class Flag: Sendable {
    private let state = Atomic(false)

    var isUp: Bool { state.load(ordering: .acquiring) }

    func raise() { state.store(true, ordering: .releasing) }
}
