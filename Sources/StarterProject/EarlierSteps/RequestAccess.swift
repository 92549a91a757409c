import ReactiveCore
import SocialService

/// Asks for access to the Twitter accounts, once a subscription: the step of chapter 03.
///
/// Sends one value and completes when access is granted, fails with `accessDenied` when it is not; on the queue of the account store.
public func requestAccess(to accountStore: AccountStore) -> Signal<Void, TwitterInstantError> {
    Signal { subscriber in
        accountStore.requestAccess(to: .twitter) { granted, error in
            guard granted else { return subscriber.fail(.accessDenied(error)) }
            subscriber.send(())
            subscriber.complete()
        }
        return nil
    }
}
