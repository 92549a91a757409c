import ReactiveCore
import SocialService
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

func askTheOldWay(_ accountStore: AccountStore) {
    accountStore.requestAccess(to: .twitter) { granted, error in
        print(granted ? "granted" : "refused: \(error.map { "\($0)" } ?? "no reason given")")
    }
}

@MainActor
func makeAndForget(_ form: SearchForm) {
    _ = requestAccess(to: form.accountStore)
}

@MainActor
func explain(_ form: SearchForm) {
    requestAccess(to: form.accountStore)
        .subscribe(
            next: { [weak form] in form?.log("access granted") },
            failed: { [weak form] error in
                switch error {
                case .accessDenied(.notFound): form?.log("add an account first")
                case .accessDenied: form?.log("allow it in the settings")
                case .noTwitterAccounts: form?.log("no account to search with")
                case .invalidResponse: form?.log("try again later")
                }
            }
        )
}
