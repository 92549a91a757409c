import Foundation
import Platform
import Subprocess

/// Compiles the sources of a folder: runs `swiftc`, or the commands that it would run.
struct Compiler: Sendable {
    /// How much of the compiler's output is kept, in bytes: the first hundred errors say enough.
    static let keptOutput = 1 << 16

    /// The memory that each process of the compiler may use for data, in bytes. 200 MB is usual.
    private static let memory = 4 << 30

    /// The size of a file that it may write, in blocks of 512 or 1,024 bytes: at least 256 MiB.
    private static let fileBlocks = 1 << 19

    private static let advice = "Put Swift's toolchain on your PATH."

    let library: WorkbookLibrary

    /// The folder for compiled C modules: beside the build, because a service may have no home folder.
    let moduleCache: URL

    /// The compiler's name, or its path.
    var name = "swiftc"

    /// The time limit of a compilation, on the wall clock and on the processor. Half a second is usual; a type checker
    /// that gets lost takes minutes.
    var patience = Duration.seconds(120)

    /// What isolates the compiler; nil if nothing does.
    var sandbox: Sandbox?

    /// The result of a compilation.
    enum Outcome: Sendable, Equatable {
        case built
        /// The sources don't compile. The value is the compiler's output.
        case refused(String)
        /// The compiler could not be run, or did not end; a sentence says why.
        case failed(String)
    }

    /// The linker's script. If a learner's function has the name of a C library function, the player and the system's
    /// libraries still call the real one.
    private static let script = "symbols"

    /// All arguments that don't depend on the files: language mode, modules, library.
    ///
    /// Unoptimized, with only line tables as debug information, so that a crash report names the learner's line.
    var options: [String] {
        var options = [
            "-swift-version", "6", "-Onone", "-gline-tables-only", "-whole-module-optimization",
            "-no-color-diagnostics", "-serialize-diagnostics",
            "-module-cache-path", moduleCache.path, "-module-name", "Mine", "-I", library.modules.path, "-L",
            library.folder.path, "-l\(WorkbookLibrary.product)",
            "-Xlinker", "-rpath", "-Xlinker", library.folder.path,
        ]
        options += Linking.optionsThatHideSymbols(script: Self.script)
        // Modules of the library may import C modules from the package's sources.
        if let package = library.packageFolder {
            let map = package.appendingPathComponent("Sources/CLibedit/module.modulemap")
            options += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        return options
    }

    /// Compiles in a folder, with arguments besides the options. Canceling kills the compiler with everything that it
    /// started.
    ///
    /// - Parameter commands: keeps the commands that `swiftc` would run. Where they fail for another reason than an
    ///   error in the sources, `swiftc` itself runs after all, so that the result is always the one it gives.
    func compile(_ arguments: [String], in place: RunFolder, by commands: CompilerCommands? = nil) async -> Outcome {
        if let commands, let script = await commands.script(for: arguments, of: self, in: place) {
            let ending = await run("/bin/sh", ["-c", script], in: place)
            if isFinal(ending, in: place) {
                await commands.keepOptions(of: arguments, for: self, in: place)
                return outcome(ending)
            }
            let outcome = outcome(await run(name, options + arguments, in: place))
            // Not after a signal, which may have come from elsewhere.
            if case .ended(.exited(1..<128), _) = ending, outcome == .built {
                await commands.giveUp(arguments, of: self)
            }
            return outcome
        }
        return outcome(await run(name, options + arguments, in: place))
    }

    /// Whether the commands' result is also the compiler's.
    private func isFinal(_ ending: Ending, in place: RunFolder) -> Bool {
        switch ending {
        case .ended(.exited(0), _), .stopped, .canceled: true
        case .ended(.exited(1), let text): CompilerOutput(text: text, in: place.url).errors.contains { $0.line > 0 }
        // The shell says so when a command has used up its processor time.
        case .ended(.exited(128 + SIGXCPU), _): true
        case .ended, .failed: false
        }
    }

    /// How a program of the compiler's ended.
    enum Ending {
        case ended(TerminationStatus, output: String)
        case stopped
        case canceled
        /// It couldn't be run; a sentence says why.
        case failed(String)
    }

    /// Runs a program of the compiler's in a folder, under limits. Canceling kills it with everything that it started:
    /// its own processes are in groups of their own, and the mark finds them.
    func run(_ program: String, _ arguments: [String], in place: RunFolder) async -> Ending {
        if Task.isCancelled { return .canceled }
        let folder = place.url
        let log = folder.appendingPathComponent("compiler-output")
        let descriptor = open(log.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failed("The compiler's output can't be written to \(log.path).") }
        defer { close(descriptor) }
        let script = Data(Linking.scriptThatHidesSymbols.utf8)
        guard (try? script.write(to: folder.appendingPathComponent(Self.script))) != nil else {
            return .failed("The compiler's input can't be written to \(folder.path).")
        }

        let (mark, patience) = (place.mark, patience)
        let launch = LimitedLaunch(
            seconds: Int(patience.components.seconds) + 1, memory: Self.memory, fileBlocks: Self.fileBlocks, mark: mark)
        var platform = PlatformOptions()
        platform.createSession = true
        do {
            let result = try await Subprocess.run(
                .path("/bin/sh"),
                arguments: Arguments(["-c", launch.script] + command(program, in: folder) + arguments),
                // What a killed compiler leaves in its temporary folder disappears with this folder.
                environment: .inherit.updating(["TMPDIR": folder.path]),
                workingDirectory: .init(folder.path), platformOptions: platform, input: .none,
                output: .fileDescriptor(.init(rawValue: descriptor), closeAfterSpawningProcess: false),
                error: .fileDescriptor(.init(rawValue: descriptor), closeAfterSpawningProcess: false)
            ) { execution in
                let process = execution.processIdentifier.value
                return await onOwnThread { isCanceled in
                    Self.watchToTheEnd(process, mark, patience: patience, isCanceled: isCanceled)
                }
            }
            if Task.isCancelled { return .canceled }
            return result.closureResult ? .ended(result.terminationStatus, output: Self.text(of: log)) : .stopped
        } catch {
            return Task.isCancelled ? .canceled : .failed("`\(name)` can't be run: \(error). \(Self.advice)")
        }
    }

    /// A program of the compiler's, isolated if possible: the one of the toolchain that this program runs with. It
    /// reads the toolchain, the library's modules and the sources, and writes in its folder and in that of compiled C
    /// modules.
    private func command(_ program: String, in folder: URL) -> [String] {
        guard let sandbox else { return [program] }
        let sources = library.packageFolder.map { [$0.appendingPathComponent("Sources/CLibedit").path] } ?? []
        try? FileManager.default.createDirectory(at: moduleCache, withIntermediateDirectories: true)
        return sandbox.words(
            toRun: Toolchain.path(of: program), reading: [library.modules.path, library.library.path] + sources,
            writing: [folder.path, moduleCache.path])
    }

    /// Waits until the compiler has ended, and ends what is left of it; false if it had to be stopped.
    private static func watchToTheEnd(
        _ process: pid_t, _ mark: ChildMark, patience: Duration, isCanceled: () -> Bool
    ) -> Bool {
        let start = ContinuousClock.now
        var hasEnded = childHasEnded(process)
        while !hasEnded, !isCanceled(), ContinuousClock.now - start < patience {
            usleep(2_000)
            hasEnded = childHasEnded(process)
        }
        mark.reap(group: process)
        return hasEnded
    }

    private func outcome(_ ending: Ending) -> Outcome {
        switch ending {
        case .ended(let status, let text): outcome(status, text)
        case .stopped: Self.stopped(patience)
        case .canceled: .failed("The check was canceled.")
        case .failed(let sentence): .failed(sentence)
        }
    }

    private func outcome(_ status: TerminationStatus, _ text: String) -> Outcome {
        switch status {
        case .exited(0): return .built
        case .exited(126), .exited(127): return .failed("`\(name)` can't be run. \(Self.advice)")
        case .exited(128 + SIGXCPU): return Self.stopped(patience)
        case .exited(Sandbox.failureStatus) where sandbox != nil && text.hasPrefix("isolate: "):
            return .failed("The compiler can't be isolated. `doctor` says what this system offers. \(text)")
        case .exited:
            // A part of the compiler that crashed, or was stopped at a limit.
            guard let match = text.firstMatch(of: /command failed due to signal (\d+)/) else { return .refused(text) }
            return CInt(match.1) == SIGXCPU ? Self.stopped(patience) : Self.crashed(match.1, text)
        case .signaled(SIGXCPU): return Self.stopped(patience)
        case .signaled(let signal): return Self.crashed("\(signal)", text)
        }
    }

    private static func stopped(_ patience: Duration) -> Outcome {
        .failed(
            """
            The compiler was stopped after \(patience.components.seconds) seconds. \
            Split long expressions, and name their types.
            """)
    }

    private static func crashed(_ signal: some StringProtocol, _ text: String) -> Outcome {
        // The rest is the compiler's own stack.
        let lines = text.split(separator: "\n").prefix(4).joined(separator: "\n")
        return .failed(
            """
            The compiler crashed (signal \(signal)), or needed more than \(memory >> 30) GiB of memory. \
            Take back your last change, and split long expressions.\(lines.isEmpty ? "" : " It printed:\n\(lines)")
            """)
    }

    private static func text(of log: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: log) else { return "" }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: keptOutput)) ?? nil
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
