import Foundation
import Grading
import Reading
import Terminal

extension GradeFolder {
    static let pageName = "mistakes.md"
    static let mistakesName = "mistakes.json"

    private var pageURL: URL { url.appending(path: Self.pageName) }
    private var notes: URL { url.appending(path: Self.mistakesName) }

    /// Whether the comments in the file with the mistakes differ from the comments in the reports.
    public var hasNewComments: Bool {
        get throws(Obstacle) {
            guard let mistakes = mistakes(), let page = try readPage() else { return false }
            return Self.reportComments(on: mistakes, page.parts.comments).contains { work, comment in
                let text = TextFile.text(of: report(of: work))
                return text != text.map(ReportComment(comment).put)
            }
        }
    }

    /// Puts the comments into the reports of a class that has been graded.
    public func putComments() throws(Obstacle) -> MistakesWritten {
        try writing {
            let lock = try lock()
            defer { withExtendedLifetime(lock) {} }
            return try write(mistakes() ?? ClassMistakes(students: []))
        }
    }

    /// Writes the file with the mistakes, and puts its comments into the reports. Removes the file if it would have
    /// neither mistakes nor comments.
    /// - Parameter others: comments to add on mistakes that have no comment in the file.
    func write(_ mistakes: ClassMistakes, with others: MistakeComments = MistakeComments()) throws -> MistakesWritten {
        let (page, earlier, grouped) = (try readPage(), self.mistakes(), mistakes.grouped)
        let isChanged = page.map { FNV1a.hash($0.parts.rest.utf8) != earlier?.page } ?? false
        let copy = isChanged ? try copyPage() : nil
        var comments = page?.parts.comments.moved(from: earlier?.grouped, to: grouped) ?? MistakeComments()
        comments.addMissing(others)
        let written = MistakePage(of: grouped, comments: comments)
        if grouped.list.isEmpty, comments.isEmpty {
            try? FileManager.default.removeItem(at: pageURL)
        } else {
            try Data(written.text.utf8).write(to: pageURL, options: .atomic)
        }
        var noted = mistakes
        noted.page = FNV1a.hash(written.parts.rest.utf8)
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted]
        try encoder.encode(noted).write(to: notes, options: .atomic)

        let said = Self.reportComments(on: mistakes, comments)
        for (work, comment) in said { try put(ReportComment(comment), into: work) }
        return MistakesWritten(
            answers: grouped.answers, mistakes: grouped.list.count,
            studentsWithComments: said.count { !$0.comment.isEmpty }, copy: copy)
    }

    /// The wrong answers in `mistakes.json`; nil if it's missing or can't be read.
    func mistakes() -> ClassMistakes? {
        (try? Data(contentsOf: notes)).flatMap { try? JSONDecoder().decode(ClassMistakes.self, from: $0) }
    }

    func comments(on mistakes: Mistakes) throws(Obstacle) -> MistakeComments {
        try readPage()?.parts.comments.moved(from: self.mistakes()?.grouped, to: mistakes) ?? MistakeComments()
    }

    var obstacleInPage: String? {
        do {
            _ = try readPage()
            guard mistakes() == nil, FileManager.default.fileExists(atPath: notes.path) else { return nil }
            return """
                The mistakes in \(url.relativePath.readableName) come from an older workbook, or mistakes.json is \
                damaged. Name another folder with --into.
                """
        } catch {
            return error.sentence
        }
    }

    private func readPage() throws(Obstacle) -> MistakePage? {
        guard (try? FileManager.default.attributesOfItem(atPath: pageURL.path)) != nil else { return nil }
        guard let text = TextFile.text(of: pageURL) else {
            throw Obstacle(
                """
                \(pageURL.relativePath.readableName) can't be read, or isn't UTF-8 text. It may contain your \
                comments, so nothing was written. Repair it, or move it away.
                """)
        }
        return MistakePage(text: text)
    }

    private func copyPage() throws -> String {
        var number = 1
        while FileManager.default.fileExists(atPath: url.appending(path: "mistakes-\(number).md").path) { number += 1 }
        let name = "mistakes-\(number).md"
        try FileManager.default.copyItem(at: pageURL, to: url.appending(path: name))
        return name
    }

    // MARK: Reports

    private func report(of work: ClassMistakes.Work) -> URL {
        url.appending(path: work.folder).appending(path: Self.reportName)
    }

    /// The comments for each student's report, in the order of the tasks; empty for students without a comment.
    private static func reportComments(on mistakes: ClassMistakes, _ comments: MistakeComments)
        -> [(work: ClassMistakes.Work, comment: [ReportComment.Remark])]
    {
        var remarks: [String: [ReportComment.Remark]] = [:]
        for mistake in mistakes.grouped.list {
            guard let text = comments[mistake.name] else { continue }
            let answer = mistake.example.answer
            let remark = ReportComment.Remark(place: answer.place, title: answer.title, text: text)
            for student in mistake.students { remarks[student, default: []].append(remark) }
        }
        return mistakes.students.map { ($0, remarks[$0.student]?.sorted { $0.place < $1.place } ?? []) }
    }

    private func put(_ comment: ReportComment, into work: ClassMistakes.Work) throws {
        let report = report(of: work)
        if let text = TextFile.text(of: report) {
            let changed = comment.put(into: text)
            if changed != text { try Data(changed.utf8).write(to: report, options: .atomic) }
        }
        let results = url.appending(path: work.folder).appending(path: Self.resultsName)
        if let json = try? Data(contentsOf: results),
            let changed = GradescopeReport().replacingOutput(
                of: json, with: (work.problems + comment.lines).joined(separator: "\n")),
            Data(changed.utf8) != json
        {
            try Data(changed.utf8).write(to: results, options: .atomic)
        }
    }
}
