import Checks
import Grading
import Reading

extension WorkbookProgram {
    /// The program with all commands for a course.
    ///
    ///     WorkbookProgram.whole(.book).main(Array(CommandLine.arguments.dropFirst()))
    public static func whole(_ course: Course) -> WorkbookProgram { WorkbookProgram(course, .all) }
}

extension Commands {
    /// All commands of ``Command/all``.
    static let all = Commands(
        ofFirstTasks.types.filter { $0.command != .help } + [
            ExamplesCommand.self, WatchCommand.self, ReplayCommand.self, DiffCommand.self, TakeCommand.self,
            ResetCommand.self,
            DrillCommand.self, ProgressCommand.self, MarblesCommand.self, ServiceCommand.self, HandoutCommand.self,
            GradeCommand.self, JoinCommand.self, PublishCommand.self, SettingsCommand.self, DoctorCommand.self,
            HelpCommand.self,
        ]
    ) { kind, checkout in
        switch kind {
        case .topics:
            Command.names.sorted() + HelpTopics(of: checkout).names.filter { !$0.contains(" ") }.sorted()
        case .operators: OperatorCatalogue.commandNames.sorted()
        case .settings: ServiceCommand.Word.allCases.map(\.rawValue)
        case .nothing, .chapters, .chaptersAndTasks, .files: []
        }
    }
}
