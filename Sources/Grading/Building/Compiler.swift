import Foundation
import Platform
import Subprocess

/// Runs `swiftc` once, over sources in a folder, into a program in that folder.
struct Compiler: Sendable {
    /// The most that is kept of what the compiler prints, in bytes: thousands of errors say no more than the first hundred.
    static let keptOutput = 1 << 16

    /// How long a compilation may take on the wall clock. Half a second is usual; only a type checker gone astray takes minutes.
    static let patience = Duration.seconds(120)

    let library: WorkbookLibrary

    /// Where compiled C modules are kept: beside the build, and not in a home folder, which a service may not have.
    let moduleCache: URL

    /// What came of a compilation.
    enum Outcome: Sendable {
        case built
        /// The compiler refused; everything that it printed.
        case refused(String)
        /// It could not be run, or did not end; a sentence.
        case failed(String)
    }

    /// The linker's script. A learner may give a function the name of one of the C library's: the player and the system's libraries must
    /// go on calling the real one.
    private static let script = "symbols"

    /// Everything but the files: language mode, modules, library.
    ///
    /// Unoptimized, with line tables alone as debugging information: enough for a crash to name the learner's line.
    var options: [String] {
        var options = [
            "-swift-version", "6", "-Onone", "-gline-tables-only", "-whole-module-optimization",
            "-no-color-diagnostics",
            "-module-cache-path", moduleCache.path, "-module-name", "Mine", "-I", library.modules.path, "-L",
            library.folder.path, "-l\(WorkbookLibrary.product)",
            "-Xlinker", "-rpath", "-Xlinker", library.folder.path,
        ]
        options += Linking.optionsThatHideSymbols(script: Self.script)
        // Modules of the library may import C modules that stand in the package's sources.
        if let package = library.packageFolder {
            let map = package.appendingPathComponent("Sources/CLibedit/module.modulemap")
            options += ["-Xcc", "-fmodule-map-file=\(map.path)"]
        }
        return options
    }

    /// Compiles the files of a folder, named relative to it, into a program of that folder. Canceling kills the compiler.
    func compile(_ files: [String], into program: String, in folder: URL) async -> Outcome {
        if Task.isCancelled { return .failed("The check was canceled.") }
        return await withTaskGroup(of: Outcome?.self) { group in
            group.addTask { await compileHoweverLong(files, into: program, in: folder) }
            group.addTask {
                try? await Task.sleep(for: Self.patience)
                return nil
            }
            let first = await group.next() ?? nil
            group.cancelAll()
            if Task.isCancelled { return .failed("The check was canceled.") }
            return first
                ?? .failed(
                    "The compiler took longer than two minutes and was stopped. Does one expression do very much? Give its parts names and types."
                )
        }
    }

    private func compileHoweverLong(_ files: [String], into program: String, in folder: URL) async -> Outcome {
        let log = folder.appendingPathComponent("compiler-output")
        let descriptor = open(log.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failed("The compiler's output cannot be written to \(log.path).") }
        defer { close(descriptor) }
        let script = Data(Linking.scriptThatHidesSymbols.utf8)
        guard (try? script.write(to: folder.appendingPathComponent(Self.script))) != nil else {
            return .failed("The compiler's input cannot be written to \(folder.path).")
        }

        var platform = PlatformOptions()
        // A group of its own, so that the compiler's own children end with it when the check is canceled.
        platform.processGroupID = 0
        platform.teardownSequence = [.send(signal: .kill, toProcessGroup: true, allowedDurationToNextStep: .zero)]
        do {
            let result = try await run(
                .name("swiftc"), arguments: Arguments(options + files + ["-o", program]),
                workingDirectory: .init(folder.path), platformOptions: platform,
                output: .fileDescriptor(.init(rawValue: descriptor), closeAfterSpawningProcess: false),
                error: .combinedWithOutput
            )
            return switch result.terminationStatus {
            case .exited(0): .built
            case .exited: .refused(Self.text(of: log))
            case .signaled(let signal):
                .failed("The compiler itself crashed (signal \(signal)). What it printed:\n\(Self.text(of: log))")
            }
        } catch {
            return .failed("`swiftc` cannot be run: \(error). Is Swift's toolchain on the PATH?")
        }
    }

    private static func text(of log: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: log) else { return "" }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: keptOutput)) ?? nil
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
