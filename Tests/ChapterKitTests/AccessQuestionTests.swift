import TerminalTestKit
import Testing

@Suite("The question for access to the accounts") struct AccessQuestionTests {
    private func thenChaining(state: TemporaryFolder, _ arguments: [String] = []) throws -> TerminalSession {
        let session = try TerminalSession(
            .product("then-chaining"), arguments, rows: 24, columns: 80, environment: ["XDG_STATE_HOME": state.url.path]
        )
        try session.waitUntilReady()
        return session
    }

    @Test("appears on the screen, is answered by a button, and appears again only after the answer is forgotten")
    func remembered() throws {
        let state = try TemporaryFolder()

        let first = try thenChaining(state: state)
        try first.wait(for: "the question") { $0.text.contains("would like access") && $0.text.contains("[ Allow ]") }
        first.press(.return)
        try first.wait(for: "the field") { !$0.text.contains("Don't allow") }
        first.type("ma")
        try first.wait(for: "a text in the log") { $0.text.contains("\nma") }
        first.press(.control("c"))
        try first.wait(for: "an empty field") { $0.text.contains("type here") }
        first.press(.control("d"))
        #expect(try first.waitForEnd() == .exited(0))
        #expect(first.modes == first.modesAtStart)

        let second = try thenChaining(state: state)
        try second.wait(for: "the field, unasked") { $0.text.contains("Search:") }
        second.type("x")
        try second.wait(for: "a text in the log") { $0.text.contains("\nx") }
        #expect(!second.screen.text.contains("Don't allow"))
        second.press(.control("c"))
        try second.wait(for: "an empty field") { $0.text.contains("type here") }
        second.press(.control("d"))
        _ = try second.waitForEnd()

        let third = try thenChaining(state: state, ["--forget-access"])
        try third.wait(for: "the question, again") { $0.text.contains("Don't allow") }
        third.press(.tab)
        third.press(.return)
        try third.wait(for: "the error") { $0.text.contains("code 0") }
        withExtendedLifetime(state) {}
    }
}
