import ReactiveCore
import StarterProject

/// The step of this chapter: asks for access to the Twitter accounts, and logs the answer.
@MainActor
func askForAccess(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in form?.log("\(error)") },
            completed: { [weak form] in form?.log("completed") }
        )
}
