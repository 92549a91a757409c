import Foundation
import Terminal

/// Reads lines and prints them. Some lines are commands that cause trouble for a test.
@MainActor
final class Fixture {
    private let words = ["chapters", "check", "chatter", "clear", "exit", "hint", "history", "日本", "日光"]
    private let prompt: Prompt
    private let editor: LineEditor?
    private let reader: any LineReading
    private var chatter = 0

    init() {
        prompt = Prompt(ProcessInfo.processInfo.environment["FIXTURE_PROMPT"] ?? "\u{1b}[1;32mtest>\u{1b}[0m ")
        editor = LineEditor(program: "fixture", history: History())
        reader = editor ?? PlainLineReader()
        configure()
    }

    private func configure() {
        guard let editor else { return }
        editor.complete = { [words] before in
            if before == "boom" { fatalError("as asked") }
            if before == "deep" { print(Fixture.recursion(1)) }
            let word = before.split(separator: " ", omittingEmptySubsequences: false).last.map(String.init) ?? ""
            return Completion(replacing: word.count, candidates: words.filter { $0.hasPrefix(word) })
        }
        editor.onInterrupt = { print("interrupted while busy") }
    }

    func run() async {
        var number = 0
        while true {
            number += 1
            switch await reader.readLine(prompt) {
            case .line(let line):
                editor?.remember(line)
                await obey(line, number)
            case .interrupted: print("interrupted \(number)")
            case .canceled: print("canceled \(number)")
            case .endOfFile:
                print("end \(number)")
                return
            }
        }
    }

    private func obey(_ line: String, _ number: Int) async {
        switch line {
        case "chatter": printChatter()
        case "cancel":
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(50)) {
                MainActor.assumeIsolated { self.editor?.end() }
            }
        case "exit": exit(3)
        case "busy": try? await Task.sleep(for: .seconds(600))
        case "cat": runCat()
        case "main":
            print(Thread.isMainThread ? "on the main thread" : "on another thread")
        default:
            print("line \(number): \(line.count > 200 ? "\(line.utf8.count) bytes" : line)")
        }
    }

    private func printChatter() {
        guard chatter < 3 else { return }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [self] in
            MainActor.assumeIsolated {
                chatter += 1
                reader.printAbove("said \(chatter)")
                printChatter()
            }
        }
    }

    private static func recursion(_ depth: Int) -> Int { depth < 0 ? 0 : recursion(depth + 1) + recursion(depth + 2) }

    private func runCat() {
        // Foundation's Process would start the child in the background, where it can't read from the terminal.
        var child: pid_t = 0
        var arguments: [UnsafeMutablePointer<CChar>?] = [strdup("head"), strdup("-n"), strdup("1"), nil]
        defer { for argument in arguments { free(argument) } }
        guard posix_spawn(&child, "/usr/bin/head", nil, nil, &arguments, nil) == 0 else { return }
        waitpid(child, nil, 0)
        print("the child has ended")
    }
}
