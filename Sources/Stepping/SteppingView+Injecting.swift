import Terminal

extension SteppingView {
    /// Handles the key after the injection key.
    func inject(_ key: Key) {
        mode = .moving
        if SteppingKeys.opensAnswers(key), actions.answer != nil { return chooseAnswer() }
        guard let key = SteppingKeys.injected(key), let moment else {
            message = "Canceled: no key was pressed."
            return
        }
        actions.inject?(key, moment.time)
    }

    private func chooseAnswer() {
        let requests = run.requests(underWayAt: cursor.moment)
        guard !requests.isEmpty, let moment else {
            message = run.reasonForNoAnswer(at: cursor.moment)
            return
        }
        mode = .answering(AnswerChoice(of: requests, at: moment.time))
    }

    func answer(_ key: Key, _ choice: AnswerChoice) {
        var choice = choice
        switch choice.press(key) {
        case .undecided: mode = .answering(choice)
        case .canceled:
            mode = .moving
            message = "Canceled: no answer was chosen."
        case .decided(let request, let answer):
            mode = .moving
            actions.answer?(request, answer, choice.time)
        }
    }
}
