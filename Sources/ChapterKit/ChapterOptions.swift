import ArgumentParser
import Marbles
import Stepping

/// The options of every chapter's program, besides ``WorldOptions``. The two groups aren't nested, because a debug
/// build of swift-argument-parser visits a nested group four times.
public struct ChapterOptions: ParsableArguments, Sendable {
    @Option(
        name: .customLong("type"),
        help: ArgumentHelp(
            "Type these keys on a virtual clock, at 120 ms per key. Each run prints the same bytes.",
            discussion:
                "Keys: {delete} {clear} {tab} {return}. Answers: {allow} {deny}. A pause: {600ms}. A brace: {{.",
            valueName: "keys"
        ),
        transform: { text in
            do { return try TypingScript(parsing: text) } catch { throw ValidationError("\(error)") }
        }
    )
    var script: TypingScript?

    @Flag(help: "Draw the screen as it is after the keys of --type, in a frame.")
    var frame = false

    @Flag(help: "Type the keys of --type in real time, and end one second after the last.")
    var realtime = false

    @Flag(
        help: """
            Draw a lane for each stage of the pipeline, with the threads of its events. Events in brackets happen at \
            the same moment.
            """)
    var trace = false

    @Option(
        help: ArgumentHelp(
            "With --trace: only the lanes of these stages, such as decode,deliver.", valueName: "names"))
    var lanes: String?

    @Flag(
        help: """
            Step through the run of --type, forward and back: the screen, the lanes, and what happens in words. You \
            can inject keys, and the service's answers. The key ? shows all keys.
            """)
    var step = false

    @Flag(help: "Draw the trace as boxes and arrows, with a count of each stage's events.")
    var pipeline = false

    @Option(
        help: ArgumentHelp("Draw the trace in a file, too: a picture for browsers.", valueName: "file.svg"),
        completion: .file(extensions: ["svg"]))
    var svg: String?

    @Option(help: ArgumentHelp("With --type: write the run that --step shows into a file.", visibility: .hidden))
    var recording: String?

    @Flag(name: .customLong("no-color"), help: "Use no colors. NO_COLOR in the environment does the same.")
    var noColor = false

    @Flag(
        help: """
            Say everything in sentences, for a screen reader: no screen, no drawings. A line that you type replaces \
            the text of the field.
            """)
    var spoken = false

    @Option(help: ArgumentHelp("Run another variant of the step, if the chapter has one.", valueName: "name"))
    public var variant: String?

    public init() {}

    public func validate() throws {
        if realtime, script == nil {
            throw ValidationError("--realtime needs --type: it sets how its keys are typed.")
        }
        if frame, script == nil || step {
            throw ValidationError("--frame needs --type, and no --step: it draws the screen after the last key.")
        }
        if step, realtime {
            throw ValidationError("--step and --realtime exclude each other. Leave out --realtime.")
        }
        if !trace, lanes != nil {
            throw ValidationError("--lanes needs --trace: it says which lanes the trace shows.")
        }
        if !trace, pipeline || svg != nil {
            throw ValidationError("\(pipeline ? "--pipeline" : "--svg") needs --trace: it draws the trace.")
        }
        if let svg {
            do { _ = try PictureFile(svg) } catch { throw ValidationError("\(error)") }
        }
    }
}
