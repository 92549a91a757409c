import Foundation
import Grading
import Marbles
import Playing
import ProofKit
import Terminal

/// The workers that grade hostile inputs: a usual worker, a worker with an older Landlock, and a plain user's worker.
final class Attackers {
    private var usual: Attacker
    private var older: Attacker
    private var plain: Attacker?

    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "attacks-\(getpid())")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        usual = Attacker(in: folder.appending(path: "usual"))
        older = Attacker(in: folder.appending(path: "older"), environment: [AttackWorker.landlockVariable: "3"])
        let user = Attacker(in: folder.appending(path: "plain"), asPlainUser: true)
        guard usual.isReady else { throw Failure(description: "The grader's worker doesn't start.") }
        plain = getuid() == 0 && user.isReady ? user : nil
    }

    deinit {
        for attacker in [usual, older, plain].compactMap(\.self) { attacker.end() }
        try? FolderContents.remove(folder.path)
    }

    /// A note about the user that ran the inputs; empty if a plain user ran part of them.
    var remark: String {
        getuid() != 0
            ? "All ran as a plain user." : plain == nil ? "No plain user can run the workbook here." : ""
    }

    func fault(of input: HostileInput, number: Int) -> String? {
        switch number % 10 {
        case 3: older.fault(of: input)
        case 7: (plain ?? usual).fault(of: input)
        default: usual.fault(of: input)
        }
    }

    func shortened(_ input: HostileInput) -> HostileInput {
        var (shortest, tries) = (input, 0)
        search: while tries < 60 {
            for candidate in shortest.shorter {
                tries += 1
                if [usual, plain].contains(where: { $0?.fault(of: candidate) != nil }) {
                    shortest = candidate
                    continue search
                }
            }
            break
        }
        return shortest
    }
}

/// A worker process. If an input ends it, the next input restarts it.
final class Attacker {
    /// The maximum processor time of an input, without compilations, and its maximum wall-clock time.
    private static let (mostTime, mostWait) = (Duration.seconds(20), Duration.seconds(120))

    private let folder: URL
    private let environment: [String: String]
    private let asPlainUser: Bool
    private var process: Process?
    private var input = Pipe()
    private var output = Pipe()

    init(in folder: URL, environment: [String: String] = [:], asPlainUser: Bool = false) {
        (self.folder, self.environment, self.asPlainUser) = (folder, environment, asPlainUser)
    }

    /// Whether the worker runs, after starting it if necessary.
    var isReady: Bool {
        if let process, process.isRunning { return true }
        return start()
    }

    func end() {
        guard let process, process.isRunning else { return }
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    private func start() -> Bool {
        try? FolderContents.remove(folder.path)
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        chmod(folder.path, 0o777)
        (input, output) = (Pipe(), Pipe())
        let process = Process()
        let program = URL(filePath: runningProgramPath).resolvingSymlinksInPath().path
        let words = [program, "attack", "--worker"]
        process.executableURL = URL(filePath: asPlainUser ? "/usr/bin/setpriv" : words[0])
        process.arguments =
            asPlainUser
            ? ["--reuid", "65534", "--regid", "65534", "--clear-groups"] + words : Array(words.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(
            environment.merging(["TMPDIR": folder.path, "HOME": folder.path]) { $1 }
        ) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return false }
        self.process = process
        return answer(after: .zero) == AttackWorker.ready
    }

    func fault(of hostile: HostileInput) -> String? {
        guard isReady, let process else { return nil }
        let before = ProcessSample(process.processIdentifier)?.processorTime ?? .zero
        writeAll("\(hostile)\n", to: input.fileHandleForWriting.fileDescriptor)
        guard let answer = answer(after: before) else {
            end()
            process.waitUntilExit()
            return process.terminationStatus == SIGKILL
                ? "The grader took too long." : "The grader ended by signal \(process.terminationStatus)."
        }
        return answer == AttackWorker.fine ? nil : answer
    }

    /// The worker's next line; nil if it takes too long or the worker has ended.
    private func answer(after before: Duration) -> String? {
        var line: [UInt8] = []
        let descriptor = output.fileHandleForReading.fileDescriptor
        let start = ContinuousClock.now
        while true {
            var ready = pollfd(reading: descriptor)
            if poll(&ready, 1, 100) > 0 {
                var byte: UInt8 = 0
                guard systemRead(descriptor, &byte, 1) == 1 else { return nil }
                if byte == 10 { return String(decoding: line, as: UTF8.self) }
                line.append(byte)
            } else {
                let used = process.flatMap { ProcessSample($0.processIdentifier) }?.processorTime ?? .zero
                let isStart = before == .zero
                if !isStart, used - before > Self.mostTime || ContinuousClock.now - start > Self.mostWait { return nil }
                if isStart, ContinuousClock.now - start > .seconds(300) { return nil }
            }
        }
    }
}
