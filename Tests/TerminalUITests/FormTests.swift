import Dispatch
import ReactiveCore
import Terminal
import TerminalTestKit
import Testing

@testable import TerminalUI

@Suite("Buttons, fields and the focus, without a terminal")
@MainActor
struct FormTests {
    private func taps(of button: Button) -> Log<Void> {
        let log = Log<Void>()
        button.tapSignal.subscribe(next: { log.values.append($0) }, completed: { log.isCompleted = true })
        return log
    }

    private func press(_ keys: String, on ring: FocusRing) {
        for key in Key.typed(keys) { ring.press(key) }
    }

    @Test("a button sends its taps to subscribers, and none while it is disabled or hidden")
    func taps() {
        var button: Button? = Button(title: "Sign in")
        button!.press()
        let taps = taps(of: button!)
        button!.press()
        button!.press(.scalar(" "))
        button!.press(.scalar("x"))
        #expect(taps.values.count == 2)
        button!.isEnabled = false
        button!.press()
        button!.isEnabled = true
        button!.isHidden = true
        button!.press()
        #expect(taps.values.count == 2 && !taps.isCompleted)
        button = nil
        #expect(taps.isCompleted)
    }

    @Test func `Tab, Shift-Tab, arrows and Return go through a form and skip disabled views`() {
        let (name, password, button) = (
            TextField(label: "Name"), TextField(label: "Password"), Button(title: "Sign in")
        )
        let taps = taps(of: button)
        let ring = FocusRing([name, password, button])
        #expect(ring.focused === name && name.hasFocus)
        press("user\tpass\u{1b}[D!\r", on: ring)
        #expect(name.text == "user" && password.text == "pas!s")
        #expect(ring.focused === button && !password.hasFocus)
        press("\r \n", on: ring)
        #expect(taps.values.count == 3)
        press("\u{1b}[Z\u{1b}[A", on: ring)
        #expect(ring.focused === name)
        button.isEnabled = false
        press("\u{1b}[B\t", on: ring)
        #expect(ring.focused === name)
        password.isEnabled = false
        press("\t!", on: ring)
        #expect(ring.focused === name && name.text == "user!")
        password.press(.scalar("x"))
        #expect(password.text == "pas!s")
    }

    @Test func `a letter goes to the only field, even if a button has the focus`() {
        let (field, button) = (TextField(label: "Search"), Button(title: "Close"))
        let ring = FocusRing([field, button])
        press("ma\rg", on: ring)
        #expect(field.text == "mag" && field.hasFocus)
        let (other, submit) = (TextField(label: "Password"), Button(title: "Sign in"))
        let form = FocusRing([field, other, submit])
        form.focus(submit)
        press("x", on: form)
        #expect(form.focused === submit && field.text == "mag" && other.text.isEmpty)
    }

    @Test func `a button that is disabled while it works keeps the focus`() {
        let (name, button) = (TextField(label: "Name"), Button(title: "Sign in"))
        let ring = FocusRing([name, button])
        ring.focus(button)
        button.isEnabled = false
        press("x\r", on: ring)
        #expect(ring.focused === button && name.text == "")
        button.isEnabled = true
        let taps = taps(of: button)
        press("\r", on: ring)
        #expect(taps.values.count == 1)
    }

    @Test func `a password shows as dots, one per character`() {
        let field = TextField(label: "Password")
        field.isSecure = true
        field.hasFocus = true
        field.setText("pä👨\u{200d}👩\u{200d}👧x", cursor: 2)
        #expect(field.lines(columns: 40, height: 1, on: .color)[0].text.trimmed == "Password: ••••")
        #expect(field.cursor(columns: 40, height: 1, on: .color) == ScreenPlace(row: 0, column: 13))
    }

    @Test func `a button looks different with the focus and while disabled, also without color`() {
        let button = Button(title: "Sign in")
        func drawn(_ terminal: TerminalAbilities) -> ScreenModel {
            ScreenModel(button.lines(columns: 20, height: 1, on: terminal), columns: 20, on: terminal)
        }
        #expect(drawn(.color).line(0) == " [ Sign in ]")
        button.hasFocus = true
        #expect(drawn(.color).cell(0, 4).isReversed && drawn(.plain).line(0) == " [>Sign in<]")
        button.hasFocus = false
        button.isEnabled = false
        #expect(drawn(.color).cell(0, 4).isDim && drawn(.plain).line(0) == " ( Sign in )")
    }

    @Test func `hidden views take no rows`() {
        let label = Label("wrong password")
        label.isHidden = true
        let field = TextField(label: "Name")
        let shown = ScreenLayout.lines(of: [label, field], in: TerminalSize(rows: 2, columns: 20), on: .color)
        #expect(shown.lines.map { $0.text.trimmed } == ["Name:", ""])
    }

    @Test(
        "the field's own scheduler brings a subscription from a background queue to the main queue, on its clock")
    func subscribedElsewhere() async {
        let time = VirtualTime()
        let schedulers = Schedulers.virtual(time)
        let field = TextField(label: "Search", scheduler: schedulers.main)
        let button = Button(title: "Go", scheduler: schedulers.main)
        let taps = Log<Void>()
        let entries = Log<String>()
        schedulers.background.schedule(after: .milliseconds(20)) {
            field.textSignal.subscribe(next: { entries.values.append("\(time.now) \($0)") })
            button.tapSignal.subscribe(next: { taps.values.append($0) })
        }
        schedulers.main.schedule(after: .milliseconds(10)) {
            MainActor.assumeIsolated {
                field.setText("early")
                button.press()
            }
        }
        schedulers.main.schedule(after: .milliseconds(30)) {
            MainActor.assumeIsolated {
                field.setText("late")
                button.press()
            }
        }
        // Advance the clock on another thread, because this is the main thread, which runs the main queue.
        await withCheckedContinuation { done in
            DispatchQueue(label: "driver").async {
                time.advance(by: .milliseconds(100))
                done.resume()
            }
        }
        #expect(entries.values == ["0.02 seconds early", "0.03 seconds late"])
        #expect(taps.values.count == 1)
    }
}
