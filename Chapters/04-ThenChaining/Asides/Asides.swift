import ReactiveCore
import StarterProject

// Code that the lesson shows on the way to Pipeline.swift. The chapter's program never runs it. It's here to be
// compiled, so that every piece of code in the lesson compiles.

@MainActor
func nameTheTypes(_ form: SearchForm) {
    let texts = form.searchField.textSignal.signal
    let access = requestAccess(to: form.accountStore)
    let textsAfterAccess = access.then { texts }

    _ = textsAfterAccess
}

func flatMapReports(
    _ preparation: Signal<String, TwitterInstantError>, _ texts: Signal<String, TwitterInstantError>
) {
    let textsForEachReport = preparation.flatMap { report in texts }

    _ = textsForEachReport
}

func promote(_ texts: Signal<String, Never>) {
    let fallible: Signal<String, TwitterInstantError> =
        texts.promoteFailure(to: TwitterInstantError.self)

    _ = fallible
}
