import Foundation
import SocialService
import Synchronization

/// A service's answer that a task waits for. When the task is cancelled the request is called off, and no answer is the answer.
final class PendingAnswer: Sendable {
    struct Content: Sendable {
        var data: Data?
        var response: HTTPResponse?
    }

    private enum State {
        case empty
        case waiting(CheckedContinuation<Content, Never>)
        case here(Content)
    }

    private let state = Mutex(State.empty)

    /// Performs a request and waits for its answer.
    static func to(_ request: SocialRequest) async -> Content {
        let pending = PendingAnswer()
        let task = request.perform { data, response, _ in pending.arrive(Content(data: data, response: response)) }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { pending.wait($0) }
        } onCancel: {
            task.cancel()
            pending.arrive(Content())
        }
    }

    private func wait(_ continuation: CheckedContinuation<Content, Never>) {
        let content: Content? = state.withLock { state in
            if case .here(let content) = state { return content }
            state = .waiting(continuation)
            return nil
        }
        if let content { continuation.resume(returning: content) }
    }

    /// Only the first counts.
    private func arrive(_ content: Content) {
        let continuation: CheckedContinuation<Content, Never>? = state.withLock { state in
            switch state {
            case .here: return nil
            case .empty:
                state = .here(content)
                return nil
            case .waiting(let continuation):
                state = .here(content)
                return continuation
            }
        }
        continuation?.resume(returning: content)
    }
}
