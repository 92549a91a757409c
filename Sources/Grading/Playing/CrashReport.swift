import Foundation
import Playing
import Terminal

struct CrashReport: Sendable, Equatable {
    struct Call: Sendable, Equatable, Decodable {
        struct Location: Sendable, Equatable, Decodable {
            let file: String
            let line: Int
        }

        let description: String?
        let image: String?
        let sourceLocation: Location?
    }

    private struct ThreadFrames: Decodable {
        let name: String?
        let crashed: Bool?
        let frames: [Call]
    }

    private struct File: Decodable {
        let threads: [ThreadFrames]
    }

    private static let longest = 16 << 20

    /// The calls of the thread that crashed, the innermost first; empty if none crashed.
    let crashed: [Call]

    let others: [[Call]]
}

extension CrashReport {
    /// Reads a report, as the runtime writes it on macOS; nil if it can't be read.
    init?(reading file: URL) {
        guard let text = SafeFile.text(of: file.path, atMost: Self.longest),
            let report = try? JSONDecoder().decode(File.self, from: Data(text.utf8))
        else { return nil }
        crashed = report.threads.first { $0.crashed == true }?.frames ?? []
        others = report.threads.filter { $0.crashed != true }.map(\.frames)
    }

    /// The line of the innermost call in the learner's file, of the crashed thread or else of another thread; nil if
    /// there's no such call, or if the instruction has no line.
    var learnersLine: Int? {
        let call = ([crashed] + others).lazy.compactMap { calls in calls.first(where: Self.isLearners) }.first
        return call?.sourceLocation.flatMap { $0.line > 0 ? $0.line : nil }
    }

    var claimsMain: Bool {
        crashed.prefix { !Self.isLearners($0) }.contains { $0.description?.contains("assumeIsolated") ?? false }
    }

    /// Whether dispatch stopped the program, without a message, because a queue waited for itself.
    var waitsForItself: Bool {
        crashed.contains { $0.description?.contains("DISPATCH_WAIT_FOR_QUEUE") ?? false }
    }

    /// Whether the crashed thread has so many calls that they have probably filled the stack.
    var isDeep: Bool { crashed.count >= 60 }

    /// The innermost known line of the learner's file; if the stack is full, it's part of the recursion.
    var lineOfDeepCalls: Int? {
        crashed.lazy.filter(Self.isLearners).compactMap { $0.sourceLocation?.line }.first { $0 > 0 }
    }

    /// Whether at least a quarter of a full stack's recorded calls are the library's, as when signals start each other.
    var isDeepInLibrary: Bool {
        isDeep && crashed.count { $0.image?.contains("Runtime.") ?? false } >= crashed.count / 4
    }

    /// The runtime's name for the compiler's check that failed, such as `arithmetic overflow`; nil if none did.
    var runtimeFailure: String? {
        let prefix = "Swift runtime failure: "
        return crashed.lazy.compactMap(\.description).first { $0.hasPrefix(prefix) }.map { description in
            let words = description.dropFirst(prefix.count)
            return String(words.prefix { $0 != "[" }).replacingOccurrences(of: " in exercise", with: "")
        }
    }

    /// The library also has a file of this name, so the image has to match, too.
    private static func isLearners(_ frame: Call) -> Bool {
        frame.image == BuildCache.programName && frame.sourceLocation?.file.hasSuffix("/Exercise.swift") == true
    }
}
