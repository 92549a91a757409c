import Foundation

/// A folder of submissions: a folder a student, named by the student's id, and in it one Exercise.swift a chapter.
///
///     submissions/ada/01-Validation/Exercise.swift
///     submissions/ada/05-Filter/Exercise.swift
///     submissions/bob/Chapters/01-Validation/Exercise.swift     a whole checkout, as GitHub Classroom clones it
///
/// Nothing else in there is read, and no symbolic link is followed.
public struct Submissions: Sendable {
    /// One student's submission.
    public struct Submission: Sendable {
        /// The student's id: the name of the folder.
        public let student: String
        let folder: URL
        /// What is wrong with it as a whole, a sentence each.
        public fileprivate(set) var problems: [String] = []
    }

    /// The students, in the order of their ids.
    public private(set) var submissions: [Submission] = []

    /// What stands in the folder and is no submission, a sentence each.
    public private(set) var remarks: [String] = []

    /// The folder cannot be graded at all; a sentence that says why and what to do.
    public struct Unusable: Error, Sendable, Equatable {
        /// The sentence.
        public let sentence: String
    }

    /// The submissions of a class.
    public init(in folder: URL) throws(Unusable) {
        let path = folder.relativePath
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            let reason =
                Entry(folder) == .missing ? "There is no folder \(path)." : "\(path) is no folder that you may read."
            throw Unusable(sentence: "\(reason) Give the folder that holds a folder for each student.")
        }
        for name in names.sorted() where !name.hasPrefix(".") && name != "__MACOSX" {
            let place = folder.appending(path: name)
            switch Entry(place) {
            case .folder:
                var submission = Submission(student: name, folder: place)
                if (try? FileManager.default.contentsOfDirectory(atPath: place.path)) == nil {
                    submission.problems = ["The folder \(name) may not be read by you. `chmod u+rx` on it allows that."]
                }
                submissions.append(submission)
            case .link:
                remarks.append(
                    "\(name) is a symbolic link, which is not followed. Put the student's folder itself in its place.")
            case .file:
                remarks.append("\(name) is no folder, so it is nobody's submission. It was left out.")
            case .missing:
                remarks.append("\(name) went away while it was looked at.")
            }
        }
        guard !submissions.isEmpty else {
            throw Unusable(
                sentence:
                    "\(path) holds no folder of a student. It wants STUDENT/NN-Name/Exercise.swift, with a folder for each student."
            )
        }
        noteDuplicates()
    }

    /// The submission of one student, in a folder of its own.
    public init(ofOneStudentIn folder: URL) throws(Unusable) {
        guard Entry(folder) == .folder else {
            throw Unusable(
                sentence: "There is no folder \(folder.relativePath). Give the folder that holds the chapters' folders."
            )
        }
        submissions = [Submission(student: folder.standardizedFileURL.lastPathComponent, folder: folder)]
    }

    /// Ids that a spreadsheet, or a disk that does not tell capitals apart, takes for the same.
    private mutating func noteDuplicates() {
        let same = Dictionary(grouping: submissions.indices) { index in
            submissions[index].student.trimmingCharacters(in: .whitespaces).lowercased()
                .precomposedStringWithCanonicalMapping
        }
        for indices in same.values where indices.count > 1 {
            let names = indices.map { submissions[$0].student }.joined(separator: " and ")
            for index in indices {
                submissions[index].problems.append(
                    "The ids \(names) differ only in capitals, spaces or accents' spelling. Are they the same student?")
            }
        }
    }
}

extension Submissions.Submission {
    /// What a student handed in for a chapter.
    enum Part {
        /// The file, and a remark where there was a choice.
        case file(ExerciseFile, remark: String?)
        /// Nothing that can be graded; a sentence.
        case none(String)
    }

    /// The exercise of a chapter.
    func exercise(of chapter: Chapter) -> Part {
        guard problems.isEmpty || Entry(folder) == .folder else { return .none(problems[0]) }
        let places = [[chapter.folder], ["Chapters", chapter.folder]]
        var found: [(name: String, part: Part)] = []
        for place in places {
            let name = ([student] + place + ["Exercise.swift"]).joined(separator: "/")
            if let part = part(place, called: name) { found.append((name, part)) }
        }
        guard let first = found.first else { return .none("\(chapter.folder)/Exercise.swift is missing.") }
        guard found.count > 1, case .file(let file, _) = first.part else { return first.part }
        return .file(file, remark: "There are both \(found[0].name) and \(found[1].name); the first was graded.")
    }

    /// What stands at a place; nil when nothing does.
    private func part(_ components: [String], called name: String) -> Part? {
        var place = folder
        for component in components {
            place.append(path: component)
            switch Entry(place) {
            case .folder: continue
            case .missing: return nil
            case .link:
                return .none(
                    "\(student)/\(components.joined(separator: "/")) is or leads through a symbolic link, which is not followed."
                )
            case .file: return .none("\(student)/\(components.joined(separator: "/")) is no folder.")
            }
        }
        let url = place.appending(path: "Exercise.swift")
        guard Entry(url) != .missing || !Entry.isReadable(place) else { return nil }
        do {
            return .file(ExerciseFile(path: name, text: try ExerciseFile(reading: url).text), remark: nil)
        } catch {
            // The sentence names the file by its path; here it is the student's.
            return .none(
                error.sentence.replacing(error.path, with: name).replacing(
                    " `reset` brings its first state back.", with: ""))
        }
    }
}

/// What stands at a path; a link is not followed.
private enum Entry {
    case folder, file, link, missing

    init(_ url: URL) {
        var status = stat()
        guard lstat(url.path, &status) == 0 else {
            self = .missing
            return
        }
        switch status.st_mode & S_IFMT {
        case S_IFDIR: self = .folder
        case S_IFLNK: self = .link
        default: self = .file
        }
    }

    static func isReadable(_ folder: URL) -> Bool { access(folder.path, R_OK | X_OK) == 0 }
}
