import Terminal
import TerminalUI

/// A sign-in form, and a search screen that follows it.
@MainActor
final class FormFixture {
    private let name = TextField(label: "Name", placeholder: "your name")
    private let password = TextField(label: "Password")
    private let button = Button(title: "Sign in")
    private let failure = Label("wrong", style: .bold)
    private let search = TextField(label: "Search")

    func run() async {
        guard let screen = Screen() else {
            print("no screen")
            return
        }
        password.isSecure = true
        button.isEnabled = false
        failure.isHidden = true
        screen.show(views: [Label(" Sign in", style: .reversed, fillsRow: true), name, password, failure, button])
        let ring = FocusRing([name, password, button])
        name.textSignal.combineLatest(with: password.textSignal)
            .subscribe(next: { [button] texts in button.isEnabled = texts.0.count > 2 && texts.1.count > 2 })
        button.tapSignal.subscribe(next: { [unowned self] in
            failure.isHidden = true
            if name.text == "user", password.text == "password" {
                screen.show(views: [Label("Welcome"), search])
                ring.replace(with: [search])
            } else {
                failure.isHidden = false
            }
        })
        let outcome = await screen.run(focusing: ring)
        print("left: \(outcome), name \"\(name.text)\", password \"\(password.text)\", search \"\(search.text)\"")
    }
}
