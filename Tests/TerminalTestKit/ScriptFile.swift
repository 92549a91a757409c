import Foundation

/// Writes a script that can be run at once.
///
///     try writeScript("#!/bin/sh\nexit 1", to: folder.url.appending(path: "tools/swift"))
///
/// A child writes it. While this process has a file open for writing, another test may start a program, which then has
/// it open, too, and no one can run the file until that program ends.
public func writeScript(_ text: String, to file: URL) throws {
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    let command = #"mkdir -p "${1%/*}" && printf '%s\n' "$2" > "$1" && chmod 755 "$1""#
    shell.arguments = ["-c", command, "sh", file.path, text]
    try shell.run()
    shell.waitUntilExit()
    guard shell.terminationStatus == 0 else { throw TerminalSessionError("\(file.path) can't be written") }
}
