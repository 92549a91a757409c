import Foundation

/// Turns positions such as `Exercise.swift:12:5` into links (OSC 8), for terminals that are known to open links.
package struct FileLinks {
    private let root: URL
    /// The name of this machine. Without it, a terminal on another machine would look for the file there.
    private let host: String
    /// Whether links contain the line number. Some terminals treat the line as a part of the file's name.
    private let namesLines: Bool

    /// - Returns: nil in tmux, in screen, and in a terminal that isn't known to open links or makes its own (VS Code).
    package init?(root: URL, environment: [String: String]) {
        let known = ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"].contains { environment[$0] != nil }
        let programs = ["iTerm.app", "WezTerm", "ghostty", "WarpTerminal"]
        let terminals = ["xterm-kitty", "xterm-ghostty", "foot", "foot-extra"]
        guard environment["TMUX"] == nil, environment["STY"] == nil,
            known || programs.contains(environment["TERM_PROGRAM"] ?? "")
                || terminals.contains(environment["TERM"] ?? "")
                || environment["VTE_VERSION"].flatMap(Int.init) ?? 0 >= 5_000
        else { return nil }
        self.root = root
        host = withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { name in
            name.initialize(repeating: 0)
            gethostname(name.baseAddress!, name.count - 1)
            return String(cString: name.baseAddress!)
        }
        namesLines = environment["KITTY_WINDOW_ID"] != nil || environment["TERM"] == "xterm-kitty"
    }

    /// The text with a link on each position in a Swift file that exists.
    package func linked(_ text: String) -> String {
        text.replacing(/([\w.\-\/]+\.swift):(\d+)(:\d+)?/) { match in
            let file = match.1.hasPrefix("/") ? URL(filePath: String(match.1)) : root.appending(path: match.1)
            guard FileManager.default.fileExists(atPath: file.path) else { return String(match.0) }
            let line = namesLines ? "#\(match.2)" : ""
            return
                "\u{1B}]8;;file://\(host)\(file.path(percentEncoded: true))\(line)\u{1B}\\\(match.0)\u{1B}]8;;\u{1B}\\"
        }
    }
}
