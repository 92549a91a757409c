import Grading

/// Finds answers that match another student's, or the public reference solution, token for token.
///
/// Predictions are left out, because they have only one right answer. One short answer often matches by chance; a whole
/// series of answers rarely does.
struct Likenesses {
    private struct Group {
        var isReference = false
        var students: [Int] = []
    }

    /// Who gave each answer, by task ("01.2"), then by the tokens of the answer.
    private var groups: [(task: String, byTokens: [[Substring]: Group])] = []

    init(among files: [[Int: ExerciseFile]], chapters: [Chapter], solutions: [Chapter.ID: String]) {
        for (place, chapter) in chapters.enumerated() {
            let starter = chapter.starterRegions
            let reference = solutions[chapter.id].map(TaskRegions.init(of:))
            for task in chapter.tasks where task.kind != .predict {
                var byTokens: [[Substring]: Group] = [:]
                if let tokens = reference?[task.number]?.tokens {
                    byTokens[tokens, default: Group()].isReference = true
                }
                for (student, files) in files.enumerated() {
                    guard let tokens = files[place]?.regions[task.number]?.tokens,
                        tokens != starter[task.number]?.tokens
                    else { continue }
                    byTokens[tokens, default: Group()].students.append(student)
                }
                groups.append(("\(chapter.number).\(task.number)", byTokens))
            }
        }
    }

    func note(in reports: inout [StudentReport]) {
        for (task, byTokens) in groups {
            for group in byTokens.values where group.isReference || group.students.count > 1 {
                for student in group.students {
                    let others = group.students.filter { $0 != student }.map { reports[$0].student }
                    reports[student].likenesses.append(
                        .init(task: task, isReference: group.isReference, students: others))
                }
            }
        }
    }
}
