import Grading

extension Chapter {
    /// Chapter 06: each valid text becomes a request.
    public static let search = Chapter(
        number: "06",
        name: "Search",
        product: "search",
        title: "A search for each text",
        starterText: searchStarter,
        tasks: [
            .searchAsYouType,
            .requestAsSignal,
            .predictTheAnswers,
            .switchOnTheError,
            .searchForGood,
            .breakTheSearch,
        ]
    )
}
