import Foundation
import TerminalTestKit
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Handing out") struct HandoutTests {
    private let temporary: TemporaryFolder

    init() throws { temporary = try TemporaryFolder() }

    @Test("Each student gets a folder, and nothing is overwritten")
    func write() throws {
        let folder = temporary.url.appending(path: "handout")
        let handout = Handout(of: [EchoChapter.chapter], seed: 1)
        try handout.write(to: folder, for: Handout.students(in: "# class\nada\n\n bob \n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["ada", "bob"])
        #expect(try temporary.read("handout/ada/99-Echo/Exercise.swift") == EchoChapter.starter)
        #expect(throws: Obstacle.self) { try handout.write(to: folder, for: ["ada"]) }
    }

    @Test(arguments: [["../x"], [""], ["a/b"], ["ada", "Ada"], ["a\u{7}"]])
    func `An id that isn't a folder's name, or occurs twice, is refused before anything is written`(_ ids: [String]) {
        let folder = temporary.url.appending(path: "handout")
        #expect(throws: Obstacle.self) {
            try Handout(of: [EchoChapter.chapter], seed: 1).write(to: folder, for: ids)
        }
        #expect(!FileManager.default.fileExists(atPath: folder.path))
    }
}
