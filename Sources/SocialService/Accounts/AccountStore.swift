import Foundation
import Synchronization

/// The accounts on this device, and whether the app may use them: the stand-in for the Accounts framework's `ACAccountStore`.
///
/// Safe on any thread. Completions are called once, on a background queue of the store's clock, never before `requestAccess` has returned.
public final class AccountStore: Sendable {
    private let app: String
    private let policy: AccessPolicy
    private let memory: AccessMemory?
    private let clock: any ServiceClock
    private let state: Mutex<State>

    private struct State {
        var accounts: [Account]
        var decisions: [AccountType: Bool]
        /// Those who wait for the answer to a question that is on the screen now.
        var waiting: [AccountType: [Waiter]] = [:]
        var saveProblem: String?
    }

    private struct Waiter {
        let complete: @Sendable (_ granted: Bool, _ error: AccountError?) -> Void
    }

    /// A store with accounts on it.
    ///
    /// - Parameters:
    ///   - accounts: what the user has set up before the app starts.
    ///   - app: the name that the user is asked about.
    ///   - policy: how a request for access is decided.
    ///   - memory: where decisions outlive the run; without one they live as long as the store.
    ///   - clock: the time that callbacks go by.
    public init(
        accounts: [Account] = [.signedIn(as: "reader")],
        app: String = "Twitter Instant",
        policy: AccessPolicy = .grant,
        memory: AccessMemory? = nil,
        clock: any ServiceClock = SystemClock()
    ) {
        self.app = app
        self.policy = policy
        self.memory = memory
        self.clock = clock
        state = Mutex(State(accounts: accounts, decisions: memory?.load() ?? [:]))
    }

    /// Asks the user to let the app use the accounts of a type.
    ///
    /// The user is asked once, and not while a question is still on the screen: later requests get the same answer. As in the
    /// original, nobody is asked about accounts that are not there (`notFound`), and a decision taken earlier still holds
    /// when the accounts have been deleted since.
    ///
    /// - Parameter completion: called on a background queue with `granted`, and with an error when it was not:
    ///   `permissionDenied`, `notFound` or `unknownType`.
    public func requestAccess(
        to type: AccountType,
        completion: @escaping @Sendable (_ granted: Bool, _ error: AccountError?) -> Void
    ) {
        let waiter = Waiter(complete: completion)
        guard type == .twitter else {
            return call([waiter], granted: false, error: .unknownType(type.identifier))
        }
        switch policy {
        case .grant: decide(true, waiter, type)
        case .deny: decide(false, waiter, type)
        case .ask(let prompt): ask(prompt, waiter, type)
        }
    }

    /// The accounts of a type, in the order in which they were added; none unless the user has granted access.
    public func accounts(of type: AccountType) -> [Account] {
        state.withLock { state in
            guard state.decisions[type] == true else { return [] }
            return state.accounts.filter { $0.type == type }
        }
    }

    /// Every account on the device, as its Settings app would list them, whatever this app is allowed.
    public var installedAccounts: [Account] { state.withLock(\.accounts) }

    /// What the user has decided about a type; nil while they have not been asked.
    public func decision(about type: AccountType) -> Bool? {
        state.withLock { $0.decisions[type] }
    }

    /// What went wrong when the last decision was to be written, in a sentence; the decision holds for this run all the same.
    public var saveProblem: String? { state.withLock(\.saveProblem) }

    /// Adds an account, as its user would in Settings. Fails with `alreadyExists` or `unknownType`.
    public func add(_ account: Account) throws(AccountError) {
        guard account.type == .twitter else { throw .unknownType(account.type.identifier) }
        let added = state.withLock { state in
            guard !state.accounts.contains(where: { $0.id == account.id }) else { return false }
            state.accounts.append(account)
            return true
        }
        if !added { throw .alreadyExists(username: account.username) }
    }

    /// Deletes an account, as its user would in Settings. Fails with `notFound`.
    public func delete(_ account: Account) throws(AccountError) {
        let deleted = state.withLock { state in
            guard let index = state.accounts.firstIndex(where: { $0.id == account.id }) else { return false }
            state.accounts.remove(at: index)
            return true
        }
        if !deleted { throw .notFound }
    }

    /// Forgets what the user decided, here and in the memory, so that the next request asks again.
    public func resetDecisions() {
        state.withLock { $0.decisions = [:] }
        save([:])
    }

    // MARK: - Coming to a decision

    /// The decision falls when it is told: who does not wait for it finds no accounts.
    private func decide(_ granted: Bool, _ waiter: Waiter, _ type: AccountType) {
        clock.schedule(after: .zero) { [self] in
            state.withLock { $0.decisions[type] = granted }
            waiter.complete(granted, granted ? nil : .permissionDenied)
        }
    }

    private enum NextStep {
        case call(granted: Bool, error: AccountError?)
        case ask
        case wait
    }

    private func ask(_ prompt: AccessPrompt, _ waiter: Waiter, _ type: AccountType) {
        let next: NextStep = state.withLock { state in
            if let granted = state.decisions[type] {
                return .call(granted: granted, error: granted ? nil : .permissionDenied)
            }
            guard state.accounts.contains(where: { $0.type == type }) else {
                return .call(granted: false, error: .notFound)
            }
            let questionIsOnScreen = state.waiting[type] != nil
            state.waiting[type, default: []].append(waiter)
            return questionIsOnScreen ? .wait : .ask
        }
        switch next {
        case .call(let granted, let error):
            call([waiter], granted: granted, error: error)
        case .ask:
            let question = AccessQuestion(app: app, type: type)
            clock.schedule(after: .zero) { [self] in
                prompt.ask(question) { granted in self.answer(granted, type) }
            }
        case .wait:
            break
        }
    }

    private func answer(_ granted: Bool, _ type: AccountType) {
        let outcome: (waiters: [Waiter], decisions: [AccountType: Bool])? = state.withLock { state in
            guard let waiters = state.waiting.removeValue(forKey: type) else { return nil }
            state.decisions[type] = granted
            return (waiters, state.decisions)
        }
        guard let outcome else { return }
        save(outcome.decisions)
        call(outcome.waiters, granted: granted, error: granted ? nil : .permissionDenied)
    }

    private func save(_ decisions: [AccountType: Bool]) {
        guard let memory else { return }
        var problem: String?
        do {
            try memory.save(decisions)
        } catch {
            problem = "The decision could not be written to \(memory.file.path): \(error.localizedDescription)"
        }
        state.withLock { $0.saveProblem = problem }
    }

    private func call(_ waiters: [Waiter], granted: Bool, error: AccountError?) {
        for waiter in waiters {
            clock.schedule(after: .zero) { waiter.complete(granted, error) }
        }
    }
}
