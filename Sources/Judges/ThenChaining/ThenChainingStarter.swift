/// Chapters/04-ThenChaining/Exercise.swift as it was before anybody touched it: what `reset` brings back, and what "not started" is
/// measured by. On a fresh checkout the two are equal; the `Mine` tests are skipped then.
let thenChainingStarter = #"""
    // Chapter 04, ThenChaining: the file that is yours.
    //
    // A task is everything between its `MARK: - Task` and the next `MARK`. Change what stands there, save, and ask
    // the workbook for a verdict: `check 4` for the whole file, `check 4.2` for task 2 alone.

    import Exercises
    import ReactiveCore
    import StarterProject

    // MARK: - Task 1: first the accounts, then the texts

    /// Once access is granted, logs each text of the field, beginning with the one that it holds then; logs the error when it is not.
    @MainActor
    func logTexts(_ form: SearchForm) -> any Disposable {
        requestAccess(to: form.accountStore)
            .subscribe(
                next: { [weak form] in form?.log("access granted") },
                failed: { [weak form] error in form?.log("\(error)") }
            )
    }

    // MARK: - Task 2: not for each value

    /// `preparation` reports what it is doing, as often as it likes, and completes when the app is ready. From then on each text is
    /// logged once, beginning with the one that the field holds. Where the preparation fails, its error is logged, and no text.
    @MainActor
    func logTextsWhenReady(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
        let texts = form.searchField.textSignal.signal

        return
            preparation
            .flatMap { _ in texts.promoteFailure(to: TwitterInstantError.self) }
            .subscribe(
                next: { [weak form] text in form?.log(text) },
                failed: { [weak form] error in form?.log("\(error)") }
            )
    }

    // MARK: - Task 3: down the staircase

    /// First the access request, then the preparation, then the texts. A failure of either is logged and ends it, and disposing of
    /// what it returns ends whichever is running.
    @MainActor
    func logTextsAfterAll(_ form: SearchForm, preparation: Signal<String, TwitterInstantError>) -> any Disposable {
        let texts = form.searchField.textSignal.signal

        return requestAccess(to: form.accountStore)
            .subscribe(
                next: { [weak form] in
                    preparation.subscribe(
                        next: { _ in },
                        failed: { _ in },
                        completed: { [weak form] in
                            texts.subscribe(next: { [weak form] text in form?.log(text) })
                        }
                    )
                },
                failed: { [weak form] error in form?.log("\(error)") }
            )
    }

    // MARK: - Task 4: predict

    /// A field is typed into, and a request is answered; `then` waits for it and goes on with the field's texts, which begin with the
    /// one that the field holds. Each letter stands for the text that ends with it. The request is subscribed to in step 0.
    ///
    ///     request  ---v--|
    ///     typed    -p--q--r-s
    ///
    /// What does `request.then { texts }` send? As marbles, one character a step.
    let predictedTexts = "?"

    // MARK: - What the workbook reads

    @MainActor
    let exercise = ThenChainingExercise(
        logTexts: logTexts,
        logTextsWhenReady: logTextsWhenReady,
        logTextsAfterAll: logTextsAfterAll,
        predictedTexts: predictedTexts
    )
    """#
