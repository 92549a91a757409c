import Foundation
import Platform

/// Plays a learner's exercise for the grader: the program that the builder makes of an Exercise.swift is this and
/// nothing else.
///
/// The main thread runs the main queue. Another thread, the driver, reads one instruction at a time from the private
/// channel, moves the virtual clock, has the fixture perform on main, and answers with what was recorded. It doesn't
/// know what is expected.
@MainActor public enum Player {
    /// Plays until the grader hangs up; then the program ends. Called on the main thread.
    ///
    /// Started by hand, without a grader's channel, it prints what it is and exits with status 64.
    public static func play(_ exercise: some Exercise) -> Never {
        guard PrivateChannel.isAnnounced else {
            let advice = "This program plays an exercise for the grader. Run `swift run workbook check` instead.\n"
            FileHandle.standardError.write(Data(advice.utf8))
            exit(64)
        }
        printByLines()
        CallRecorder.start()
        let player = ScenarioPlayer(exercise)
        let driver = Thread { drive(player) }
        driver.name = "driver"
        driver.start()
        while true { RunLoop.main.run() }
    }

    /// The driver's thread: instructions in, answers out, until the channel ends. Then the program ends, without
    /// running handlers that the learner's code may have registered with `atexit`.
    nonisolated private static func drive(_ player: ScenarioPlayer) {
        if var channel = PrivateChannel() {
            channel.endWhenTheGraderIsGone()
            while let received = channel.receive() {
                let answer: PlayerAnswer =
                    switch received {
                    case .success(let instruction): player.follow(instruction)
                    case .failure(let error): .refused(error.description)
                    }
                if !channel.reply(answer) { _exit(PrivateChannel.lostStatus) }
            }
        }
        fflush(nil)
        _exit(0)
    }
}
