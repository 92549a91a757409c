import StarterProject

extension BreakFault {
    /// What `InstantSearch` does wrong, in the order in which it's looked for.
    static let ofInstantSearch = [
        livesOn, forgetsRefusal, oldError, deletedText, forgottenText, neverAgain, staleAnswer,
    ]

    private static let livesOn = BreakFault(
        "The app lives on: you closed it, and its callbacks still hold it and still work."
    ) { $0.right.isClosed }

    private static let forgetsRefusal = BreakFault(
        "The user said no, and the next key wiped the message: nothing says why no tweets come."
    ) { $0.right.screen.status == "no access to your accounts" }

    private static let oldError = BreakFault(
        "An error outlived its text: after a failed search, `isSearching` is never set back."
    ) { !isValidSearchText($0.text) && $0.faulty.screen.status.hasPrefix("search failed") }

    private static let deletedText = BreakFault(
        "A deleted text was searched for all the same: its timer or its search was never canceled."
    ) { !isValidSearchText($0.text) }

    private static let forgottenText = BreakFault(
        "What was typed before access was granted is never searched for: nothing remembers it."
    ) { $0.faulty.requests == 0 && $0.right.requests > 0 }

    private static let neverAgain = BreakFault(
        "The same text can't be searched for again: `lastText` doesn't know that its list is gone, or never came."
    ) { $0.faulty.requests < $0.right.requests }

    private static let staleAnswer = BreakFault(
        """
        An old answer replaced a newer one: the list isn't for the text in the field. \
        The lesson's script shows this one, too; there are six more to find.
        """
    ) { ["tweets for", "search failed"].contains(where: $0.faulty.screen.status.contains) }
}
