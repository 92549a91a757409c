import ReactiveCore
import StarterProject

/// The form of 2014, the colors left out: two pipelines enable and disable the button.
@MainActor
func formWithTwoWriters(_ form: SignInForm) {
    let service = form.signInService

    form.nameField.textSignal
        .combineLatest(with: form.passwordField.textSignal)
        .map { name, password in name.count >= 3 && password.count >= 6 }
        .bind(to: form.signInButton, \.isEnabled)

    form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.signInButton.isEnabled = false
            form?.errorLabel.isHidden = true
        }
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in
            signIn(with: credentials, at: service)
                .map { isRight in (credentials.name, isRight) }
        }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] name, isRight in
            form?.signInButton.isEnabled = true
            form?.errorLabel.isHidden = isRight
            form?.log("\(name): \(isRight ? "signed in" : "refused")")
        })
}
