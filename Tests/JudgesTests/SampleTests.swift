import Foundation
import Judges
import ProofKit
import Testing

@Suite("The sample of what graders prove plays") struct SampleTests {
    @Test func `has two wrong answers and a right one of each chapter, and a hostile program of each kind`() {
        print(Sample.current.sentence)
        for name in [Sample.current.name, "", "another"] {
            let sample = Sample(named: name)
            for chapter in catalogue {
                let answers = sample.answers.filter { $0.chapter == chapter.id }
                #expect(answers.count(where: \.isRight) == 1 && Set(answers).count == 3, "\(chapter.id)")
            }
            #expect(Set(sample.attacks.map(\.description)).count == 7)
            #expect(Set(sample.two(of: catalogue).map(\.id)).count == 2)
            #expect(sample.sentence.contains("WORKBOOK_SAMPLE=\(name) swift test"))
        }
    }

    @Test func `is the same for the same commit, and another one for the next`() {
        #expect(Sample(named: "a1").answers == Sample(named: "a1").answers)
        #expect(Sample(named: "a1").answers != Sample(named: "a2").answers)
        #expect(Sample(named: "a1").seed != Sample(named: "a2").seed)
        let drawn = Set((1...60).flatMap { Sample(named: "\($0)").answers })
        #expect(drawn.count > 600, "In time, it comes around: \(drawn.count) of \(Book.answers.count)")
    }

    private static let id = "0123456789abcdef0123456789abcdef01234567"

    @Test(
        "A commit's id is read from a repository, a worktree, packed branches, and a checkout without a branch",
        arguments: [
            [".git/HEAD": "ref: refs/heads/main\n", ".git/refs/heads/main": "\(id)\n"],
            [".git/HEAD": "ref: refs/heads/main\n", ".git/packed-refs": "# pack-refs\n\(id) refs/heads/main\n"],
            [".git/HEAD": "\(id)\n"],
            [
                ".git": "gitdir: main/worktrees/tests\n", "main/worktrees/tests/HEAD": "ref: refs/heads/x/y\n",
                "main/worktrees/tests/commondir": "../..\n", "main/refs/heads/x/y": "\(id)\n",
            ],
        ])
    func commit(_ files: [String: String]) throws {
        #expect(try commit(in: files) == Self.id)
    }

    @Test(arguments: [
        [:], [".git/HEAD": "ref: refs/heads/main\n"], [".git": "gitdir: nowhere\n"], [".git/HEAD": ""],
        [".git/HEAD": "ref: refs/heads/.invalid\n", ".git/reftable/tables.list": "a\n"],
    ])
    func `Outside of a repository there's none, and before the first commit`(_ files: [String: String]) throws {
        #expect(try commit(in: files) == nil)
    }

    private func commit(in files: [String: String]) throws -> String? {
        let folder = FileManager.default.temporaryDirectory.appending(path: "commit-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return Commit(of: folder)?.id
    }
}
