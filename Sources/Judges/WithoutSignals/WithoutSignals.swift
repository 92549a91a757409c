import Grading

extension Chapter {
    /// Chapter 00: the app of the whole book, with callbacks and flags.
    public static let withoutSignals = Chapter(
        number: "00",
        name: "WithoutSignals",
        product: "without-signals",
        title: "The app without signals",
        starter: PackageResources.WithoutSignals_txt,
        tasks: [
            .colorOfTheField,
            .breakInstantSearch,
            .newestAnswer,
        ]
    )
}
