import Grading
import Reading

extension WorkbookProgram {
    /// The program with the commands about the tasks of the first chapter.
    ///
    ///     WorkbookProgram.check(.beginning, partOf: ChapterHeading.all).main(Array(CommandLine.arguments.dropFirst()))
    public static func check(_ course: Course, partOf chapters: [ChapterHeading]) -> WorkbookProgram {
        WorkbookProgram(course, .ofFirstTasks, partOf: chapters)
    }
}

extension Commands {
    /// The types of the commands that ``FirstTasks/commands`` lists, and of those that reading performs.
    package static let ofFirstTasks = Commands([
        NextCommand.self, BackCommand.self, ListCommand.self, OpenCommand.self, ReadCommand.self, RunCommand.self,
        GuessCommand.self, TourCommand.self, TaskCommand.self, EditCommand.self, CheckCommand.self, HintCommand.self,
        SolutionCommand.self, CommandHelp.self, QuitCommand.self,
    ]) { kind, _ in kind == .topics ? Command.names.sorted() : [] }
}
