import Foundation
import Platform
import Subprocess

/// Runs `swiftc`: compiles the sources of a folder to a program in that folder.
struct Compiler: Sendable {
    /// How much of the compiler's output is kept, in bytes: the first hundred errors say enough.
    static let keptOutput = 1 << 16

    /// The time limit of a compilation. Half a second is usual; a type checker that gets lost takes minutes.
    static let patience = Duration.seconds(120)

    let library: WorkbookLibrary

    /// The folder for compiled C modules: beside the build, because a service may have no home folder.
    let moduleCache: URL

    /// The result of a compilation.
    enum Outcome: Sendable {
        case built
        /// The sources don't compile. The value is the compiler's output.
        case refused(String)
        /// The compiler could not be run, or did not end; a sentence says why.
        case failed(String)
    }

    /// The linker's script. If a learner's function has the name of a C library function, the player and the system's
    /// libraries still call the real one.
    private static let script = "symbols"

    /// All arguments except the files: language mode, modules, library.
    ///
    /// Unoptimized, with only line tables as debug information, so that a crash report names the learner's line.
    var options: [String] {
        var options = [
            "-swift-version", "6", "-Onone", "-gline-tables-only", "-whole-module-optimization",
            "-no-color-diagnostics",
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

    /// Compiles files, given by names relative to the folder, to a program in the folder. Canceling kills the compiler.
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
                    """
                    The compiler was stopped after two minutes. Split long expressions, and name their types.
                    """
                )
        }
    }

    private func compileHoweverLong(_ files: [String], into program: String, in folder: URL) async -> Outcome {
        let log = folder.appendingPathComponent("compiler-output")
        let descriptor = open(log.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .failed("The compiler's output can't be written to \(log.path).") }
        defer { close(descriptor) }
        let script = Data(Linking.scriptThatHidesSymbols.utf8)
        guard (try? script.write(to: folder.appendingPathComponent(Self.script))) != nil else {
            return .failed("The compiler's input can't be written to \(folder.path).")
        }

        var platform = PlatformOptions()
        // A process group, so that canceling also ends the compiler's children.
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
                .failed("The compiler crashed (signal \(signal)). It printed:\n\(Self.text(of: log))")
            }
        } catch {
            return .failed("`swiftc` can't be run: \(error). Put Swift's toolchain on your PATH.")
        }
    }

    private static func text(of log: URL) -> String {
        guard let handle = try? FileHandle(forReadingFrom: log) else { return "" }
        defer { try? handle.close() }
        let data = (try? handle.read(upToCount: keptOutput)) ?? nil
        return String(decoding: data ?? Data(), as: UTF8.self)
    }
}
