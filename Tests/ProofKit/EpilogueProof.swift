import Foundation
import ReactiveCore
import Synchronization
import Terminal

/// The proof of what chapter 13 and the epilogue show of other libraries: Tests/AsyncApp contains their programs and
/// prints their lanes, the finished app's stages have the same lanes, and the words about failures are true.
public enum EpilogueProof {
    private static let package = Book.root.appending(path: "Tests/AsyncApp")

    public static func faults() async throws -> [String] {
        let page = try ["13-AsyncAwait/Lesson.md", "Epilogue.md"].map { name in
            try String(contentsOf: Book.root.appending(path: "Chapters/\(name)"), encoding: .utf8)
        }.joined(separator: "\n")
        let fences = page.components(separatedBy: "```").enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
        let folder = package.appending(path: "Sources/AsyncApp")
        let sources = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            .map { try String(contentsOf: $0, encoding: .utf8) }
        let programs = fences.filter { $0.hasPrefix("text\nimport ") || $0.hasPrefix("text\ntexts\n") }
            .map { String($0.dropFirst("text\n".count)) }
        let changed = programs.filter { program in
            !sources.contains { $0.unindented.contains(program.unindented) }
        }
        guard let fence = fences.first(where: { $0.hasPrefix("marbles\nms       0 ") }) else {
            return ["Chapter 13 shows no lanes of a storm."]
        }
        let drawing = fence.split(separator: "\n").dropFirst()
        let lanes = drawing.dropFirst()

        let result = try await Spawn("swift", ["run", "--package-path", package.path, "async-app"]).collect()
        guard result.terminationStatus.isSuccess else {
            return ["Tests/AsyncApp doesn't run: \(result.standardError)"]
        }
        let output = result.standardOutput
        let drawn = signalLanes(of: String(lanes.first ?? ""))
        return changed.map { "This program of a lesson isn't in Tests/AsyncApp:\n\($0)" }
            + drawing.filter { !output.contains($0) }.map { "Tests/AsyncApp doesn't print this lane:\n\($0)" }
            + (lanes.map(String.init) == drawn ? [] : ["The finished app has other lanes:\n\(drawn)"])
            + ["the search runs on;", "alone, it is canceled.", "debounce fails.", "debounce ends."]
            .filter { !output.contains($0) }
            .map { "Chapter 13's words about a closed window, or about failures, are wrong: \($0)" }
    }

    /// The lanes of the finished app's stages for the texts of a lane: `b` and `g` are too short, the first search
    /// takes two seconds, and the third search fails.
    private static func signalLanes(of keys: String) -> [String] {
        let clock = TestScheduler()
        let texts = Subject<String, Never>()
        let start = keys.prefix { $0 != " " }.count + keys.drop { $0 != " " }.prefix { $0 == " " }.count
        let names = ["asked", "canceled", "shown"]
        let empty = Array(repeating: Character("-"), count: keys.count - start)
        let lanes = Mutex(Dictionary(uniqueKeysWithValues: names.map { ($0, empty) }))
        @Sendable func note(_ marble: String, _ name: String) {
            lanes.withLock { $0[name]?[Int(clock.now / .milliseconds(100))] = Character(marble) }
        }
        let count = Mutex(0)
        let outcomes = texts.signal
            .throttle(.milliseconds(500), on: clock)
            .flatMapLatest { text -> ReactiveCore.Signal<String, Never> in
                if "bg".contains(text) { return .just("s") }
                let search = count.withLock { count in
                    count += 1
                    return count
                }
                return ReactiveCore.Signal<Void, Never>.timer(after: .milliseconds(search == 1 ? 2000 : 200), on: clock)
                    .map { search == 3 ? "x" : text.uppercased() }
                    .doSubscribed { note(text.uppercased(), "asked") }
                    .doDisposed { note(text.uppercased(), "canceled") }
            }
        let subscription = outcomes.subscribe(next: { note($0, "shown") })
        for (step, marble) in keys.dropFirst(start).enumerated() {
            clock.advance(to: .milliseconds(100) * step)
            if marble != "-" { texts.send(String(marble)) }
        }
        subscription.dispose()
        let drawn = lanes.withLock { $0 }
        return [keys] + names.map { $0.padding(toLength: start, withPad: " ", startingAt: 0) + String(drawn[$0] ?? []) }
    }
}

extension String {
    fileprivate var unindented: String {
        split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
    }
}
