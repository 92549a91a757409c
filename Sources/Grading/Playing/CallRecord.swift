import Foundation
import Marbles
import Playing
import Terminal

/// The calls that a crashing or a stopped player wrote down (see `CallRecorder`), as addresses in programs and
/// libraries.
///
/// The learner's code can write to the file, too. So the record is read only from a regular file, and addresses are
/// looked up only in the program and in libraries that every program may read.
struct CallRecord {
    private struct Thread {
        let number: Substring
        let signal: CInt
        var addresses: [CodePlace] = []
        var isWhole = false
    }

    private static let longest = 1 << 20
    private static let namedCalls = 64
    /// How many bytes back to look for an instruction with a line, if a call's own instruction has none.
    private static let distances: [UInt] = [0, 4, 8, 12, 16]

    private let threads: [Thread]

    /// Reads a record, which can be missing or empty.
    init(reading file: URL) {
        var threads: [Thread] = []
        for line in SafeFile.text(of: file.path, atMost: Self.longest)?.split(separator: "\n") ?? [] {
            let words = line.split(separator: " ", maxSplits: 3)
            guard words.count >= 3, let signal = CInt(words[1], radix: 16), let offset = UInt(words[2], radix: 16)
            else { continue }
            let place = threads.firstIndex { $0.number == words[0] && $0.signal == signal } ?? threads.count
            if place == threads.count { threads.append(Thread(number: words[0], signal: signal)) }
            if words.count < 4 {
                threads[place].isWhole = true
            } else if !threads[place].isWhole {
                threads[place].addresses.append(CodePlace(image: String(words[3]), offset: offset))
            }
        }
        self.threads = threads
    }

    var wholeThreads: Int { threads.count(where: \.isWhole) }

    /// The calls with their names and lines; nil if the record is empty, or if `llvm-symbolizer` fails.
    func report(of program: URL, with symbolizer: Symbolizer) async -> CrashReport? {
        guard !threads.isEmpty else { return nil }
        var places: [CodePlace] = []
        let all = threads.map { Self.withoutHandler($0) }
        for calls in all {
            let isInProgram = { (call: CodePlace) in call.image == program.path }
            let first = calls.firstIndex(where: isInProgram) ?? 0
            for (place, call) in calls.enumerated() where isInProgram(call) || place < first {
                places += (isInProgram(call) ? Self.distances : [0]).map {
                    CodePlace(image: call.image, offset: call.offset &- $0)
                }
            }
        }
        guard let lines = await symbolizer.lines(of: places) else { return nil }
        let named = all.map { calls in calls.flatMap { Self.calls(at: $0, lines) } }
        let crashed = threads.firstIndex { $0.signal != CallRecorder.request }
        return CrashReport(
            crashed: crashed.map { named[$0] } ?? [],
            others: named.indices.filter { $0 != crashed }.map { named[$0] })
    }

    /// A thread's calls, at most 64, without the signal handler's calls. Return addresses are moved back by one byte,
    /// into the call; the address at which a signal interrupted the thread is exact.
    private static func withoutHandler(_ thread: Thread) -> [CodePlace] {
        // The innermost calls are in the handler's library.
        let library = thread.addresses.first?.image
        var calls = thread.addresses.drop { $0.image == library }
        // The system's trampoline is between the code and the handler.
        if thread.signal != 0 { calls = calls.dropFirst() }
        return calls.prefix(namedCalls).enumerated().map { place, call in
            CodePlace(image: call.image, offset: place == 0 && thread.signal != 0 ? call.offset : call.offset &- 1)
        }
    }

    /// The calls at an address: the inlined calls, innermost first, and then the function that contains them.
    private static func calls(at call: CodePlace, _ lines: SourceLines) -> [CrashReport.Call] {
        let image = URL(filePath: call.image).lastPathComponent
        let symbols = distances.compactMap { lines.sites[CodePlace(image: call.image, offset: call.offset &- $0)] }
        guard let nearest = symbols.first(where: { $0.contains { $0.line > 0 } }) ?? symbols.first else {
            return [CrashReport.Call(description: nil, image: image, sourceLocation: nil)]
        }
        return nearest.map { symbol in
            CrashReport.Call(
                description: symbol.function, image: image,
                sourceLocation: symbol.file.isEmpty ? nil : .init(file: symbol.file, line: symbol.line))
        }
    }
}

/// Names the functions and lines at addresses of programs and libraries, with the toolchain's `llvm-symbolizer`.
///
/// Its input comes from the learner's code, so it's in a sandbox if the program is.
struct Symbolizer: Sendable {
    /// The most addresses that are looked up at once.
    private static let mostQuestions = 4_000

    let program: URL
    let sandbox: Sandbox?

    /// The source lines of positions in code; nil if the symbolizer fails. Only the program itself and libraries that
    /// every program may read are looked at.
    func lines(of places: [CodePlace]) async -> SourceLines? {
        let asked = places.filter { mayRead($0.image) }.prefix(Self.mostQuestions)
        let tool = SwiftToolchain.path(of: "llvm-symbolizer")
        let command = sandbox?.words(toRun: tool, reading: [program.path]) ?? [tool]
        var spawn = Spawn(command[0], command.dropFirst() + SourceLines.words(toLookUp: Array(asked)))
        spawn.errors = .null
        guard let run = try? await spawn.collect(atMost: 1 << 24), run.terminationStatus.isSuccess, !run.isTruncated
        else { return nil }
        var lines = SourceLines()
        lines.add(symbolizerOutput: Data(run.output))
        return lines
    }

    private func mayRead(_ image: String) -> Bool {
        image == program.path || Toolchain.libraryFolders.contains { image.hasPrefix($0 + "/") }
    }
}
