import Foundation
import Platform

/// Plays a learner's exercise for the grader: the program that the builder makes of an Exercise.swift is this and nothing else.
///
/// The main thread runs the main queue. A thread of its own, the driver, reads one instruction at a time from the private channel,
/// moves the virtual clock, has the stage perform on main, and answers with what was seen. It knows nothing of what is expected.
@MainActor public enum Player {
    /// Plays until the grader hangs up; then the program ends. Called on the main thread.
    ///
    /// Started by hand, without a grader's channel, it says what it is and ends with status 64.
    public static func play(_ exercise: some Exercise) -> Never {
        guard PrivateChannel.isAnnounced else {
            let advice = "This program plays an exercise for the grader. Run `swift run workbook check` instead.\n"
            FileHandle.standardError.write(Data(advice.utf8))
            exit(64)
        }
        printByLines()
        CallRecorder.start()
        let theatre = Theatre(exercise)
        let driver = Thread { drive(theatre) }
        driver.name = "driver"
        driver.start()
        while true { RunLoop.main.run() }
    }

    /// The driver's thread: instructions in, answers out, until the channel ends. Then the program ends, without what the learner's
    /// code may have left for `exit` to run.
    nonisolated private static func drive(_ theatre: Theatre) {
        if var channel = PrivateChannel() {
            channel.endWhenTheGraderIsGone()
            while let instruction = channel.hear() {
                if !channel.say(theatre.follow(instruction)) { _exit(PrivateChannel.lostStatus) }
            }
        }
        fflush(nil)
        _exit(0)
    }
}
