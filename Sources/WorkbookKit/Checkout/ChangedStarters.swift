import Foundation
import Reading

/// The exercises that both the learner and a newer version of the book have changed.
struct ChangedStarters {
    /// The paths of the exercises at which `git pull` stops; empty if git can't compare them.
    let stopping: [String]
    /// The paths of the exercises that contain both versions, with git's conflict markers between them.
    let mixed: [String]

    /// Finds these exercises in a checkout. Doesn't fetch, because a `git pull` that stopped has already fetched.
    static func find(
        of chapters: [ChapterHeading], in checkout: Checkout, by programs: any Programs
    ) async -> ChangedStarters {
        let paths = chapters.map(\.exercisePath)
        let mixed = paths.filter { path in
            let text = TextFile.text(of: checkout.root.appending(path: path))
            return ["<<<<<<< ", ">>>>>>> "].allSatisfy { text?.contains("\n\($0)") ?? false }
        }
        guard FileManager.default.fileExists(atPath: checkout.root.appending(path: ".git").path) else {
            return ChangedStarters(stopping: [], mixed: mixed)
        }
        func changed(_ arguments: String...) async -> Set<String> {
            let lines = PrintedLines()
            let run = ProgramRun("git", ["diff", "--name-only"] + arguments + ["--"] + paths, in: checkout.root)
            let ending = try? await programs.runQuietly(run) { await lines.add($0) }
            return ending == .exited(0) ? Set(await lines.all) : []
        }
        let theirs = await changed("HEAD...@{upstream}")
        let mine = theirs.isEmpty ? [] : await changed("--merge-base", "@{upstream}")
        return ChangedStarters(stopping: theirs.intersection(mine).sorted(), mixed: mixed)
    }
}
