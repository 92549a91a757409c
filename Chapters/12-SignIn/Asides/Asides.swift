import ReactiveCore
import SocialService
import StarterProject
import TerminalUI

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func logTaps(of form: SignInForm) {
    form.signInButton.tapSignal
        .subscribe(next: { print("tapped") })
}

@MainActor
func callBack(_ form: SignInForm) {
    form.signInService.signIn(name: "reader", password: "marbles") { signedIn in
        print(signedIn ? "signed in" : "refused")
    }
}

@MainActor
func signalOfSignals(_ form: SignInForm) {
    let service = form.signInService

    let answers: MainSignal<Signal<Bool, Never>, Never> = form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .map { credentials in signIn(with: credentials, at: service) }

    _ = answers
}

@MainActor
func flattened(_ form: SignInForm) {
    let service = form.signInService

    let answers: Signal<Bool, Never> = form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap { credentials in signIn(with: credentials, at: service) }

    _ = answers
}

@MainActor
func theButtonsOwnState(_ form: SignInForm) {
    form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.signInButton.isEnabled = false
            form?.errorLabel.isHidden = true
        }
        .subscribe(next: {})
}

@MainActor
func oneAtATime(_ form: SignInForm) {
    let service = form.signInService

    form.signInButton.tapSignal
        .compactMap { [weak form] in form?.credentials }
        .flatMap(.first) { credentials in signIn(with: credentials, at: service) }
        .deliver(on: form.schedulers.main)
        .subscribe(next: { [weak form] signedIn in form?.errorLabel.isHidden = signedIn })
}
