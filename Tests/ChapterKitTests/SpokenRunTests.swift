import TerminalTestKit
import Testing

@Suite("A run for a reader who listens") struct SpokenRunTests {
    private func type(_ line: String, into session: TerminalSession, until text: String) throws {
        session.type(line + "\n")
        try session.wait(forText: text)
    }

    private func quit(_ session: TerminalSession) throws {
        session.press(.control("d"))
        #expect(try session.waitForEnd() == .exited(0))
        #expect(Unspeakable.lines(of: String(decoding: session.output, as: UTF8.self)) == [])
    }

    @Test func `at a terminal, a line replaces the field's text, and what changes on the screen is said`() throws {
        let session = try TerminalSession(.product("validation"), ["--spoken"])
        try session.wait(forText: "Your next line goes into the field Search.")
        try type("mag", into: session, until: "Search field: \"mag\", white.")
        try type("m", into: session, until: "Search field: \"m\", yellow.")
        try quit(session)
    }

    @Test func `a list is said with its first rows, and a question has numbered answers`() throws {
        let state = try TemporaryFolder()
        let session = try TerminalSession(
            .product("twitter-instant"), ["--spoken", "--access", "ask", "--latency", "1ms"], rows: 60,
            environment: ["XDG_STATE_HOME": state.url.path])
        try session.wait(forText: "1: yes. 2: no.")
        session.type("1\n")
        try type("swift", into: session, until: "The list has 14 rows.")
        try quit(session)
    }

    @Test
    func `the only field of an app keeps the focus, and an empty line goes on to the button that closes it`() throws {
        let session = try TerminalSession(.product("without-signals"), ["--spoken", "--access", "grant"], rows: 60)
        try session.wait(forText: "Your next line goes into the field Search.")
        try type("sw", into: session, until: "Search field: \"sw\"")
        try type("s", into: session, until: "Search field: \"s\"")
        try type("", into: session, until: "An empty line presses the button Close.")
        try type("", into: session, until: "closed")
        try quit(session)
    }

    @Test func `a form is filled in line by line`() throws {
        let session = try TerminalSession(.product("sign-in"), ["--spoken"], rows: 60)
        try session.wait(forText: "Your next line goes into the field Name.")
        try type("reader", into: session, until: "Your next line goes into the field Password.")
        try type("marbles", into: session, until: "An empty line presses the button Sign in.")
        try type("", into: session, until: "Welcome, reader.")
        try quit(session)
    }
}
