import TerminalTestKit
import Testing

@Suite("A form on a terminal") struct LiveFormTests {
    @Test func `a person goes through it by Tab and Return, and signing in goes on to the next screen`() throws {
        let session = try liveField(["form"])
        try session.wait(for: "the cursor in the name") { $0.row == 1 && $0.column == 7 && $0.cell(3, 3).isDim }
        // Type all at once: libedit applies typed-ahead text to the field that has the focus by then.
        session.type("use\u{7f}er\tpasswork")
        try session.wait(for: "dots") {
            $0.line(1) == " Name: user" && $0.line(2) == " Password: ••••••••"
                && $0.row == 2 && $0.column == 19
        }
        try session.wait(for: "an enabled button") { !$0.cell(3, 3).isDim }
        session.press(.return)
        try session.wait(for: "the focus on the button") { $0.cell(3, 3).isReversed && $0.row == 3 }
        session.press(.return)
        try session.wait(for: "the error") {
            $0.line(3) == "wrong" && $0.line(4) == " [ Sign in ]" && $0.cell(4, 3).isReversed
        }
        session.press(.backTab, .backspace, "d", .tab, .return, "swift")
        try session.wait(for: "the next screen") {
            $0.line(0) == "Welcome" && $0.line(1) == " Search: swift" && $0.row == 1 && $0.column == 14
        }
        #expect(session.screen.unknownSequences == [])
        session.press(.escape)
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains(#"name "user", password "password", search "swift""#))
        #expect(session.modes == session.modesAtStart)
    }

    @Test
    func `keys on a button edit nothing, arrows move on, and Ctrl-C clears the field that has the focus`() throws {
        let session = try liveField(["form"])
        session.press("user", .down, "pass", .down, "xyz")
        session.paste("more")
        session.press(.backspace, .left, "!")
        try session.wait(for: "the password") {
            $0.line(2) == " Password: •••••" && $0.row == 2 && $0.column == 16
        }
        session.press(.up, .control("a"), "a ")
        try session.wait(for: "the name") { $0.line(1) == " Name: a user" && $0.row == 1 && $0.column == 9 }
        session.press(.control("c"))
        try session.wait(for: "no name") { $0.line(1) == " Name: your name" && $0.column == 7 }
        session.press(.down)
        try session.wait(for: "the password") { $0.row == 2 && $0.cell(3, 3).isDim }
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(session.screen.text.contains(#"left: endOfFile, name "", password "pass!""#))
    }
}
