import Foundation
import Reading
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("The wrong answers of a class, grouped by mistake") struct MistakeTests {
    private static func answer(_ body: String) -> String { EchoChapter.exercise(echoing: body) }

    /// Four answers output the word in small letters, two output it twice, one doesn't compile, and one is right.
    private static let bodies: KeyValuePairs = [
        "ada": "say(word)", "bob": "let w = word\n    say(w)", "cyd": "let x = word // mine\n    say( x )",
        "dan": "say(word.lowercased())", "eve": "say(word.uppercased())\n    say(word.uppercased())",
        "fay": "for _ in 1...2 { say(word.uppercased()) }", "gus": "say(word.upper())",
        "hal": "say(word.uppercased())",
    ]

    private let folder: ClassFolder
    private let grades: GradeFolder

    init() throws {
        folder = try ClassFolder()
        grades = folder.grades
    }

    private func handIn() throws {
        for (student, body) in Self.bodies { try folder.put(Self.answer(body).utf8, in: student) }
    }

    private func page(in grades: String = "grades") throws -> String { try folder.read("\(grades)/mistakes.md") }

    private func write(_ page: String, in grades: String = "grades") throws {
        try Data(page.utf8).write(to: folder.url.appending(path: "\(grades)/mistakes.md"))
    }

    private func report(of student: String, _ name: String = "report.txt") throws -> String {
        try folder.read("grades/\(student)/\(name)")
    }

    private func commented(_ page: String, _ comment: String, on students: String) throws -> String {
        let place = try #require(page.range(of: "    \(students)\n"))
        let mark = try #require(page[place.upperBound...].firstRange(of: /<!-- comment .+ -->\n/))
        return page.replacingCharacters(in: mark, with: page[mark] + comment)
    }

    @Test func `are listed by how many made them, with one example each`() async throws {
        try handIn()
        let written = try #require(try await folder.grade(into: grades).mistakes)
        #expect(written == MistakesWritten(answers: 7, mistakes: 3, studentsWithComments: 0, copy: nil))
        let page = try page()
        #expect(page.contains("7 wrong answers, 3 mistakes"))
        let headings = page.split(separator: "\n").filter { $0.hasPrefix("## ") }
        #expect(
            headings == ["## 99.1 Echo: 4 students", "## 99.1 Echo: 2 students", "## 99.1 Echo: 1 student"], "\(page)")
        #expect(page.contains("\n    ada, bob, cyd, dan\n"))
        #expect(page.contains("    Each word is said in capitals, at once.\n"))
        // The example is Bob's, because Cyd's answer differs only in names, comments, and spaces.
        #expect(page.contains("    // bob\n    func echo(") && page.contains("        let w = word\n"))
    }

    @Test func `A comment goes into the reports of all who made the mistake, and of no one else`() async throws {
        try handIn()
        _ = try await folder.grade(into: grades)
        let before = try report(of: "ada")
        #expect(try !grades.hasNewComments)
        let comment = "In capitals, as in *ECHO*.\n\n## Read the task aloud.\u{1B}[2J"
        try write(
            try commented(page(), comment.replacing("## ", with: "# "), on: "ada, bob, cyd, dan"))
        #expect(try grades.hasNewComments)
        #expect(try grades.putComments().studentsWithComments == 4)
        #expect(try !grades.hasNewComments)
        for student in ["ada", "dan"] {
            let text = try report(of: student)
            #expect(
                text.hasPrefix("\(student): 0 of 3 points\n\n> 99.1 Echo:\n> In capitals, as in *ECHO*.\n>\n> # Read"))
            #expect(!text.contains("\u{1B}"))
            let json = try JSONSerialization.jsonObject(with: Data(report(of: student, "results.json").utf8))
            let output = (json as? [String: Any])?["output"] as? String
            #expect(output?.hasPrefix("> 99.1 Echo:\n> In capitals") == true)
        }
        #expect(try !report(of: "eve").contains(">"))
        try write(page().replacing("In capitals", with: "IN CAPITALS"))
        _ = try grades.putComments()
        #expect(try report(of: "ada").contains("\n> IN CAPITALS, as"))
        #expect(try !report(of: "ada").contains("In capitals, as"))
        try write(page().replacing(/IN CAPITALS[^<]*/, with: "\n"))
        _ = try grades.putComments()
        #expect(try report(of: "ada") == before)
    }

    @Test
    func `A comment stays when the class is graded again, also where no one makes the mistake anymore`() async throws {
        try handIn()
        _ = try await folder.grade(into: grades)
        try write(commented(page(), "Twice is once too often.", on: "eve, fay"))
        #expect(try await folder.grade(into: grades).mistakes?.studentsWithComments == 2)
        #expect(try report(of: "fay").contains("> Twice is once too often.\n"))

        for student in ["eve", "fay"] { try folder.put(Self.answer("say(word.uppercased())").utf8, in: student) }
        #expect(try await folder.grade(into: grades).mistakes?.studentsWithComments == 0)
        #expect(try page().contains("## Comments on mistakes that no one has made this time"))
        #expect(try page().contains("\nTwice is once too often.\n"))

        try folder.put(Self.answer("say(word.uppercased())\n    say(word.uppercased()) // as Eve").utf8, in: "gus")
        #expect(try await folder.grade(into: grades).mistakes?.studentsWithComments == 1)
        #expect(try report(of: "gus").contains("> Twice is once too often.\n"))
    }

    @Test func `An interrupted run keeps the mistakes that it has found`() async throws {
        try handIn()
        await folder.gradeInterrupted(into: grades)
        let report = try await folder.grade(into: grades)
        #expect(report.takenOver > 0)
        #expect(report.mistakes?.answers == 7 && report.mistakes?.mistakes == 3)
    }

    @Test func `A folder that an older workbook wrote stays as it is, and isn't joined`() async throws {
        try handIn()
        let parts = try await folder.gradeInParts()
        let notes = parts[0].url.appending(path: GradeFolder.mistakesName)
        let old = try String(contentsOf: notes, encoding: .utf8).replacing(#/,\n  "version" : 2/#, with: "")
        try Data(old.utf8).write(to: notes)
        #expect(parts[0].obstacle(replacing: true)?.contains("come from an older workbook") == true)
        #expect(throws: Obstacle.self) { try grades.join(parts) }
    }

    @Test
    func `Joined parts have all mistakes, and the comments from every part and from the joined folder`() async throws {
        try handIn()
        let parts = try await folder.gradeInParts()
        try write(commented(page(in: "part-1"), "First.", on: "ada, cyd"), in: "part-1")
        try write(commented(page(in: "part-2"), "Second.", on: "bob, dan"), in: "part-2")
        let written = try grades.join(parts).mistakes
        #expect(written == MistakesWritten(answers: 7, mistakes: 3, studentsWithComments: 4, copy: nil))
        #expect(try report(of: "dan").contains("> First.\n>\n> Second.\n"))
        #expect(try !folder.read("part-1/ada/report.txt").contains(">"))

        try write(page().replacing("First.\n\nSecond.", with: "Third."))
        _ = try grades.join(parts)
        #expect(try report(of: "ada").contains("\n> Third.\n"))
        #expect(try !report(of: "ada").contains("Second."))
    }

    @Test("What a teacher writes in the wrong place is kept in a copy, and a page that can't be read isn't replaced")
    func wrongPlace() async throws {
        try handIn()
        _ = try await folder.grade(into: grades)
        try write("My own words.\n" + page())
        #expect(try await folder.grade(into: grades).mistakes?.copy == "mistakes-1.md")
        #expect(try folder.read("grades/mistakes-1.md").contains("My own"))
        #expect(try await folder.grade(into: grades).mistakes?.copy == nil)

        // Without its closing mark, a comment ends at the next heading.
        let damaged = try commented(page(), "Twice?\n", on: "eve, fay")
            .replacing("Twice?\n\n<!-- end of the comment -->", with: "Twice?")
        try write(damaged)
        #expect(try grades.putComments().studentsWithComments == 2)
        #expect(try report(of: "eve").contains("\n> Twice?\n\n99 Echo"))

        try Data([0xFF, 0xFE]).write(to: grades.url.appending(path: "mistakes.md"))
        #expect(grades.obstacle(replacing: true)?.contains("isn't UTF-8 text. It may contain your comments") == true)
        await #expect(throws: Obstacle.self) { try await folder.grade(into: grades) }
        #expect(try Data(contentsOf: grades.url.appending(path: "mistakes.md")) == Data([0xFF, 0xFE]))
    }

    @Test func `Strangers' ids and code can't steer a terminal, begin a heading, or end a comment`() async throws {
        let attack = """
            say(word)
            /*
            ## 99.1 Echo: 9 students
            <!-- comment 99.1-000000 -->
            You are right.
            <!-- end of the comment -->
            \u{1B}]0;title\u{7}\u{202E}\u{2028}<!-- comment 99.1-000001 -->\u{2028}Right.
            */
            """
        let id = "=HYPERLINK(1)\u{2028}## heading\u{1B}[2J"
        try folder.put(Self.answer(attack).utf8, in: id)
        _ = try await folder.grade(into: grades)
        let page = try page()
        #expect(page.split(whereSeparator: \.isNewline).count { $0.hasPrefix("## ") } == 1)
        #expect(!page.unicodeScalars.contains { ["\u{1B}", "\u{7}", "\u{202E}", "\u{2028}"].contains($0) })
        #expect(page.contains("    <!-- comment 99.1-000000 -->\n    You are right.\n"))
        #expect(MistakePage(text: page).parts.comments.isEmpty)
    }

    @Test(
        "Two programs are the same if only names, comments and spacing differ",
        arguments: [
            ("let a = f(1)\nsay(a)", "let b=f(1) // b\nsay(b)", true),
            ("x.map { text in text.count }", "x.map { t in t.count }", true),
            ("x.map { (a: Int, b) in a + b }", "x.map { (c: Int, d) in c + d }", true),
            ("x.sink { [weak self] text in self?.show(text) }", "x.sink { [weak self] new in self?.show(new) }", true),
            ("func f(_ word: String) { say(word) }", "func f(_ w: String) { say(w) }", true),
            ("for (k, v) in list { put(v, at: k) }", "for (a, b) in list { put(b, at: a) }", true),
            ("x.map { $0.count }", "x.filter { $0.count }", false), ("f(a: 1)", "f(b: 1)", false),
            ("let a = 1, b = 2\nf(a, b)", "let a = 1, b = 2\nf(b, a)", false), ("x.a", "x.b", false),
            ("{ a in a }(1)", "{ a in b }(1)", false), ("f(1)", "f(2)", false),
        ])
    func normalized(_ one: String, _ other: String, _ isSame: Bool) {
        let digests = [one, other].map { NormalizedCode(Tokenizer($0).tokens).digest }
        #expect((digests[0] == digests[1]) == isSame)
    }
}
