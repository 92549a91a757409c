import Foundation
import Reading
import TerminalTestKit

/// The workbook on a terminal of a transcript: keys are typed, and the screen is compared.
actor TranscriptTerminal {
    private let book: BookOnATerminal
    nonisolated let folder: TemporaryFolder
    private var session: TerminalSession?
    /// The rows of the ordinary screen after the previous keys.
    private var before: [Substring] = []

    private let environment: [String: String]

    /// - Parameter isFresh: whether nothing is built, and a script stands in for `swift build`.
    init(isFresh: Bool) throws {
        book = try BookOnATerminal(hasOwnLesson: !isFresh)
        folder = book.folder
        environment = isFresh ? try Self.makeFresh(book) : [:]
    }

    /// A build waits for `tools/end PRODUCT`, which gives it a status, unless there's a file `status`.
    private static func makeFresh(_ book: BookOnATerminal) throws -> [String: String] {
        try book.copy.forgetBuilds()
        mkfifo(book.folder.url.appending(path: "ending").path, 0o600)
        _ = try book.putTool(
            "end",
            """
            #!/bin/sh
            until [ -e "started-$1" ]; do sleep 0.02; done
            rm "started-$1"
            echo "${2:-0}" > ending
            """)
        return try book.putTool(
            "swift",
            """
            #!/bin/sh
            cd '\(book.folder.url.path)'
            [ "$1" = build ] || exit 0
            while [ "$1" != --product ]; do shift; done
            echo "$2" >> builds
            echo > "started-$2"
            [ -e silent ] || echo '[2/40] Compiling something'
            cat says 2>/dev/null || echo "error: cannot find 'x' in scope"
            [ -e status ] || read status < ending
            exit "${status:-$(cat status)}"
            """)
    }

    /// What's on the screen after each exchange. All of them are played on one thread: while other tests keep the
    /// threads busy, a check that the keys should meet may end before this one gets a thread again.
    func texts(after exchanges: [CommandTranscript.Exchange]) throws -> [String] { try exchanges.map(text) }

    private func text(after exchange: CommandTranscript.Exchange) throws -> String {
        switch exchange.line {
        case .shell(let line):
            if let (program, arguments, settings) = TranscriptStage.start(in: line) {
                before = []
                session = try book.start(
                    Words.split(arguments), of: program, rows: settings["LINES"].flatMap(Int.init) ?? 24,
                    columns: settings["COLUMNS"].flatMap(Int.init) ?? 80,
                    environment: environment.merging(settings) { $1 })
            } else if let match = line.wholeMatch(of: /stty rows (\d+) cols (\d+)/) {
                session?.resize(rows: Int(match.1) ?? 0, columns: Int(match.2) ?? 0)
            } else {
                let (text, status) = try TranscriptStage.output(of: line, in: book.folder)
                return TranscriptStage.shown(
                    text + (status == .passed ? "" : "\nexit \(status.code)"), in: book.folder)
            }
        case .keys(let keys):
            var typed = keys.replacing(/\^([A-Z])/) { String(UnicodeScalar($0.1.utf8.first! & 0x1F)) }
            let names = [
                "⏎": "\r", "⇥": "\t", "⌫": "\u{7F}", "⎋": "\u{1B}", "↑": "\u{1B}[A", "↓": "\u{1B}[B", "␣": " ",
            ]
            for (name, key) in names { typed = typed.replacing(name, with: key) }
            session?.type(typed)
        case .workbook, .answer: break
        }
        return screen(exchange)
    }

    /// The new part of the screen once it's as expected, or after a time limit; with the status if the program ended.
    private func screen(_ exchange: CommandTranscript.Exchange) -> String {
        guard let session else { return "" }
        let shown = { [folder = book.folder, before] in
            TranscriptStage.shown(session.screen.rows(after: before).joined(separator: "\n"), in: folder)
        }
        defer { if !session.screen.isAlternate { before = Array(session.screen.rows(after: [])) } }
        // If nothing is expected yet, the screen is recorded when drawing has stopped.
        let isNew = exchange.printed.isEmpty
        var drawn = -1
        repeat {
            drawn = session.output.count
            do {
                try session.wait(for: "the screen", seconds: isNew ? 3 : 60) { screen in
                    // At the prompt or on a live screen, wait for bracketed paste: the program then reads keys.
                    (screen.marksPastes || !screen.isAlternate && !screen.line(screen.row).hasPrefix("workbook>"))
                        && !isNew && exchange.allows(shown())
                }
                break
            } catch {
                guard let ending = try? session.waitForEnd(seconds: 0) else { continue }
                let status = if case .exited(let code) = ending { "exit \(code)" } else { "\(ending)" }
                return shown() + "\n\(status)" + (session.modes.areCooked ? "" : "\nThe terminal isn't restored.")
            }
        } while isNew && drawn < session.output.count
        return shown() + session.screen.unknownSequences.map { "\nunknown: \($0)" }.joined()
    }
}

extension ScreenModel {
    /// The rows below the rows that remain from a previous screen, which may have scrolled; all rows if the screen was
    /// redrawn.
    fileprivate func rows(after before: [Substring]) -> ArraySlice<Substring> {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        let kept = isAlternate ? [] : before.dropLast()
        let scrolled = kept.indices.first { rows.starts(with: kept[$0...]) } ?? kept.endIndex
        return rows.dropFirst(kept.count - scrolled)
    }
}
