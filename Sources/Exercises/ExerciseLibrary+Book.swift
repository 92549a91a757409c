import Playing

extension ExerciseLibrary {
    /// The library of this book's exercises.
    public static let book = ExerciseLibrary(
        product: "WorkbookRuntime", fixtures: "Exercises",
        modules: [
            "Terminal", "Reading", "ReactiveCore", "Marbles", "TerminalUI", "Playing", "SocialService",
            "StarterProject", "Exercises", "Stepping", "ChapterKit",
        ],
        modulesBeneath: ["ArgumentParser", "ArgumentParserToolInfo"],
        // The texts of the service's answers.
        data: ["Sources/SocialService/Resources"])
}
