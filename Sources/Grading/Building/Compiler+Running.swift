import Foundation
import Terminal

extension Compiler {
    enum Ending: Sendable {
        case ended(TerminationStatus, output: String)
        /// It was stopped at its time limit.
        case stopped
        /// It was stopped because it had started too many processes.
        case multiplied
        case canceled
        case failed(String)
    }

    /// Runs a program in a folder, under limits; canceling stops it. However it ends, all processes with its mark are
    /// killed, because subprocesses may have left its process group.
    func run(_ program: String, _ arguments: [String], in place: RunFolder) async -> Ending {
        if Task.isCancelled { return .canceled }
        let folder = place.url
        let log = folder.appendingPathComponent("compiler-output")
        // An earlier run may have left a symbolic link with this name, so links aren't followed.
        let descriptor = open(log.path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard descriptor >= 0 else {
            return .failed("The compiler's output can't be written to \(log.path): \(SystemReason().words).")
        }
        defer { close(descriptor) }
        let script = Data(Linking.scriptThatHidesSymbols.utf8)
        do { try script.write(to: folder.appendingPathComponent(Self.script), options: .atomic) } catch {
            return .failed("The compiler's input can't be written to \(folder.path): \(error.systemReason).")
        }

        let mark = place.mark
        let launch = LimitedLaunch(
            seconds: Int(patience.components.seconds) + 1, memory: Self.memory, fileBlocks: Self.fileBlocks, mark: mark)
        var spawn = Spawn(
            "/bin/sh", ["-c", launch.script] + command(program, in: folder) + arguments, folder: folder.path,
            environment: Self.environment(in: folder))
        (spawn.output, spawn.errors, spawn.hasOwnSession) = (.descriptor(descriptor), .output, true)
        do {
            let child = try spawn.start()
            let (reason, status) = await onOwnThread { isCanceled in
                let reason = watchToTheEnd(child.id, mark, isCanceled: isCanceled)
                return (reason, child.waitUntilExit())
            }
            if Task.isCancelled { return .canceled }
            return reason ?? .ended(status, output: Self.text(from: descriptor))
        } catch {
            return Task.isCancelled ? .canceled : .failed("`\(name)` can't be run: \(error). \(Self.advice)")
        }
    }

    /// Temporary files go into the run's folder, so a killed compiler's leftovers are removed with the folder. `swiftc`
    /// of Swift 6.3.1 crashes if TMPDIR isn't ASCII, so on Linux TMPDIR is then another path to the folder.
    private static func environment(in folder: URL) -> [String: String?] {
        let otherName = "/proc/self/cwd"
        let isPlain = folder.path.allSatisfy(\.isASCII) || access(otherName, X_OK) != 0
        // The folder's name in the environment marks the processes (see ``ChildMark``).
        return ["TMPDIR": isPlain ? folder.path : otherName, "WORKBOOK_RUN": folder.lastPathComponent]
    }

    private func command(_ program: String, in folder: URL) -> [String] {
        guard let sandbox else { return [program] }
        let sources = library.packageFolder.map { [$0.appendingPathComponent("Sources/CLibedit").path] } ?? []
        try? FileManager.default.createDirectory(at: moduleCache, withIntermediateDirectories: true)
        return sandbox.words(
            toRun: SwiftToolchain.path(of: program),
            reading: [modules.folder.path] + modules.targets + [library.library.path, moduleCache.path] + sources,
            writing: [folder.path] + (addsModules ? [moduleCache.path] : []))
    }

    /// The most processes that a compilation may have at once (four are usual), and how often they're counted. The
    /// system's own limit isn't enough, because it doesn't apply to the superuser.
    private static let (mostProcesses, countsEvery) = (100, Duration.milliseconds(250))

    /// - Returns: why the compiler had to be stopped; nil if it ended by itself.
    private func watchToTheEnd(_ process: pid_t, _ mark: ChildMark, isCanceled: () -> Bool) -> Ending? {
        defer { mark.reap(group: process) }
        let start = ContinuousClock.now
        var nextCount = start + Self.countsEvery
        while !childHasEnded(process) {
            let now = ContinuousClock.now
            if isCanceled() { return .canceled }
            if now - start >= patience { return .stopped }
            if now >= nextCount {
                let processes = mark.carriers()
                if processes.count > Self.mostProcesses { return .multiplied }
                if processes.contains(where: hasUsedItsTime) { return .stopped }
                nextCount = now + Self.countsEvery
            }
            usleep(2_000)
        }
        return nil
    }

    private func hasUsedItsTime(_ process: pid_t) -> Bool {
        guard let processorTime, let sample = ProcessSample(process) else { return false }
        return sample.processorTime > processorTime
    }

    private static func text(from descriptor: CInt) -> String {
        var bytes = [UInt8](repeating: 0, count: keptOutput)
        let length = pread(descriptor, &bytes, bytes.count, 0)
        return String(decoding: bytes.prefix(max(length, 0)), as: UTF8.self)
    }
}

extension Compiler {
    /// Adds to the module cache the C modules that exercises need, by compiling a file of ours that imports them.
    /// Exercises themselves are compiled without write access to that cache. Otherwise, an exercise that exploits a
    /// hole in the compiler could change programs that are compiled later. Does nothing without isolation.
    func prepareModules(in cache: BuildCache) async {
        guard sandbox != nil else { return }
        let mark = moduleCache.appendingPathComponent(
            "imported-" + String(FNV1a.hash(ExerciseBuilder.surroundings(of: self).utf8), radix: 16))
        guard !FileManager.default.fileExists(atPath: mark.path) else { return }
        let imports = (library.contents.modules + ["Dispatch", "Foundation", "Synchronization"])
            .map { "import \($0)\n" }.joined()
        let recipe = BuildCache.Recipe(sources: [("Imports.swift", imports)], runs: [], surroundings: "")
        guard let place = try? cache.open(for: recipe) else { return }
        defer { cache.discard(place.url) }
        var compiler = self
        compiler.addsModules = true
        if case .built = await compiler.compileOnce(["-parse-as-library", "-typecheck", "Imports.swift"], in: place) {
            try? Data().write(to: mark)
        }
    }
}

extension Compiler {
    struct Death: Sendable, Equatable {
        let signal: String
        /// The first lines of the compiler's output, which its stack trace usually follows.
        let printed: String

        init(signal: some StringProtocol, printing text: String) {
            self.signal = String(signal)
            printed = text.split(separator: "\n").prefix(4).joined(separator: "\n")
        }
    }

    /// Blames the sources only if the compiler can build an empty file.
    func explanation(of death: Death, in cache: BuildCache) async -> String {
        let what = "The compiler crashed (signal \(death.signal))"
        let output = death.printed.isEmpty ? "" : " It printed:\n\(death.printed)"
        if await obstacle(in: cache) != nil {
            return "\(what), on an empty file, too. So it isn't your code; `doctor` says more.\(output)"
        }
        return """
            \(what), or needed more than \(Self.memory >> 30) GiB of memory. Take back your last change, and split \
            long expressions.\(output)
            """
    }

    /// Why the compiler can't build an empty file here; nil if it can.
    func obstacle(in cache: BuildCache) async -> String? {
        let recipe = BuildCache.Recipe(sources: [("main.swift", "")], runs: [], surroundings: "")
        guard let place = try? cache.open(for: recipe) else { return "Nothing can be written to \(cache.folder.path)." }
        defer { cache.discard(place.url) }
        switch await compile(["main.swift", "-o", BuildCache.programName], in: place) {
        case .built: return nil
        case .refused(let output): return "It printed:\n\(output.text)"
        case .failed(let sentence): return sentence
        case .died(let death): return "It crashes (signal \(death.signal)). It printed:\n\(death.printed)"
        }
    }
}
