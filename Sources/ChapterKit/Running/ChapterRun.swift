import ArgumentParser
import Foundation
import Stepping
import Terminal

/// Runs a chapter's step: live on a terminal, or with keys from a script or a pipe.
@MainActor
public enum ChapterRun {
    /// Starts a step and never returns. The main thread, which is the user interface's thread, runs its run loop until
    /// the run ends the program.
    public static func start(
        _ step: any ChapterStep.Type, options: ChapterOptions, world: WorldOptions
    ) -> Never {
        if options.noColor || options.spoken { setenv("NO_COLOR", "1", 1) }

        if let recording = RecordingRun(of: step, options: options, world: world) {
            recording.begin()
        } else if options.step {
            SteppingRun(of: step, options: options, world: world).begin()
        } else if let script = options.script {
            ScriptedRun(of: step, keys: .script(script), options: options, world: world).begin()
        } else if isatty(STDIN_FILENO) == 0 {
            ScriptedRun(of: step, keys: .standardInput, options: options, world: world).begin()
        } else if !options.spoken, let live = LiveRun(of: step, options: options, world: world) {
            live.begin()
        } else {
            LineByLineRun(of: step, options: options, world: world).begin()
        }
        while true {
            RunLoop.main.run()
        }
    }

    /// Starts the step with the options of the command line. Invalid options end the program with status 64.
    public static func start(_ step: any ChapterStep.Type) -> Never {
        HelpWidth.prepare()
        let line: CommandLine
        do { line = try CommandLine.parse() } catch { CommandLine.end(with: error) }
        start(step, options: line.options, world: line.world)
    }

    private struct CommandLine: ParsableArguments {
        @OptionGroup var options: ChapterOptions
        @OptionGroup(title: WorldOptions.title) var world: WorldOptions
    }
}
