import Foundation
import TerminalTestKit
import Testing

@Suite("In a shell") struct ShellTests {
    let book: BookOnATerminal

    init() throws { book = try BookOnATerminal() }

    private func workbookInShell(_ environment: [String: String] = [:]) throws -> TerminalSession {
        let shell = try book.start(inShell: true, rows: 40, environment: environment)
        try shellPrompt(shell)
        shell.type("'\(Program.product("workbook").path)'\r")
        try shell.waitForPrompt()
        return shell
    }

    private func shellPrompt(_ shell: TerminalSession, after text: String = "") throws {
        try shell.wait(for: "the shell") { screen in
            !screen.isAlternate && (text.isEmpty || screen.text.contains(text)) && screen.line(screen.row) == "shell$"
                && screen.column == 7
        }
    }

    private func expectSaneModes(_ shell: TerminalSession) throws {
        shell.type("clear; stty -a | tr ' ' '\\n' | grep -cxE '(icanon|echo|isig|opost);?'\r")
        try shellPrompt(shell, after: "4")
    }

    @Test func `Ctrl-Z in the middle of a line goes to the shell, and fg restores the line`() throws {
        let shell = try workbookInShell()
        shell.type("help hi")
        try shell.wait(for: "half a line") { $0.line($0.row) == "workbook> help hi" }
        shell.press(.control("z"))
        try shellPrompt(shell, after: "Stopped")
        try expectSaneModes(shell)
        shell.type("fg\r")
        try shell.wait(for: "the half line") {
            $0.line($0.row) == "workbook> help hi" && $0.column == 17 && $0.marksPastes
        }
        try shell.run("nt", until: "For example")
        shell.type("\u{4}")
        try shellPrompt(shell, after: "See you.")
    }

    @Test func `Ctrl-Z in a live program goes to the shell, and fg restores its screen, twice`() throws {
        let shell = try workbookInShell()
        shell.type("run validation\r")
        try shell.wait(for: "the live screen") { $0.isAlternate && $0.marksPastes }
        var typed = ""
        for letter in ["m", "a"] {
            shell.type(letter)
            typed += letter
            try shell.wait(for: "the text") { [typed] in
                $0.text.contains("Search: \(typed)") && $0.text.contains("\"\(typed)\"")
            }
            shell.press(.control("z"))
            try shellPrompt(shell, after: "Stopped")
            try expectSaneModes(shell)
            shell.type("fg\r")
            try shell.wait(for: "the live screen again") { [typed] in
                $0.isAlternate && $0.marksPastes && $0.text.contains("Search: \(typed)")
            }
        }
        shell.type("\u{4}")
        try shell.waitForPrompt()
        shell.type("quit\r")
        try shellPrompt(shell, after: "See you.")
    }

    @Test func `After Ctrl-Z, the shell waits for a program that takes long to restore its screen`() throws {
        let environment = try book.putTool(
            "slow",
            """
            #!/bin/bash
            trap 'sleep 1.5; echo restored; trap - TSTP; kill -TSTP $$; echo again' TSTP
            echo ready
            until read -r line; do :; done
            """)
        let shell = try workbookInShell(environment.merging(["EDITOR": "slow"]) { $1 })
        shell.type("edit 1.1\r")
        try shell.wait(forText: "ready")
        shell.press(.control("z"))
        try shellPrompt(shell, after: "Stopped")
        #expect(shell.screen.text.contains("restored"))
        shell.type("fg\r")
        try shell.wait(forText: "again")
        shell.type("\r")
        try shell.waitForPrompt()
    }

    @Test
    func `If no file may grow, as on a full disk, the workbook says so, goes on, and keeps the old progress`()
        async throws
    {
        _ = try await book.run([], typing: "open 1 2\n")
        let before = try book.folder.read(".workbook/progress.json")
        let shell = try book.start(inShell: true, rows: 60)
        try shellPrompt(shell)
        shell.type("ulimit -f 0; '\(Program.product("workbook").path)'\r")
        try shell.waitForPrompt()
        try shell.run("open 1 3", until: "lost when you quit")
        #expect(shell.screen.text.contains("can't be saved"))
        try shell.run("next", until: "End of chapter")
        shell.type("quit\r")
        try shellPrompt(shell, after: "See you.")
        #expect(try book.folder.read(".workbook/progress.json") == before)
        let files = try FileManager.default.contentsOfDirectory(
            atPath: book.folder.url.appending(path: ".workbook").path)
        #expect(Set(files).isSubset(of: ["built", "lock", "progress.json"]), "something is left half-written")
    }
}
