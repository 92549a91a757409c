import BookText
import Grading

/// The chapters of the workbook, in their order. Each is described here and nowhere else.
///
/// A new chapter is a folder under Chapters, a solution, a starter in `Starters`, a line in Package.swift, a
/// ``ChapterHeading``, and an entry here.
public let catalogue: [Chapter] = [
    .withoutSignals,
    .validation,
    .retainCycles,
    .accessRequest,
    .thenChaining,
    .filter,
    .search,
    .threading,
    .tweetModels,
    .avatars,
    .throttling,
    .twitterInstant,
    .signIn,
]

extension Chapter {
    /// A chapter whose tasks are held to what every pipeline task is held to.
    /// - Parameter starterText: a text of `Starters`.
    init(_ heading: ChapterHeading, starterText: String, tasks: [ExerciseTask]) {
        let number = heading.number
        self.init(
            heading, starter: starterText,
            tasks: tasks.map { $0.held(to: TaskRequirements.all["\(number).\($0.number)"], in: number) })
    }
}
