import Foundation
import Grading

extension GradeFolder {
    /// Joins the grades of the parts of a class: one table with all students, and their reports.
    /// - Parameter parts: the folders of all parts, in any order.
    /// - Returns: the number of students, and what was written about their mistakes.
    public func join(_ parts: [GradeFolder]) throws(Obstacle) -> (students: Int, mistakes: MistakesWritten) {
        var tables: [(shard: Shard, folder: GradeFolder, table: GradeTable)] = []
        for folder in parts {
            let (shard, table) = try folder.part()
            if let twin = tables.first(where: { $0.shard == shard }) {
                throw Obstacle(
                    "\(twin.folder.name) and \(folder.name) are both part \(shard.number). Name each part once.")
            }
            tables.append((shard, folder, table))
        }
        guard let count = tables.first?.shard.count else { throw Obstacle("There are no parts to join.") }
        if let other = tables.first(where: { $0.shard.count != count }) {
            throw Obstacle(
                """
                \(other.folder.name) is a part of \(other.shard.count), and \(tables[0].folder.name) of \(count). \
                Join parts of the same class.
                """)
        }
        let missing = Set(1...count).subtracting(tables.map(\.shard.number)).sorted()
        guard missing.isEmpty else {
            let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
            throw Obstacle("These parts are missing: \(names). Name the folders of all parts.")
        }
        guard let table = GradeTable(joining: tables.map(\.table)) else {
            throw Obstacle(
                "The parts' tables have different columns. Grade all parts with the same --chapters and build.")
        }
        return try writing {
            let lock = try lock()
            defer { withExtendedLifetime(lock) {} }
            var mistakes = ClassMistakes(students: [])
            for part in tables {
                try copyReports(of: part.folder)
                mistakes.students += part.folder.mistakes()?.students ?? []
            }
            let grouped = mistakes.grouped
            var comments = MistakeComments()
            for part in tables { comments.add(try part.folder.comments(on: grouped)) }
            try write(table)
            return (table.students, try write(mistakes, with: comments))
        }
    }

    private var name: String { url.relativePath.readableName }

    private func part() throws(Obstacle) -> (Shard, GradeTable) {
        guard !isUnfinished else {
            throw Obstacle("\(name) isn't finished. Its `grade` command goes on where it stopped.")
        }
        let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
        let shards = names.compactMap(Self.shard(ofTable:))
        guard shards.count == 1,
            let text = try? String(contentsOf: url.appending(path: Self.tableName(of: shards[0])), encoding: .utf8)
        else {
            throw Obstacle(
                """
                \(name) doesn't contain the table of one part, such as grades-1-of-5.csv. \
                `grade FOLDER --shard 1/5` writes it.
                """)
        }
        guard mistakes() != nil else {
            throw Obstacle("The mistakes in \(name) come from an older workbook. Grade this part again.")
        }
        return (shards[0], GradeTable(text: text))
    }

    private func copyReports(of part: GradeFolder) throws {
        let files = FileManager.default
        for student in try files.contentsOfDirectory(atPath: part.url.path) {
            for name in [Self.reportName, Self.resultsName] {
                let report = part.url.appending(path: student).appending(path: name)
                guard let data = try? Data(contentsOf: report) else { continue }
                let place = url.appending(path: student)
                try files.createDirectory(at: place, withIntermediateDirectories: true)
                try data.write(to: place.appending(path: name), options: .atomic)
            }
        }
    }
}

/// A part of a class, to be graded on its own machine: `2/5` is the second of five parts.
///
/// It contains every fifth student, in the order of the ids. Its answers are still compared with the whole class's.
public struct Shard: Sendable, Equatable, Codable {
    /// The part's number, from 1.
    public let number: Int
    /// The number of parts.
    public let count: Int

    /// Reads `2/5`; nil for anything else, such as `6/5`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], count <= 10_000,
            1...max(1, count) ~= number, count > 0
        else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// Whether the part contains the student at an index, from 0.
    func contains(_ place: Int) -> Bool { place % count == number - 1 }
}
