import ReactiveCore
import StarterProject

extension SignInStep {
    /// The variant "map": what comes out if `map` turns each tap into a sign-in, in place of `flatMap`.
    @MainActor
    static func logSignalOfSignals(of form: SignInForm) {
        let service = form.signInService

        form.signInButton.tapSignal
            .compactMap { [weak form] in form?.credentials }
            .map { credentials in signIn(with: credentials, at: service) }
            .subscribe(next: { [weak form] answer in
                form?.log("answer: \(answer)")
            })
    }
}
