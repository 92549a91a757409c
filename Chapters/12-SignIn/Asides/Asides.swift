import ReactiveCore
import StarterProject

// Code that the lesson shows. The chapter's program never runs it. It's here to be compiled, so that every piece of
// code in the lesson compiles.

func newestOfBoth(width: Signal<Int, Never>, height: Signal<Int, Never>) {
    let area = width.combineLatest(with: height)
        .map { width, height in width * height }

    _ = area
}

func oneByOne(questions: Signal<String, Never>, answers: Signal<String, Never>) {
    let dialog = questions.zip(with: answers)

    _ = dialog
}

@MainActor
func buttonsOwnState(_ form: SignInForm) {
    form.signInButton.tapSignal
        .doNext { [weak form] in
            form?.signInButton.isEnabled = false
            form?.errorLabel.isHidden = true
        }
        .subscribe(next: {})
}

@MainActor
func callBack(_ form: SignInForm) {
    form.signInService.signIn(name: "reader", password: "marbles") { signedIn in
        print(signedIn ? "signed in" : "refused")
    }
}

func threeMore(
    taps: Signal<Void, Never>, keys: Signal<Void, Never>, answer: Signal<Bool, Never>, main: MainScheduler
) {
    let more = taps.merge(with: keys)

    let status =
        answer
        .map { isFree in isFree ? "free" : "taken" }
        .startWith("checking…")

    let pause = Signal<Void, Never>.timer(after: .milliseconds(400), on: main)

    _ = (more, status, pause)
}

func inOrder(
    numbers: Signal<Int, TwitterInstantError>,
    page: @escaping @Sendable (Int) -> Signal<String, TwitterInstantError>
) {
    _ =
        numbers
        .flatMap(.concat) { number in page(number) }
}
