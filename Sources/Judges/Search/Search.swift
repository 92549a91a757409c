import Grading

extension Chapter {
    /// Chapter 06: each valid text becomes a request.
    public static let search = Chapter(
        .search,
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
