import Grading
import Terminal
import WorkbookKit

/// Texts of submissions that are read but not played.
enum HostileTexts {
    static let words = [
        "#", "#\"", "\"", "\"\"\"", "\"\\(", "\\(", ")", "(", "{", "}", "{[", "[", "]", "/*", "*/", "//", "\n", "\r",
        " ", "\u{0}", "a", "1", "é", "\\", "let x = ", "let (", "func f(", "in ", ".map { a in ", "switch x {\n",
        "case ", "\n// MARK: - Task 1: x\n", "// MARK: - ", "\n#sourceLocation", "-", "'a'", "[weak a] in ", "= self.",
        "\nlet predictedBackgrounds = \"", "\u{301}", "`",
    ]

    private static let chapter = AttackRun.chapter(attacking: "go")

    /// In bytes.
    private static let longest = 1 << 20

    /// The maximum processor time for 1 MiB, with a margin for a busy machine.
    private static let limit = Duration.seconds(2)

    static func faults(of input: HostileInput) -> [String] {
        var text = "import Exercises\n\n// MARK: - Task 1: Attack\n"
        for part in input.parts {
            let room = (longest - text.utf8.count) / max(part.word.utf8.count, 1)
            text += String(repeating: part.word, count: max(0, min(part.count, room)))
        }
        let start = processorTime
        SubmissionReading.read(text, of: chapter)
        let used = processorTime - start
        return used > limit ? ["Reading \(text.utf8.count) bytes took \(used)."] : []
    }

    private static var processorTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }
}
