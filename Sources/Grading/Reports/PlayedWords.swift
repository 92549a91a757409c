import Marbles
import Playing

extension [Stimulus] {
    /// What is played, as a list of instructions: `open the form, type "swi", wait 600 ms, type "ft"`.
    var instructions: String {
        var words: [String] = []
        var time = Duration.zero
        for stimulus in self {
            let pause = stimulus.at - time
            time = stimulus.at
            if stimulus.action == .wait || pause > Cuts.pace * 2 { words.append("wait \(pause.inMilliseconds) ms") }
            if stimulus.action != .wait { words.append(stimulus.action.instruction) }
        }
        return words.joined(separator: ", ")
    }
}
