import Dispatch
import Foundation

@testable import ReactiveCore

/// - Returns: false if `limit` passes before the next thread ends. Without a limit, it waits for all threads.
@discardableResult
func inThreads(
    _ count: Int, within limit: DispatchTimeInterval? = nil, _ body: @escaping @Sendable (Int) -> Void
) -> Bool {
    let start = DispatchSemaphore(value: 0)
    let end = DispatchSemaphore(value: 0)
    for number in 0..<count {
        let thread = Thread {
            start.wait()
            body(number)
            end.signal()
        }
        thread.stackSize = 8 << 20
        thread.start()
    }
    for _ in 0..<count { start.signal() }
    for _ in 0..<count {
        guard let limit else {
            end.wait()
            continue
        }
        if end.wait(timeout: .now() + limit) == .timedOut { return false }
    }
    return true
}
