import ReactiveCore
import SocialService
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

let silence: Signal<Void, TwitterInstantError> = .never

func countdown() -> Signal<String, Never> {
    Signal { subscriber in
        subscriber.send("three")
        subscriber.send("two")
        subscriber.complete()
        subscriber.send("one")
        return nil
    }
}

func mayAskAgain(after error: TwitterInstantError) -> Bool {
    switch error {
    case .accessDenied(.permissionDenied): false
    case .accessDenied, .noTwitterAccounts, .invalidResponse: true
    }
}

@MainActor
func askTwice(_ form: SearchForm) {
    let access = requestAccess(to: form.accountStore)
    access.subscribe(
        next: { [weak form] in form?.log("first: yes") },
        failed: { [weak form] _ in form?.log("first: no") })
    access.subscribe(
        next: { [weak form] in form?.log("second: yes") },
        failed: { [weak form] _ in form?.log("second: no") })
}

@MainActor
func watchAllThree(_ form: SearchForm) -> any Disposable {
    requestAccess(to: form.accountStore)
        .doNext { [weak form] in form?.log("a value passed") }
        .doFailed { [weak form] _ in form?.log("a failure passed") }
        .doCompleted { [weak form] in form?.log("the end passed") }
        .subscribe(next: {}, failed: { _ in })
}
