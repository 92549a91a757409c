import Foundation
import Grading
import Marbles
import Playing
import Terminal
import WorkbookKit

enum HostileFolders {
    static let words = [
        "hard link", "neighbor", "link", "link to a folder", "pipe", "folder", "control", "bytes", "closed", "empty",
        "large", "long name", "dash", "formula", "dots", "null",
    ]

    private static let secret = "a secret of the teacher's"

    static func faults(of input: HostileInput) async throws -> [String] {
        let top = FileManager.default.temporaryDirectory.appending(path: "g\(UInt32.random(in: 0 ... .max))")
        defer { try? FolderContents.remove(top.path) }
        let submissions = top.appending(path: "class")
        let right = try AttackRun.exercise.get()
        try put(right, in: "ada", of: submissions)
        try put(right, in: "zoe", of: submissions)
        // The teacher's file compiles, so its text would appear in the grades if it were graded.
        try put(right + "\n// \(secret)\n", in: "teacher", of: top)
        for (number, part) in input.parts.enumerated() { make(part, number: number, in: submissions, secret: top) }

        let isolation: Isolation = await AttackProof.isPossible ? .required : .off
        let grader = Grader(builder: ExerciseBuilder(isolation: isolation), asksTheFile: false)
        let grades = GradeFolder(at: top.appending(path: "grades"))
        let report = try await ClassGrader(
            grader: grader, chapters: [AttackRun.chapter(attacking: "go")], solutions: [:], seed: nil
        ).grade(try Submissions(in: submissions), into: grades)

        var faults: [String] = []
        // "go" isn't an attack but another word, so the first task logs "GO", too, and fails.
        for neighbor in ["ada", "zoe"] where report.students.first(where: { $0.student == neighbor })?.points != 1 {
            faults.append("\(neighbor) has another row.")
        }
        let names = try FileManager.default.subpathsOfDirectory(atPath: grades.url.path)
        if names.contains(where: { $0 != $0.readableName }) {
            faults.append("A folder of grades has a control character.")
        }
        for name in names {
            let text = try? String(contentsOf: grades.url.appending(path: name), encoding: .utf8)
            if text?.contains(secret) == true { faults.append("\(name) has the text of another file.") }
        }
        // Of all parts, only a hard link to a neighbor's right answer gets points.
        if !input.parts.contains(where: { $0.word == "neighbor" }),
            report.students.contains(where: { $0.points > 0 && !["ada", "zoe"].contains($0.student) })
        {
            faults.append("A file that isn't a submission has points.")
        }
        return faults
    }

    private static func put(_ text: String, in student: String, of folder: URL) throws {
        try text.writeCreatingFolders(to: folder.appending(path: "\(student)/98-Attack/Exercise.swift"))
    }

    /// Ignores errors, because file systems differ.
    private static func make(_ part: HostileInput.Part, number: Int, in folder: URL, secret top: URL) {
        let base = folder.path
        func student(_ name: [UInt8]) -> [CChar] {
            let path = (Array("\(base)/".utf8) + name).map { CChar(bitPattern: $0) }
            mkdir(path + [0], 0o700)
            let chapter = path + "/98-Attack".utf8.map { CChar(bitPattern: $0) }
            mkdir(chapter + [0], 0o700)
            return chapter + "/Exercise.swift".utf8.map { CChar(bitPattern: $0) } + [0]
        }
        func file(_ name: [UInt8]) { close(open(student(name), O_CREAT | O_RDWR, 0o600)) }
        let plain = Array("mal\(number)".utf8)
        let right = "\(base)/ada/98-Attack/Exercise.swift"
        switch part.word {
        case "hard link": link(top.appending(path: "teacher/98-Attack/Exercise.swift").path, student(plain))
        // A hard link to a neighbor's right answer, which the table notes as a copy.
        case "neighbor": link(right, student(plain))
        case "link": symlink(right, student(plain))
        case "link to a folder": symlink("\(base)/ada", "\(base)/mal\(number)")
        case "pipe": mkfifo(student(plain), 0o600)
        case "folder": mkdir(student(plain), 0o700)
        case "control": file(Array("mal\u{1b}[31m\n\(number)".utf8))
        case "bytes": file(plain + [0xFF, 0xFE])
        case "closed":
            file(plain)
            chmod("\(base)/mal\(number)", 0)
        case "large":
            file(plain)
            truncate(student(plain), off_t(part.count) * 1_000)
        case "long name": file(Array(repeating: 0x6E, count: min(max(part.count, 1), 250)))
        case "dash": file(Array("-rf\(number)".utf8))
        case "formula": file(Array("=1+\(number)".utf8))
        case "dots": file(Array("...\(number)".utf8))
        case "null":
            let path = student(plain)
            let descriptor = open(path, O_CREAT | O_RDWR, 0o600)
            write(descriptor, [UInt8](repeating: 0, count: 10), 10)
            close(descriptor)
        default: file(plain)
        }
    }
}
