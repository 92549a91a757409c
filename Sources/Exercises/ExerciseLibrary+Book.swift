import Playing

extension ExerciseLibrary {
    /// The library of this book's exercises.
    public static let book = ExerciseLibrary(
        product: "WorkbookRuntime", fixtures: "Exercises",
        modules: [
            "Terminal", "Supervision", "Seeding", "ReactiveCore", "Marbles", "Tracing", "TerminalUI", "Playing",
            "Stepping", "CommandOptions", "SocialService", "StarterProject", "Exercises", "ChapterKit", "LibraryName",
        ],
        modulesBeneath: ["ArgumentParser", "ArgumentParserToolInfo"],
        // The texts of the service's answers.
        data: ["Sources/SocialService/Resources"])
}
