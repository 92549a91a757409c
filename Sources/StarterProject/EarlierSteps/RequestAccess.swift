import ReactiveCore
import SocialService

/// Asks for access to the Twitter accounts, once per subscription: the step of chapter 03.
///
/// Sends one value and completes when access is granted, and fails with `accessDenied` when it isn't. Delivers on the
/// account store's queue.
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
