import Playing

extension ExerciseLibrary {
    /// The library of this book's exercises.
    public static let book = ExerciseLibrary(
        product: "WorkbookRuntime", fixtures: "Exercises",
        modules: [
            "Platform", "Seeding", "TextLayout", "ReactiveCore", "LineEditor", "TextStyles", "Marbles", "Tracing",
            "TerminalUI", "Playing", "Stepping", "CommandOptions", "SocialService", "StarterProject", "Exercises",
            "ChapterKit", "LibraryName",
        ],
        modulesBeneath: [
            "HeapModule", "DequeModule", "InternalCollectionsUtilities", "ContainersPreview", "ArgumentParser",
            "ArgumentParserToolInfo",
        ],
        // The texts that the service answers with.
        data: ["Sources/SocialService/Resources"])
}
