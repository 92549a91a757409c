import ReactiveCore
import SocialService

/// Signs in, once per subscription: the step of chapter 12.
///
/// Sends whether it worked, and completes. It never fails. Delivers on the service's queue. Disposal doesn't cancel the
/// call.
public func signIn(
    with credentials: Credentials,
    at service: SignInService
) -> Signal<Bool, Never> {
    Signal { subscriber in
        service.signIn(name: credentials.name, password: credentials.password) { signedIn in
            subscriber.send(signedIn)
            subscriber.complete()
        }
        return nil
    }
}
