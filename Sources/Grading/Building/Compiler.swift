import Foundation
import Marbles
import Playing
import Terminal

/// Compiles the sources of a folder: runs `swiftc`, or the commands that it would run.
struct Compiler: Sendable {
    /// How many bytes of the compiler's output are kept: enough for about a hundred errors.
    static let keptOutput = 1 << 16

    /// The memory that each process of the compiler may use for data, in bytes. 200 MB is usual.
    static let memory = 4 << 30

    /// The largest file that the compiler may write, in blocks of 512 or 1,024 bytes: at least 256 MiB.
    static let fileBlocks = 1 << 19

    static let advice = "Put Swift's toolchain on your PATH."

    let library: WorkbookLibrary
    var modules: ImportableModules

    /// The folder for compiled C modules. It isn't in the home folder, because a service may have none.
    var moduleCache: URL

    /// The compiler's name, or its path.
    var name = "swiftc"

    /// The limit on the wall-clock time of ``run(_:_:in:)``; each process may use one second more of CPU time.
    var patience = Duration.seconds(120)

    /// The limit on the processor time of each process, if it's stricter (on Linux). Half a second is usual; a file
    /// that needs too many combinations of types or of cases takes minutes.
    var processorTime: Duration?

    var sandbox: Sandbox?

    /// Whether an isolated compilation may add to the compiled C modules.
    var addsModules = false

    enum Compilation: Sendable, Equatable {
        case built
        case refused(CompilerOutput)
        /// The compiler couldn't run or didn't finish, for the reason in this sentence.
        case failed(String)
        /// A signal other than `SIGXCPU` ended the compiler or one of its subprocesses, as in a crash.
        case died(Death)
    }

    /// The name of the linker script that hides the exercise's symbols. If a learner's function has the name of a C
    /// library function, the player and the system's libraries still call the real one.
    static let script = "symbols"

    /// Line tables are the only debug information. They're enough for crash reports to name a line.
    var options: [String] {
        var options = [
            "-swift-version", "6", "-Onone", "-gline-tables-only", "-whole-module-optimization",
            "-no-color-diagnostics", "-diagnostic-style=llvm",
            // In seconds of processor time for an expression. The error then names its line.
            "-Xfrontend", "-solver-expression-time-threshold=2",
            "-module-cache-path", moduleCache.path, "-module-name", "Mine", "-I", modules.folder.path, "-L",
            library.folder.path, "-l\(library.contents.product)",
            "-Xlinker", "-rpath", "-Xlinker", Linking.runPath(toLibraryIn: library.folder.path),
        ]
        options += Linking.optionsThatHideSymbols(script: Self.script)
        // Modules of the library may import C modules from the package's sources.
        if let package = library.packageFolder {
            let map = package.appendingPathComponent("Sources/CLibedit/module.modulemap")
            options += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        return options
    }

    /// Compiles in a folder, with `arguments` after ``options``.
    ///
    /// - Parameter commands: the cached commands of `swiftc`; nil to run `swiftc` itself. It also runs if the commands
    ///   fail without an error in the sources.
    func compile(
        _ arguments: [String], in place: RunFolder, by commands: CompilerCommands? = nil
    ) async -> Compilation {
        let outcome = await compileOnce(arguments, in: place, by: commands)
        guard sandbox != nil, case .refused(let output) = outcome, output.text.contains(moduleCache.path) else {
            return outcome
        }
        // A C module probably isn't compiled yet, so the compilation runs again with its own module cache.
        let own = place.url.appendingPathComponent("modules")
        defer { try? FolderContents.remove(own.path) }
        var compiler = self
        (compiler.moduleCache, compiler.processorTime) = (own, nil)
        return await compiler.compileOnce(arguments, in: place, by: nil)
    }

    func compileOnce(
        _ arguments: [String], in place: RunFolder, by commands: CompilerCommands? = nil
    ) async -> Compilation {
        if let commands, let script = await commands.script(for: arguments, of: self, in: place) {
            let ending = await run("/bin/sh", ["-c", script], in: place)
            let result = outcome(ending, in: place)
            if isFinal(ending, result) {
                commands.keepOptions(of: arguments, for: self, in: place)
                return result
            }
            let outcome = outcome(await run(name, options + arguments, in: place), in: place)
            // The commands stay in use after a signal, which may have come from elsewhere.
            if case .ended(.exited(1..<128), _) = ending, outcome == .built {
                commands.giveUp(arguments, of: self)
            }
            return outcome
        }
        return outcome(await run(name, options + arguments, in: place), in: place)
    }

    /// Whether the result of the cached commands counts, so that `swiftc` needn't run.
    private func isFinal(_ ending: Ending, _ outcome: Compilation) -> Bool {
        switch ending {
        case .ended(.exited(0), _), .stopped, .canceled, .multiplied: true
        case .ended(.exited(1), _):
            if case .refused(let output) = outcome { output.errors.contains { $0.line > 0 } } else { false }
        // The shell's exit status when a command has used up its processor time.
        case .ended(.exited(128 + SIGXCPU), _): true
        case .ended, .failed: false
        }
    }

    private func outcome(_ ending: Ending, in place: RunFolder) -> Compilation {
        switch ending {
        case .ended(let status, let text): outcome(status, text, in: place)
        case .stopped: stopped
        case .multiplied: .failed("The compiler was stopped, because it had started too many processes.")
        case .canceled: .failed("The check was canceled.")
        case .failed(let sentence): .failed(sentence)
        }
    }

    private func outcome(_ status: TerminationStatus, _ text: String, in place: RunFolder) -> Compilation {
        switch status {
        case .exited(0): return .built
        case .exited(126), .exited(127): return .failed("`\(name)` can't be run. \(Self.advice)")
        case .exited(128 + SIGXCPU): return stopped
        case .exited(Sandbox.failureStatus) where sandbox != nil && text.hasPrefix("isolate: "):
            return .failed("The compiler can't be isolated. `doctor` says what this system offers. \(text)")
        case .exited:
            // The driver's message shows whether a signal ended one of its subprocesses.
            guard let match = text.firstMatch(of: /command failed due to signal (\d+)/) else {
                return .refused(CompilerOutput(text: text, in: place.url))
            }
            return CInt(match.1) == SIGXCPU ? stopped : .died(Death(signal: match.1, printing: text))
        case .signaled(SIGXCPU): return stopped
        case .signaled(let signal): return .died(Death(signal: "\(signal)", printing: text))
        }
    }

    private var stopped: Compilation {
        .failed(
            """
            The compiler was stopped after \((processorTime ?? patience).components.seconds) seconds. \
            Split long expressions and large `switch` statements, and name the types.
            """)
    }
}
