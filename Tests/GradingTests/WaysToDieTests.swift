import Foundation
import Grading
import Testing

/// Learner code that ends, hangs or misbehaves: each has its own plain sentence, none passes, and no process stays
/// behind.
@Suite("Ways to die")
struct WaysToDieTests {
    /// A way to die: the body of task 1, and what the verdict says about it.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let body: String
        let cause: RunFailure.Cause
        let line: Int?
        let words: String
        let limits: Limits

        init(
            _ description: String, _ body: String, _ cause: RunFailure.Cause, line: Int? = nil, saying words: String,
            limits: Limits = WaysToDieTests.limits
        ) {
            testDescription = description
            self.body = body
            self.cause = cause
            self.line = line
            self.words = words
            self.limits = limits
        }

        /// The body begins on line 8 of the file.
        var file: String {
            EchoChapter.exercise(
                task1:
                    """
                    func echo(_ word: String, say: @escaping @Sendable (String) -> Void) {
                    \(body)
                    say(word.uppercased())
                    }
                    """
            )
        }
    }

    static let ways: [Way] = [
        Way(
            "an index out of range", "print([1, 2][word.count])", .trapped, line: 8,
            saying: "Line 8 used an index that isn't there. Compare it with `count`, or use `first` or `last`."),
        Way(
            "an overflow", "let big = Int8(word.count) + 127\nprint(big)", .trapped, line: 8,
            saying: "Line 8 made a number that its type can't hold. Check it first, or use a larger type."),
        Way(
            "a nil that is unwrapped", "\nprint(Int(word)!)", .trapped, line: 9,
            saying: "Line 9 unwrapped nil. Use `if let`, `guard let` or `??` in place of `!`."),
        Way(
            "an error under try!", "struct Lost: Error {}\nfunc find() throws { throw Lost() }\ntry! find()", .trapped,
            line: 10, saying: "Line 10 wrote `try!`, and the call threw Lost()."),
        Way(
            "a value of another type under as!", "let some: Any = [word]\nprint(some as! Int)", .trapped, line: 9,
            saying: "Line 9 took a value of type Array<String> for Int with `as!`. Use `as?`"),
        Way(
            "a value read while it's changed",
            """
            final class Box { var values = [1, 2] }
            let box = Box()
            box.values.removeAll { $0 == box.values[0] }
            """, .trapped, line: 10, saying: "Line 10 used a value inside code that was changing it."),
        Way(
            "an unowned object that is gone",
            """
            final class Owner: Sendable { let name = "me" }
            var owner: Owner? = Owner()
            let use = { [unowned owner = owner!] in print(owner.name) }
            owner = nil
            use()
            """, .trapped, line: 10, saying: "used an `unowned` object that is gone. Capture it as `weak`"),
        Way(
            "a count that ReactiveCore refuses", "_ = Signal<Int, Never>.empty.retry(-word.count)", .trapped, line: 8,
            saying: "more times. Give a count of zero or more."),
        Way(
            "a fatal error with a message", #"fatalError("not written yet")"#, .trapped, line: 8,
            saying: "Line 8 stopped the program: not written yet."),
        Way(
            "a failed precondition", #"precondition(word.isEmpty, "the word is empty")"#, .trapped, line: 8,
            saying: "Line 8 stopped the program: the word is empty."),
        Way(
            "a bad access", "UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = word.count", .signaled, line: 8,
            saying: "memory"),
        Way(
            "a loop that never ends", "var count = 0\nwhile count >= 0 { count = (count + word.count) % 99 }",
            .ranTooLong, line: 9, saying: "busy for more than 1 second", limits: Limits(processorTime: .seconds(1))),
        Way(
            "main waits for itself", "let never = DispatchSemaphore(value: 0)\nnever.wait()", .blocked, line: 9,
            saying: "never happens"),
        Way(
            "main waits for the main queue", "DispatchQueue.main.sync {}", .trapped, line: 8,
            saying: "Line 8 waits for the queue that it runs on"),
        Way(
            "main is claimed on another thread",
            """
            let done = DispatchSemaphore(value: 0)
            DispatchQueue.global().async {
                MainActor.assumeIsolated {}
                done.signal()
            }
            done.wait()
            """, .trapped, line: 10, saying: "`MainActor.assumeIsolated` on another thread than main"),
        Way(
            "two locks in a circle",
            """
            let lock = NSLock()
            lock.lock()
            lock.lock()
            """, .blocked, line: 10, saying: "never happens"),
        Way("a sleep of an hour", "sleep(3600)", .blocked, line: 8, saying: "long sleep"),
        Way(
            "a sleep that ignores the request for a report", "signal(SIGPROF, SIG_IGN)\nsleep(3600)", .blocked,
            saying: "long sleep"),
        Way(
            "a loop of short sleeps", "while true { usleep(20_000) }", .sleptTooLong, line: 8,
            saying: "remove the sleep", limits: Limits(idleTime: .seconds(60), sleepTime: .milliseconds(300))),
        Way(
            "prints between short sleeps", "while true {\nprint(word)\nusleep(20_000) }", .sleptTooLong, line: 10,
            saying: "remove the sleep", limits: Limits(idleTime: .seconds(60), sleepTime: .milliseconds(300))),
        Way("suspends itself", "kill(getpid(), SIGSTOP)", .suspended, saying: "suspended itself"),
        Way(
            "a crash's text that steers a terminal", #"fatalError("\u{1B}[2Jgone\u{202E}txt")"#, .trapped, line: 8,
            saying: "·[2Jgone<U+202E>txt"),
        Way("exit(0)", "exit(0)", .exited, line: 8, saying: "exit status 0"),
        Way("_exit(0)", "_exit(0)", .exited, saying: "exit status 0"),
        Way("exit(70), the player's own status", "exit(70)", .exited, line: 8, saying: "exit status 70"),
        Way("abort()", "abort()", .aborted, line: 8, saying: "abort"),
        Way("endless prints", "while true { print(word) }", .printedTooMuch, saying: "printed more than 1 MiB"),
        Way(
            "ten megabytes without a line end", #"print(String(repeating: "x", count: 10_000_000), terminator: "")"#,
            .printedTooMuch, saying: "printed more than 1 MiB"),
        Way(
            "endless prints to standard error",
            "while true { FileHandle.standardError.write(Data(word.utf8)) }",
            .printedTooMuch, saying: "printed more than 1 MiB"),
        Way(
            "memory that grows forever",
            "var all: [[UInt8]] = []\nwhile true { all.append([UInt8](repeating: 1, count: 1 << 20)) }", .outOfMemory,
            line: 9, saying: "512 MiB of memory"),
        Way(
            "one array that doubles forever", "var all = [1]\nwhile true { all += all }", .outOfMemory, line: 9,
            saying: "512 MiB of memory"),
        Way(
            "endless recursion",
            "func deeper(_ depth: Int) -> Int { depth + deeper(depth + word.count) }\nprint(deeper(0))", .stackOverflow,
            line: 8, saying: "Line 8 called itself until the stack was full. Give the recursion a case that ends it."),
        Way(
            "a signal that subscribes to itself",
            """
            @Sendable func again() -> Signal<Int, Never> { Signal.deferred { again() } }
            again().subscribe(next: { print($0) })
            """, .stackOverflow, line: 8, saying: "Look for a signal that subscribes to itself."),
        Way("kills itself", "kill(getpid(), SIGKILL)", .signaled, saying: "signal 9"),
        Way("terminates itself", "kill(getpid(), SIGTERM)", .signaled, saying: "signal 15"),
        Way(
            "closes every descriptor", "for descriptor in CInt(0)..<1024 { close(descriptor) }", .channelLost,
            saying: "private channel"),
        Way("says too much", "for _ in 0..<50_000 { say(word) }", .observedTooMuch, saying: "thousands of values"),
        Way(
            "writes to every descriptor",
            """
            let forged: [UInt8] = [0, 0, 0, 2, 123, 125]
            for descriptor in CInt(3)..<1024 { write(descriptor, forged, forged.count) }
            """, .forged, saying: "private channel"),
        Way(
            "announces a frame of four gigabytes",
            """
            let forged = [UInt8](repeating: 255, count: 8)
            for descriptor in CInt(3)..<1024 { write(descriptor, forged, forged.count) }
            """, .forged, saying: "private channel"),
    ]

    /// Shorter than a backtrace takes: a trap must not count as a deadlock while its report is written.
    static let limits = Limits(processorTime: .seconds(2), idleTime: .milliseconds(300))

    @Test("Each way to die is a plain sentence with the learner's line, and never a pass", arguments: ways)
    func dies(of way: Way) async throws {
        let report = await grade(way.file, limits: way.limits)
        guard case .died(let failure) = report.tasks[0].verdict else {
            Issue.record("\(report.tasks[0].verdict) \(report.tasks[0].output.prefix(500))")
            return
        }
        #expect(failure.cause == way.cause, "\(failure.sentence)")
        // The runtime may give up on the backtrace of a full stack. It is a stack overflow all the same.
        let mayMissLine = way.cause == .stackOverflow && failure.line == nil
        #expect(failure.line == way.line || mayMissLine, "\(failure.sentence)")
        #expect(!report.tasks[0].output.contains("Backtracing"))
        #expect(failure.sentence.contains(way.words), "\(failure.sentence)")
        #expect(failure.sentence.first?.isUppercase == true, "\(failure.sentence)")
        let program = try await sharedBuilder.build(exercise: ExerciseFile(path: "Exercise.swift", text: way.file))
            .executable.path
        #expect(processes(running: program) == [], "something of it is left running")
    }
}
