import ReactiveCore
import SocialService

/// Signs in, once a subscription: the step of chapter 00.
///
/// Sends whether it worked and completes; it never fails. Delivers on the service's queue. A call that is on its way cannot be called off.
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
