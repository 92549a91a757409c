import Marbles
import ReactiveCore
import StarterProject

/// The step of this chapter: each tap of the button signs in with the texts of the fields, and the answer is shown.
@MainActor
func signInWhenTapped(_ form: SignInForm) -> any Disposable {
    let service = form.signInService

    return form.signInButton.tapSignal
        .traced("tap", as: { _ in "tap" })
        .doNext { [weak form] in
            form?.isSigningIn = true
            form?.errorLabel.isHidden = true
        }
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }
        .traced("answer")
        .deliver(on: form.schedulers.main)
        .traced("shown")
        .subscribe(next: { [weak form] signedIn in
            form?.isSigningIn = false
            form?.errorLabel.isHidden = signedIn
            if signedIn { form?.showNextScreen() }
        })
}
