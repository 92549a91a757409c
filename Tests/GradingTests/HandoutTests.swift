import Foundation
import Testing

@testable import Grading

@Suite("Handing out")
struct HandoutTests {
    @Test("Each student gets a folder, and nothing is overwritten")
    func write() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "handout-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let handout = Handout(of: [EchoChapter.chapter], seed: 1)
        try handout.write(to: folder, for: Handout.students(in: "# class\nada\n\n bob \n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["ada", "bob"])
        #expect(
            try String(contentsOf: folder.appending(path: "ada/99-Echo/Exercise.swift"), encoding: .utf8)
                == EchoChapter.starter)
        #expect(throws: Handout.Failure.self) { try handout.write(to: folder, for: ["ada"]) }
    }

    @Test(
        "An id that isn't a folder's name, or occurs twice, is refused before anything is written",
        arguments: [["../x"], [""], ["a/b"], ["ada", "Ada"], ["a\u{7}"]])
    func ids(_ ids: [String]) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "handout-\(UUID().uuidString)")
        #expect(throws: Handout.Failure.self) {
            try Handout(of: [EchoChapter.chapter], seed: 1).write(to: folder, for: ids)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
