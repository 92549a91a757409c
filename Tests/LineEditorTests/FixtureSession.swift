import Foundation
import TerminalTestKit

/// The fixture program, ready for keys.
func fixture(
    rows: Int = 24,
    columns: Int = 80,
    environment: [String: String] = [:],
    ready: Bool = true
) throws -> TerminalSession {
    var variables = ["SWIFT_BACKTRACE": "enable=no", "FIXTURE_PROMPT": "test> "]
    variables.merge(environment) { $1 }
    let session = try TerminalSession(
        .product("LineEditorFixture"), rows: rows, columns: columns, environment: variables)
    if ready { try session.waitUntilReady() }
    return session
}

extension TerminalSession {
    /// Waits until the cursor's row contains just the prompt and this text, with the cursor at the given place or at
    /// its end, and the terminal is raw: between two lines the kernel would act on some keys.
    func wait(forLine text: String, cursor: Int? = nil) throws {
        try wait(for: "the line \"\(text)\"") { screen in
            screen.marksPastes && screen.line(screen.row) == ("test> " + text).trimmedAtEnd
                && screen.column == 6 + (cursor ?? text.count)
        }
    }

    /// Leaves the fixture by Ctrl-D on an empty line.
    func leave() throws -> Ending {
        type("\u{15}\u{4}")
        return try waitForEnd()
    }
}

extension String {
    var trimmedAtEnd: String {
        var text = self
        while text.last == " " { text.removeLast() }
        return text
    }
}

/// A folder that is removed when the test ends.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appending(path: "line-editor-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    func file(_ name: String) -> String { url.appending(path: name).path }
}
