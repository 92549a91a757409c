import Foundation
import Synchronization

/// The accounts on this device, and whether the app may use them: the stand-in for the Accounts framework's
/// `ACAccountStore`.
///
///     store.requestAccess(to: .twitter) { granted, error in
///         if granted { print(store.accounts(of: .twitter)) }
///     }
///
/// Safe on any thread. A completion is called once, or never if the user doesn't answer. It runs asynchronously, on a
/// background queue of the store's clock.
public final class AccountStore: Sendable {
    private let accounts: [Account]
    private let policy: AccessPolicy
    private let memory: AccessMemory?
    private let clock: any ServiceClock
    private let onRequest: @Sendable () -> Void
    private let state: Mutex<State>

    private struct State {
        var decision: Bool?
        var waiting: [Completion] = []
    }

    /// Called with true, or with false and the error.
    public typealias Completion = @Sendable (_ granted: Bool, _ error: AccountError?) -> Void

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - accounts: the accounts on the device.
    ///   - policy: decides about access.
    ///   - memory: keeps a decision between runs; nil to forget it with the store.
    ///   - clock: schedules the callbacks.
    ///   - onRequest: called for each request for access, on the caller's thread.
    public init(
        accounts: [Account] = [.signedIn(as: "reader")],
        policy: AccessPolicy = .grant,
        memory: AccessMemory? = nil,
        clock: any ServiceClock,
        onRequest: @escaping @Sendable () -> Void = {}
    ) {
        self.accounts = accounts
        self.policy = policy
        self.memory = memory
        self.clock = clock
        self.onRequest = onRequest
        state = Mutex(State(decision: memory?.load()))
    }

    /// Requests access to the accounts of a type.
    ///
    /// With `AccessPolicy.ask`, the user is asked once: later requests get the same answer, until ``resetDecisions()``.
    /// As in the original, a request fails with `notFound` if there is neither an answer yet nor an account.
    ///
    /// - Parameter completion: called with true, or with false and an error: `permissionDenied` or `notFound`.
    public func requestAccess(to type: AccountType, completion: @escaping Completion) {
        onRequest()
        switch policy {
        case .grant: decide(true, completion)
        case .deny: decide(false, completion)
        case .ask(let prompt): ask(prompt, completion)
        }
    }

    /// Returns the accounts of a type, oldest first; empty unless access has been granted.
    public func accounts(of type: AccountType) -> [Account] { decision(about: type) == true ? accounts : [] }

    /// Returns the decision about a type, by the user or by the policy; nil without a decision.
    public func decision(about type: AccountType) -> Bool? { state.withLock(\.decision) }

    /// Forgets the decision, in the store and in its file, so that the next request is decided again.
    public func resetDecisions() {
        state.withLock { $0.decision = nil }
        try? memory?.save(nil)
    }

    private func ask(_ prompt: @escaping AccessPrompt, _ completion: @escaping Completion) {
        let (known, isFirst) = state.withLock { state -> (Result<Void, AccountError>?, Bool) in
            if let granted = state.decision { return (granted ? .success(()) : .failure(.permissionDenied), false) }
            guard !accounts.isEmpty else { return (.failure(.notFound), false) }
            state.waiting.append(completion)
            return (nil, state.waiting.count == 1)
        }
        switch known {
        case .success: call([completion], nil)
        case .failure(let error): call([completion], error)
        case nil: if isFirst { ask(prompt) }
        }
    }

    private func ask(_ prompt: @escaping AccessPrompt) {
        clock.schedule(after: .zero) { [self] in
            prompt(AccessQuestion()) { [self] granted in
                // Only the first answer finds waiting requests.
                let completions = state.withLock { state in
                    defer { state.waiting = [] }
                    if !state.waiting.isEmpty { state.decision = granted }
                    return state.waiting
                }
                guard !completions.isEmpty else { return }
                // If saving fails, the decision is still valid for this run.
                try? memory?.save(granted)
                call(completions, granted ? nil : .permissionDenied)
            }
        }
    }

    private func call(_ completions: [Completion], _ error: AccountError?) {
        for completion in completions { clock.schedule(after: .zero) { completion(error == nil, error) } }
    }

    /// Records the decision just before the callback, so an app that doesn't wait for it finds no accounts at first.
    private func decide(_ granted: Bool, _ completion: @escaping Completion) {
        clock.schedule(after: .zero) { [self] in
            state.withLock { $0.decision = granted }
            completion(granted, granted ? nil : .permissionDenied)
        }
    }
}

/// How a store decides when an app asks for access.
public enum AccessPolicy: Sendable {
    /// Asks the user once, as on a phone, and saves the decision.
    case ask(AccessPrompt)
    /// Grants access for this run, without asking or saving.
    case grant
    /// Denies access for this run, without asking or saving.
    case deny
}

/// Asks the user on the program's screen.
///
///     AccountStore(policy: .ask { question, answer in answer(askOnTerminal(question.sentence)) })
///
/// Called on a background queue with the question. It passes the answer to its second argument, at any time and on any
/// thread. Only the first answer counts. Without an answer, the request stays open, like an alert that no one taps.
public typealias AccessPrompt =
    @Sendable (AccessQuestion, _ answer: @escaping @Sendable (_ granted: Bool) -> Void) -> Void

/// The question to the user.
public struct AccessQuestion: Sendable, Equatable {
    /// The question as a sentence.
    public let sentence = "Twitter Instant would like access to your Twitter accounts."
}
