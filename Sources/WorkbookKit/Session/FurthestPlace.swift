import BookText
import Reading

extension Session {
    /// The place furthest in the book: where the reader is, was at an earlier drill, or has tried a task. It's kept, so
    /// that a reader who goes back to chapter 1 is still asked about chapter 6.
    func noteFurthestPlace() -> Place? {
        let known = drills.current.furthest
        guard let place = (triedPlaces + [progress.current.place, known].compactMap(\.self)).max(by: <) else {
            return nil
        }
        if place != known { drills.update { $0.furthest = place } }
        return place
    }

    /// The steps of the tasks that the reader has tried.
    private var triedPlaces: [Place] {
        let record = progress.current
        let tried = book.chapters.flatMap(\.taskReferences).filter {
            record[$0.key].attempts > 0 || record[$0.key].state == .passed
        }
        return tried.compactMap { task -> Place? in
            guard let steps = try? lesson(of: task.chapter).steps else { return nil }
            let index = steps.firstIndex { $0.offers.contains(.check(task: task.task.number)) }
            return Place(chapter: task.chapter.folder, step: (index ?? 0) + 1)
        }
    }
}
