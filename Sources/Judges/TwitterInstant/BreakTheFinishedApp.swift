import Grading
import ReactiveCore
import SocialService
import StarterProject

extension ExerciseTask {
    /// Task 6 of chapter 11: an app that looks finished.
    static let breakTheFinishedApp = ExerciseTask(
        number: 6,
        title: "break it",
        goal: """
            Someone else has taken the exam, and says that their app is finished. You don't see the code. The storm of \
            the first page does it no harm, and yet it has three faults. Write a `BreakScript`, as in chapter 00, \
            with which the screen is another one than with your `finishedApp`. The verdict says which fault it was.
            """,
        hints: [
            """
            You're the tester now. Go through what the task of the exam asks for, sentence by sentence, and do each \
            thing once.
            """,
            """
            What does the user see who says no? What becomes of a search when the text gets too short? And what \
            happens to a text that comes a second time?
            """,
            """
            Type three letters, wait until the search is sent, delete one, and let the answer take a while: \
            `tea{600ms}{delete}{2s}` with the plan `200@1s`.
            """,
        ],
        explanation: """
            None of the three is a crash: the app does too little, and a quick test passes. A `filter` kept short \
            texts away from the search, so they couldn't cancel it. A `distinct` below it kept a text from being tried \
            again. And `failed:` wrote to a log that no user reads.
            """,
        breaking: BreakQuestion(
            faulty: { form in almostFinished(form) }, right: { form in finished(form) },
            faults: [
                BreakFault("The user said no, and the screen doesn't say that this is why nothing comes.") {
                    $0.right.requests == 0 && $0.right.screen.status.hasPrefix("search failed")
                },
                BreakFault("The answer for a deleted text came all the same: a short text doesn't cancel the search.") {
                    !isValidSearchText($0.text)
                },
                BreakFault("The same text came again, and wasn't searched for: its list is gone, or never came.") {
                    $0.faulty.requests < $0.right.requests
                },
            ],
            shortest: "t"))
}

@MainActor
private func almostFinished(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    let paused = requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .share()
    let tooShort = paused.filter { text in !isValidSearchText(text) }.map { _ in SearchOutcome.tooShort }
    return
        paused
        .filter(isValidSearchText)
        .distinct()
        .flatMapLatest { text in outcome(of: text, on: twitter, accounts: accounts) }
        .merge(with: tooShort)
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.log("An error occurred: \(error)") }
        )
}

@MainActor
private func finished(_ form: SearchForm) -> any Disposable {
    let texts = form.searchField.textSignal.signal
    let accounts = form.accountStore
    let twitter = form.twitter

    return requestAccess(to: accounts)
        .then { texts }
        .throttle(.milliseconds(500), on: form.schedulers.main)
        .flatMapLatest { text in outcome(of: text, on: twitter, accounts: accounts) }
        .deliver(on: form.schedulers.main)
        .subscribe(
            next: { [weak form] outcome in form?.show(outcome) },
            failed: { [weak form] error in form?.show(.failed(error)) }
        )
}

private func outcome(
    of text: String, on twitter: Twitter, accounts: AccountStore
) -> Signal<SearchOutcome, Never> {
    guard isValidSearchText(text) else { return .just(.tooShort) }
    return search(for: text, on: twitter, accounts: accounts)
        .tryMap(tweets(in:))
        .map { tweets in .found(tweets) }
        .catch { error in .just(.failed(error)) }
}
