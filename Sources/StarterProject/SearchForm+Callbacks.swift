import ReactiveCore
import SocialService
import TerminalUI

/// Callbacks instead of signals, for chapter 00. Each callback is called on the main actor.
extension SearchForm {
    /// Calls a closure with each new text of the field.
    public func onTextChange(_ act: @escaping @MainActor @Sendable (_ text: String) -> Void) {
        searchField.textSignal.skip(first: 1).subscribe(next: act)
    }

    /// Asks for access to the Twitter accounts, and calls back with whether access was granted.
    public func requestAccess(_ answer: @escaping @MainActor @Sendable (_ granted: Bool) -> Void) {
        StarterProject.requestAccess(to: accountStore)
            .deliver(on: schedulers.main)
            .subscribe(next: { answer(true) }, failed: { _ in answer(false) })
    }

    /// Calls back once, after a delay, unless the call is canceled.
    public func startTimer(_ delay: Duration, _ act: @escaping @MainActor @Sendable () -> Void) -> PendingCall {
        PendingCall(schedulers.main.schedule(after: delay) { MainActor.assumeIsolated(act) })
    }

    /// Searches for tweets with a text, and calls back once, with the tweets or the error, unless the call is canceled.
    @discardableResult
    public func findTweets(
        for text: String,
        _ answer: @escaping @MainActor @Sendable (_ result: Result<[Tweet], TwitterInstantError>) -> Void
    ) -> PendingCall {
        PendingCall(
            search(for: text, on: twitter, accounts: accountStore)
                .tryMap(tweets(in:))
                .deliver(on: schedulers.main)
                .subscribe(next: { tweets in answer(.success(tweets)) }, failed: { error in answer(.failure(error)) }))
    }
}

extension Button {
    /// Calls a closure on each tap.
    public func onTap(_ act: @escaping @MainActor @Sendable () -> Void) {
        tapSignal.subscribe(next: act)
    }
}

/// The pending callback of a timer or a search.
///
///     let pending = form.startTimer(.milliseconds(500)) { print("half a second later") }
///     pending.cancel()
public struct PendingCall: Sendable {
    private let disposable: any Disposable

    init(_ disposable: any Disposable) {
        self.disposable = disposable
    }

    /// Drops the callback, and cancels its search. Does nothing once the callback has been called.
    public func cancel() {
        disposable.dispose()
    }
}
