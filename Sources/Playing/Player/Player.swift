import Foundation
import Marbles
import Terminal

/// Plays a learner's exercise for the grader. A built exercise runs this and nothing else.
///
/// The main thread runs the main queue. Another thread, the driver, reads instructions from the private channel, moves
/// the virtual clock, makes the fixture perform on main, and answers with the observations. It doesn't know the
/// expected result.
@MainActor public enum Player {
    /// Plays until the grader closes the channel, then ends the program. Call it on the main thread.
    ///
    /// Without a grader's channel, it prints an explanation and exits with status 64.
    /// - Parameter exercise: makes the exercise. It's called late, because that runs code of the learner.
    public static func play<Learners: Exercise>(_ exercise: @autoclosure @MainActor () -> Learners) -> Never {
        guard PrivateChannel.isAnnounced else {
            let advice = "This program plays an exercise for the grader. Run `swift run workbook check` instead.\n"
            FileHandle.standardError.write(Data(advice.utf8))
            exit(64)
        }
        printByLines()
        CallRecorder.start()
        LoadedCode.seal()
        if Learners.stepsTasks { SteppedTasks.install() }
        let player = ScenarioPlayer(exercise)
        let driver = Thread { drive(player) }
        driver.name = "driver"
        driver.start()
        while true { RunLoop.main.run() }
    }

    /// The driver's loop. At the channel's end, it ends the program without running `atexit` handlers, which the
    /// learner's code may have registered.
    nonisolated private static func drive(_ player: ScenarioPlayer) {
        if var channel = PrivateChannel() {
            channel.endWhenTheGraderIsGone()
            while let received = channel.receive() {
                let answer: PlayerAnswer =
                    switch received {
                    case .success(let instruction): player.follow(instruction)
                    case .failure(let error): .refused(error.description)
                    }
                if !channel.reply(answer) {
                    channel.cleanUpForALostGrader()
                    _exit(PrivateChannel.lostStatus)
                }
            }
            channel.cleanUpForALostGrader()
        }
        fflush(nil)
        _exit(0)
    }
}
