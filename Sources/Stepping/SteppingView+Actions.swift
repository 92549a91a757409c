extension SteppingView {
    /// What the keys do beyond moving. A key whose action is missing isn't offered.
    package struct Actions {
        /// Presses a key of the script, or answers a question, at a time of the run.
        package var inject: ((TypingScript.Key, Duration) -> Void)?
        /// Gives a request one of its answers at a time of the run.
        package var answer: ((RunRequest, _ answer: Int, Duration) -> Void)?
        /// Takes back the last key or answer that was injected.
        package var undo: (() -> Void)?
        /// Saves the run as a script. Returns a sentence.
        package var saveScript: (() -> String)?
        /// Saves the run up to a moment as a picture. Returns a sentence.
        package var savePicture: ((_ moment: Int) -> String)?
        /// Ends the view.
        package var leave: () -> Void = {}

        /// No actions.
        package init() {}
    }
}
