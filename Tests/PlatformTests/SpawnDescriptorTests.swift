import Foundation
import Terminal
import Testing

/// What children do to this process's descriptors, which can be counted only where no other test runs. So the test runs
/// itself again in another process.
@Suite("Children and descriptors", .serialized, .timeLimit(.minutes(5))) struct SpawnDescriptorTests {
    private static let isAlone = "WORKBOOK_COUNTS_DESCRIPTORS"
    private static let limit: CInt = 512

    private func alone(_ name: String, _ body: () async throws -> Void) async throws {
        guard ProcessInfo.processInfo.environment[Self.isAlone] == nil else { return try await body() }
        let program = URL(filePath: runningProgramPath).resolvingSymlinksInPath().path
        let words = ["--testing-library", "swift-testing", "--filter", "SpawnDescriptorTests.*\(name)"]
        var spawn = Spawn(
            "/bin/sh", ["-c", "ulimit -n \(Self.limit); exec \"$0\" \"$@\"", program] + words,
            environment: [Self.isAlone: "1"])
        spawn.errors = .output
        let run = try await spawn.collect()
        #expect(run.terminationStatus.isSuccess && run.standardOutput.contains("1 test "), "\(run.standardOutput)")
    }

    private var openDescriptors: [CInt] { (0..<Self.limit).filter { fcntl($0, F_GETFD) >= 0 } }

    @Test func `A thousand children, a hundred at once, leak none and get none of each other`() async throws {
        try await alone("thousand") {
            var before: [CInt] = []
            for batch in 0...10 {
                try await withThrowingTaskGroup(of: String.self) { group in
                    for _ in 0..<100 {
                        group.addTask {
                            try await Spawn("/bin/sh", ["-c", "echo /dev/fd/*"]).collect(typing: "a").standardOutput
                        }
                    }
                    // The shell itself opens the folder, as 3.
                    for try await listed in group { #expect(listed == "/dev/fd/0 /dev/fd/1 /dev/fd/2 /dev/fd/3\n") }
                }
                if batch == 0 { before = openDescriptors }
            }
            #expect(openDescriptors == before)
        }
    }

    @Test func `With too few descriptors left, a child isn't started, and nothing stays open`() async throws {
        try await alone("too few") {
            _ = try await Spawn("true").collect(typing: "")
            var fillers: [CInt] = []
            while let filler = Optional(dup(STDIN_FILENO)), filler >= 0 { fillers.append(filler) }
            // Three pipes need six descriptors.
            for left in 0...6 {
                if left > 0 { close(fillers.removeLast()) }
                let before = openDescriptors
                do {
                    let run = try await Spawn("true").collect(typing: "")
                    #expect(left == 6 && run.terminationStatus.isSuccess)
                } catch {
                    #expect(left < 6 && error as? SpawnError == .tooManyOpenFiles)
                }
                #expect(openDescriptors == before)
            }
        }
    }
}
