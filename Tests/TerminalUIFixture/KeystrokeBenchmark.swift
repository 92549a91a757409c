import Foundation
import TerminalTestKit

/// Measures the time from a key to its complete frame, with a pseudo-terminal between a simulated person and the whole
/// program: a thousand table rows, images in 24-bit color, and a request in flight all the time.
///
///     swift run -c release TerminalUIFixture benchmark
///
/// It presses each key as soon as the previous frame is complete. The time includes parsing the screen.
enum KeystrokeBenchmark {
    private static let keystrokes = 1_000

    static func run() throws {
        let session = try TerminalSession(
            Program(path: CommandLine.arguments[0]), ["table"], rows: 50, columns: 160,
            environment: ["COLORTERM": "truecolor"]
        )
        try session.waitUntilReady()
        let clock = ContinuousClock()
        var times: [Duration] = []
        var text = ""
        let bytesBefore = session.output.count
        while times.count < keystrokes {
            let key = text.count == 24 ? "\u{15}" : ["s", "w", "i", "f", "t", " "][times.count % 6]
            text = text.count == 24 ? "" : text + key
            let column = 9 + text.count
            let answer = "answers \"\(text)\""
            let start = clock.now
            session.type(key)
            try session.wait(for: "the answer to \"\(text)\"") { screen in
                screen.row == 1 && screen.column == column && screen.line(2).contains(answer)
            }
            times.append(clock.now - start)
        }
        let bytes = (session.output.count - bytesBefore) / keystrokes
        session.press(.escape)
        try session.waitForEnd()
        times.sort()
        print("\(keystrokes) keystrokes, 1,000 rows, 160 by 50, a request in flight.")
        print("Time from a key to its complete frame (\(bytes) bytes on average):")
        for (name, place) in [("p50", times.count / 2), ("p99", times.count * 99 / 100), ("max", times.count - 1)] {
            print("\(name)  \(milliseconds(times[place])) ms")
        }
        // Processor time hardly depends on the machine's load.
        let processorTime = milliseconds(processorTimeOfChildren() / keystrokes)
        print("processor time of the program  \(processorTime) ms per keystroke, with the frames for the results")
    }

    private static func processorTimeOfChildren() -> Duration {
        var ticks = tms()
        times(&ticks)
        return .seconds(1) * Int(ticks.tms_cutime + ticks.tms_cstime) / sysconf(CInt(_SC_CLK_TCK))
    }

    private static func milliseconds(_ duration: Duration) -> String {
        String(format: "%.2f", duration / .milliseconds(1))
    }
}
