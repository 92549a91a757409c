import Foundation
import Synchronization
import Terminal

/// What this system offers to isolate a program: Landlock for files, TCP and signals, and seccomp for system calls.
public struct IsolationSupport: Sendable, Equatable {
    /// The environment variable that makes a newer system behave like one with an older Landlock, for tests. It's read
    /// from the grader's environment, and can't raise the version.
    public static let simulation = "WORKBOOK_LANDLOCK_VERSION"

    /// The oldest version of Landlock that grading strangers' files needs: the first that also prevents truncating
    /// files. Linux 6.2 has it. Version 4 adds TCP, and 6 adds signals; in older versions, the limits on system calls
    /// cover both.
    public static let oldestForGrading = 3

    /// The version of Landlock, 0 for none.
    public let landlock: Int

    /// Whether a program's system calls can be limited.
    public let limitsSystemCalls: Bool

    /// The path of the program `isolate`; nil if it can't be run.
    let program: String?

    private let isBuilt: Bool

    /// Whether the program `isolate` could say what this system offers.
    public var isTried: Bool { program != nil }

    /// The features that grading strangers' files needs and this system lacks.
    public var missing: [String] {
        (landlock < Self.oldestForGrading ? ["Landlock \(Self.oldestForGrading) (Linux 6.2)"] : [])
            + (limitsSystemCalls ? [] : ["seccomp"])
    }

    /// Whether code can be isolated at all.
    public var isUsable: Bool { landlock > 0 && limitsSystemCalls }

    /// Why strangers' files can't be graded here, as a sentence; nil if they can.
    public var obstacle: String? {
        if program == nil {
            return isBuilt
                ? "The program `isolate` can't be started. Does this system allow more processes and open files?"
                : "The program `isolate` isn't built. Run `swift build --product isolate`."
        }
        if landlock < Self.oldestForGrading {
            let found = landlock == 0 ? "this system has none" : "this system has version \(landlock)"
            return "Isolation needs Landlock \(Self.oldestForGrading) (Linux 6.2) or newer, and \(found)."
        }
        if !limitsSystemCalls {
            return "This system or container doesn't let a program limit its system calls (seccomp)."
        }
        return nil
    }

    /// What this system offers, according to the program `isolate`, which tries each feature.
    /// - Parameter version: the newest version of Landlock to use; nil for ``simulation`` or the system's own.
    public static func find(in binaries: URL, landlockAtMost version: Int? = nil) async -> IsolationSupport {
        let simulated = ProcessInfo.processInfo.environment[simulation].flatMap { Int($0) }
        let (path, version) = (binaries.appending(path: "isolate").path, version ?? simulated)
        let key = "\(version ?? -1) \(path)"
        if let support = known.withLock({ $0[key] }) { return support }
        let support = await ask(path, landlockAtMost: version)
        if support.program != nil { known.withLock { $0[key] = support } }
        return support
    }

    /// What `isolate` reported, by the simulated version and its path. A run that fails isn't kept.
    private static let known = Mutex<[String: IsolationSupport]>([:])

    private static func ask(_ path: String, landlockAtMost version: Int?) async -> IsolationSupport {
        var spawn = Spawn(path, Sandbox.words(forLandlock: version) + ["--report"])
        spawn.errors = .null
        let run = try? await spawn.collect()
        guard let run, run.terminationStatus.isSuccess else {
            return IsolationSupport(
                landlock: 0, limitsSystemCalls: false, program: nil,
                isBuilt: FileManager.default.fileExists(atPath: path), simulated: version)
        }
        let lines = run.standardOutput.split(separator: "\n").map { $0.split(separator: " ") }
        func value(_ name: String) -> String { lines.first { $0.first ?? "" == name }?.last.map(String.init) ?? "" }
        return IsolationSupport(
            landlock: Int(value("landlock")) ?? 0, limitsSystemCalls: value("syscalls") == "yes", program: path,
            isBuilt: true, simulated: version)
    }

    /// The limit on the version of Landlock, for simulating an older system; nil for none.
    let simulated: Int?
}

/// Whether code is isolated while it's compiled and played: it may then read and write only what ``Sandbox`` lists.
///
/// Without isolation, the code runs in its own process and under limits, but with all rights of the user who checks it.
public enum Isolation: Sendable {
    /// Nothing is compiled or played without it: for grading other people's files.
    case required
    /// Used if this system has it: for a learner's own file.
    case whereAvailable
    /// Not used.
    case off

    /// The notice about a check that runs without isolation.
    public static let notice = """
        This system can't isolate the code that it checks, so it runs with all your rights. \
        That's fine for your own code; `doctor` says what is missing.
        """
}
