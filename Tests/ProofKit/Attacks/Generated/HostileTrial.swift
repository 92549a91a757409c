import Foundation
import Grading
import Marbles
import Playing
import Terminal

/// Grades a hostile input in this process, and looks for faults.
public enum HostileTrial {
    /// This process's maximum memory, in bytes.
    private static let mostMemory = 1 << 30

    /// The faults that an input causes, as messages. A trap or a stack overflow ends the process.
    /// - Parameters:
    ///   - landlock: an older version of Landlock to play with; nil for the system's own version.
    ///   - isAlone: whether this process and its temporary folder have no other user, so that both can be inspected.
    public static func faults(
        of input: HostileInput, landlock: Int? = nil, isAlone: Bool = false
    ) async throws -> [String] {
        let before = entries
        // The first 0 is PRIO_PROCESS, whose type differs between systems.
        let nice = getpriority(0, 0)
        var faults =
            switch input.kind {
            case .text: HostileTexts.faults(of: input)
            case .recording: HostileRecordings.faults(of: input)
            case .program: try await HostilePrograms.faults(of: input, landlock: landlock)
            case .folder: try await HostileFolders.faults(of: input)
            case .forgery: try await HostileForgeries.faults(of: input)
            case .window: try await HostileWindows.faults(of: input)
            }
        guard isAlone else { return faults }
        let left = entries.subtracting(before)
        if !left.isEmpty {
            faults.append("These stay in the temporary folder: \(left.sorted().joined(separator: ", ")).")
        }
        if getpriority(0, 0) != nice { faults.append("The grader's priority has changed.") }
        if let memory = ProcessSample(getpid())?.residentMemory, memory > mostMemory {
            faults.append("The grader has \(memory >> 20) MiB of memory.")
        }
        return faults
    }

    /// Compiles the exercise that inputs share, so that its folder doesn't count as an input's leftover.
    public static func prepare() async throws {
        let file = ExerciseFile(path: "Exercise.swift", text: try AttackRun.exercise.get())
        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        _ = try await ExerciseBuilder(isolation: isolation).build(exercise: file)
    }

    private static var entries: Set<String> {
        Set((try? FileManager.default.contentsOfDirectory(atPath: FileManager.default.temporaryDirectory.path)) ?? [])
    }

    /// The inputs that once found a fault, shortened.
    public static let kept: [HostileInput] = {
        let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Kept.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { HostileInput(line: $0) }
    }()
}
