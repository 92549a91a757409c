import ArgumentParser
import Foundation
import Stepping
import Terminal

/// Runs a chapter's step: live on a terminal, or with keys from a script or a pipe.
@MainActor
public enum ChapterRun {
    /// Starts a step and never returns. The main thread, which is the user interface's thread, runs its run loop until
    /// the run ends the program.
    /// - Parameter parts: the line about the learner's parts that the program uses; nil without such parts.
    public static func start(
        _ step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions, parts: String? = nil
    ) -> Never {
        if options.noColor || options.spoken { setenv("NO_COLOR", "1", 1) }

        if let recording = RecordingRun(of: step, options: options, world: world) {
            recording.begin()
        } else if !options.step, options.script == nil, isatty(STDIN_FILENO) != 0, !options.spoken,
            let live = LiveRun(of: step, options: options, world: world, parts: parts)
        {
            live.begin()
        } else {
            if let parts { print(parts) }
            if let file = options.recording, let script = options.script {
                RunRecorder.save(ScriptedInput(script, in: world), to: URL(filePath: file))
            }
            if options.step {
                SteppingRun(of: step, options: options, world: world).begin()
            } else if options.script != nil || isatty(STDIN_FILENO) == 0 {
                ScriptedRun(of: step, options: options, world: world).begin()
            } else {
                LineByLineRun(of: step, options: options, world: world).begin()
            }
        }
        while true {
            RunLoop.main.run()
        }
    }

    /// Starts the step with the options of the command line. Invalid options end the program with status 64.
    /// - Parameter parts: the learner's parts that the program uses, such as `3.1, 6.2`; empty for none.
    public static func start(_ step: any ChapterStep.Type, yours parts: String) -> Never {
        HelpWidth.prepare()
        let line: CommandLine
        do { line = try CommandLine.parse() } catch { CommandLine.end(with: error) }
        start(step, options: line.options, world: line.world, parts: parts.isEmpty ? nil : "yours: \(parts)")
    }

    private struct CommandLine: ParsableArguments {
        @OptionGroup var options: ChapterOptions
        @OptionGroup(title: WorldOptions.title) var world: WorldOptions
    }
}
