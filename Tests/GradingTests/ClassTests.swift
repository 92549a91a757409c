import Exercises
import Foundation
import Reading
import Terminal
import Testing

@testable import Grading
@testable import WorkbookKit

@Suite("Grading a class") struct ClassTests {
    private let folder: ClassFolder
    private let grades: GradeFolder

    init() throws {
        folder = try ClassFolder()
        grades = folder.grades
    }

    @Test func `Each student gets points for each passed task, in every layout of the folder`() async throws {
        try folder.put(EchoChapter.solution.utf8, in: "ada")
        try folder.put(ClassFolder.ownAnswer.utf8, in: "bob", at: "Chapters/99-Echo/Exercise.swift")
        try folder.put(EchoChapter.starter.utf8, in: "cyd")
        let report = try await folder.grade()
        #expect(report.students.map(\.student) == ["ada", "bob", "cyd"])
        #expect(report.students.map(\.points) == [3, 2, 0])
        #expect(report.students.map(\.possiblePoints) == [3, 3, 3])
        #expect(report.students.allSatisfy { $0.problems.isEmpty })
    }

    @Test func `Each file that can't be graded has a sentence, and the rest is graded`() async throws {
        let solution = EchoChapter.solution
        try folder.put(solution.utf8, in: "ada")
        try folder.put([], in: "empty")
        try folder.put(Data(repeating: UInt8(ascii: "x"), count: 10_000_000), in: "long")
        try folder.put(solution.utf8 + [0xFF], in: "bytes")
        try folder.put(solution.utf8, in: "else", at: "98-Other/Exercise.swift")
        try folder.put(solution.utf8, in: "twice")
        try folder.put(solution.utf8, in: "twice", at: "Chapters/99-Echo/Exercise.swift")
        try folder.link("link/99-Echo/Exercise.swift", to: "../../ada/99-Echo/Exercise.swift")
        try folder.link("through/99-Echo", to: "../ada/99-Echo")
        try folder.link("dangling/99-Echo/Exercise.swift", to: "nowhere")
        try folder.link("alias", to: "ada")
        try folder.put([], in: "directory", at: "99-Echo/Exercise.swift/file")
        try folder.put([], in: "file", at: "99-Echo")
        var name = Array(folder.submissions.path.utf8) + Array("/no\u{1B}text".utf8) + [0xFF, 0]
        #expect(name.withUnsafeMutableBytes { mkdir($0.baseAddress!.assumingMemoryBound(to: CChar.self), 0o700) } == 0)
        try folder.put(solution.utf8, in: "Ada")
        try Data("hello".utf8).write(to: folder.submissions.appending(path: "notes.txt"))

        let report = try await folder.grade()
        let problems = Dictionary(uniqueKeysWithValues: report.students.map { ($0.student.readableName, $0.problems) })
        let expected = [
            "empty": "empty/99-Echo/Exercise.swift is empty.", "file": "file/99-Echo isn't a folder.",
            "else": "99-Echo/Exercise.swift is missing.", "long": "long/99-Echo/Exercise.swift is longer than 1 MiB",
            "bytes": "isn't UTF-8 text", "twice": "The first one was graded", "directory": "isn't a regular file",
            "link": "is a symbolic link, and links aren't followed", "dangling": "is a symbolic link",
            "through": "has a symbolic link", "no<U+001B>text<FF>": "isn't UTF-8", "Ada": "differ only in capitals",
        ]
        for (student, words) in expected {
            #expect(problems[student]?.first?.contains(words) == true, "\(student): \(problems[student] ?? [])")
        }
        #expect(report.remarks.count == 2)
        #expect(report.remarks.first?.hasPrefix("alias is a symbolic link") == true)
        #expect(report.students.filter { $0.points == 3 }.map(\.student).sorted() == ["Ada", "ada", "twice"])
    }

    @Test("An answer with the same tokens as the solution's or another student's is named, comments and spacing aside")
    func likenesses() async throws {
        try folder.put(
            EchoChapter.solution.replacing("say(word.uppercased())", with: "/* mine */ say( word.uppercased( ) )").utf8,
            in: "copy")
        try folder.put(ClassFolder.ownAnswer.utf8, in: "ada")
        try folder.put(ClassFolder.ownAnswer.replacing("let loud", with: "// loud\n    let loud").utf8, in: "bob")
        try folder.put(ClassFolder.ownAnswer.replacing("loud", with: "big").utf8, in: "cyd")
        let students = try await folder.grade().students
        #expect(students.first { $0.student == "copy" }?.likenesses.map(\.task) == ["99.1", "99.2"])
        #expect(students.first { $0.student == "copy" }?.likenesses.allSatisfy { $0.isReference } == true)
        #expect(
            students.first { $0.student == "ada" }?.likenesses == [
                .init(task: "99.1", isReference: false, students: ["bob"])
            ])
        #expect(students.first { $0.student == "cyd" }?.likenesses == [])
    }

    @Test
    func `The table has a line per student, a column per task, and no formula for a spreadsheet to run`() async throws {
        try folder.put(EchoChapter.starter.utf8, in: "=1+1")
        try folder.put(ClassFolder.ownAnswer.utf8, in: "bob, \"the\" second")
        let table = GradeTable(of: try await folder.grade()).text
        #expect(
            table == """
                student,points,of,99.1,99.2,same as the solution,same as others,remarks\r
                '=1+1,0,3,0,0,,,\r
                "bob, ""the"" second",2,3,2,0,,,\r

                """)
    }

    @Test func `Grades never replace anything else, and the reports of an earlier class disappear`() async throws {
        try folder.put(EchoChapter.starter.utf8, in: "ada")
        #expect(grades.obstacle(replacing: false) == nil)
        _ = try await folder.grade(into: grades)
        #expect(
            try folder.gradeFiles() == ["ada", "ada/report.txt", "ada/results.json", "grades.csv", "mistakes.json"])
        #expect(grades.obstacle(replacing: false)?.contains("--replace") == true)
        #expect(grades.obstacle(replacing: true) == nil)
        try FileManager.default.removeItem(at: folder.submissions.appending(path: "ada"))
        try folder.put(EchoChapter.starter.utf8, in: "bob")
        try Data().write(to: grades.url.appending(path: "notes.txt"))
        _ = try await folder.grade(into: grades)
        #expect(
            try folder.gradeFiles() == [
                "bob", "bob/report.txt", "bob/results.json", "grades.csv", "mistakes.json", "notes.txt",
            ])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted() == ["grades", "submissions"])
        #expect(GradeFolder(at: folder.submissions).obstacle(replacing: true)?.contains("contains no grades") == true)
    }

    @Test func `An interrupted run has written what it found, and the next one goes on from there`() async throws {
        for student in ["ada", "bob", "cyd"] {
            try folder.put(ClassFolder.ownAnswer.replacing("loud", with: student).utf8, in: student)
        }
        await folder.gradeInterrupted(into: grades)
        let written = try folder.gradeFiles().filter { $0.hasSuffix("/report.txt") }
        #expect(written.count == 1)
        #expect(grades.isUnfinished && grades.obstacle(replacing: false) == nil)

        // Change the report, to show that it isn't written again.
        try Data("kept".utf8).write(to: grades.url.appending(path: written[0]))
        let resumed = try await folder.grade(into: grades)
        #expect(resumed.takenOver == 1)
        #expect(resumed.students.map(\.points) == [2, 2, 2])
        #expect(try folder.read("grades/\(written[0])") == "kept")
        #expect(!grades.isUnfinished)
        #expect(try folder.read("grades/grades.csv").components(separatedBy: ",2,3,2,0,").count == 4)
        #expect(try await folder.grade(into: grades).takenOver == 0)
    }

    @Test func `Where nothing can be compiled, each student's remarks say so`() async throws {
        try folder.put(ClassFolder.ownAnswer.utf8, in: "ada")
        let layout = try #require(BuildLayout.ofRunningProgram).moved(to: folder.url.path)
        let builder = ExerciseBuilder(in: layout)
        let report = try await ClassGrader(
            grader: Grader(builder: builder, asksTheFile: false), chapters: [EchoChapter.chapter], solutions: [:],
            seed: nil
        ).grade(try Submissions(in: folder.submissions))
        #expect(report.students[0].points == 0)
        let problem = try #require(report.students[0].problems.first)
        #expect(problem.hasPrefix("99-Echo wasn't checked. "), "\(problem)")
        #expect(GradeTable(of: report).text.contains(problem))
    }

    @Test func `A second run into the same folder ends with a sentence while the first one is writing`() async throws {
        try folder.put(ClassFolder.ownAnswer.utf8, in: "ada")
        let key = GradingRun.Key(questions: nil, chapters: [], shard: nil, version: "")
        let first = try GradingRun(key, of: ["ada"], drawing: 1, in: grades)
        let error = await #expect(throws: Obstacle.self) { try await folder.grade(into: grades) }
        #expect(error?.sentence.contains("Another `grade` is writing to") == true)
        #expect(error?.sentence.contains("--into") == true)
        withExtendedLifetime(first) {}
        #expect(grades.isUnfinished)
    }

    @Test("A file that has changed since the interruption is graded again, and so is everything with other options")
    func resumedAfterChange() async throws {
        try folder.put(ClassFolder.ownAnswer.utf8, in: "ada")
        try folder.put(ClassFolder.ownAnswer.replacing("loud", with: "big").utf8, in: "bob")
        await folder.gradeInterrupted(into: grades)
        #expect(try await folder.grade(seed: 7, into: grades).takenOver == 0)
        await folder.gradeInterrupted(into: grades)
        for student in ["ada", "bob"] { try folder.put(EchoChapter.starter.utf8, in: student) }
        let report = try await folder.grade(into: grades)
        #expect(report.takenOver == 0)
        #expect(report.students.map(\.points) == [0, 0])
    }

    @Test func `A student's folder never takes the place of a file or of another student's folder`() async throws {
        let students = ["Ada", "Grades.csv", "ada", "ada-2", "grades.csv", "mistakes.md", "report.txt", "results.json"]
        for student in students { try folder.put(EchoChapter.starter.utf8, in: student) }
        _ = try await folder.grade(into: grades)
        let files = try folder.gradeFiles()
        #expect(files.filter { $0.hasSuffix("/report.txt") }.count == students.count)
        #expect(Set(files.map { $0.lowercased() }).count == files.count)
        #expect(try folder.read("grades/grades.csv").contains("ada-2,"))
        let long = String(repeating: "x", count: 255)
        #expect(GradeFolder.folderNames(of: [long, long.uppercased()]).values.allSatisfy { $0.utf8.count <= 255 })
    }

    @Test("A prediction that was asked another way than the file answers says so, in its report and in the table")
    func otherQuestions() async throws {
        let echo = EchoChapter.chapter
        let tasks = [
            ExerciseTask(
                TaskJudge(number: 1, points: 2, scenarios: echo.tasks[0].scenarios) { _ in
                    TaskJudge.Variant(echo.tasks[0].judge, region: "// Another question", solution: "")
                }, title: "predict", kind: .predict), echo.tasks[1],
        ]
        let chapter = Chapter(
            ChapterHeading("99", "Echo", "echo", "Echo"), starter: EchoChapter.starter, tasks: tasks)
        let wrong = ClassFolder.ownAnswer.replacing("say(loud)", with: "say(word)")
        try folder.put(wrong.utf8, in: "book")
        let number = QuestionSet.number(of: "own", seed: 5)
        try folder.put("// Questions: \(number)\n\(wrong)".utf8, in: "own")
        let asked = try await folder.grade(seed: 5, chapter: chapter, into: grades)
        let said = """
            book/99-Echo/Exercise.swift answers the book's questions, but was graded with questions \
            \(QuestionSet.number(of: "book", seed: 5)).
            """
        #expect(asked.students.map(\.problems) == [[said], []])
        #expect(asked.students[0].chapters[0].tasks.map(\.remark) == [said, nil])
        let text = try folder.read("grades/book/report.txt")
        #expect(text.replacing("\n", with: " ").components(separatedBy: said).count == 3)
        let book = try await folder.grade(chapter: chapter)
        #expect(book.students.map { $0.problems.isEmpty } == [true, false])
    }

    @Test func `A single student's report is replaced by a newer one, and another folder isn't`() async throws {
        try folder.put(EchoChapter.starter.utf8, in: "ada")
        let student = try #require(try await folder.grade().students.first)
        try grades.write(only: student)
        #expect(try folder.gradeFiles() == ["report.txt", "results.json"])
        #expect(grades.obstacle(replacing: false)?.contains("--replace") == true)
        #expect(grades.obstacle(replacing: true) == nil)
        try Data().write(to: grades.url.appending(path: "notes.txt"))
        #expect(grades.obstacle(replacing: true)?.contains("contains no grades") == true)
    }

    @Test func `A missing folder of students has a sentence`() throws {
        #expect(throws: Obstacle.self) { try Submissions(in: folder.url.appending(path: "nowhere")) }
        #expect(throws: Obstacle.self) { try Submissions(in: folder.submissions) }
    }

    @Test func `Gradescope's results have a test per task, with its points`() throws {
        let chapter = EchoChapter.chapter
        let report = ChapterReport(
            chapter: chapter, exercise: "Exercise.swift", seed: 7,
            tasks: [
                TaskReport(task: chapter.tasks[0], verdict: .passed, seed: 7),
                TaskReport(task: chapter.tasks[1], verdict: .notPassed([Finding("Too early.")]), seed: 7),
            ])
        let text = GradescopeReport().json(of: [report], problems: ["One.", "Two."])
        let json = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(json["score"] as? Double == 2)
        #expect(json["output"] as? String == "One.\nTwo.")
        #expect(json["visibility"] as? String == "visible")
        let tests = try #require(json["tests"] as? [[String: Any]])
        #expect(tests.map { $0["score"] as? Double } == [2, 0])
        #expect(tests.map { $0["max_score"] as? Double } == [2, 1])
        #expect(tests.map { $0["status"] as? String } == ["passed", "failed"])
        #expect(tests.map { $0["number"] as? String } == ["99.1", "99.2"])
        #expect((tests[1]["output"] as? String)?.contains("Too early.") == true)
    }
}
