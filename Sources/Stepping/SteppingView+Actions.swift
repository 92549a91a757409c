extension SteppingView {
    /// Actions of keys that don't move the cursor. A key whose action is nil isn't offered.
    package struct Actions {
        /// Presses a script's key, or answers a question, at a time of the run.
        package var inject: ((TypingScript.Key, Duration) -> Void)?
        /// Gives a request one of its answers at a time of the run.
        package var answer: ((RecordedRun.Request, _ answer: Int, Duration) -> Void)?
        /// Undoes the injection of the last key or answer.
        package var undo: (() -> Void)?
        /// Saves the run as a script. Returns a message for the user.
        package var saveScript: (() -> String)?
        /// Saves the run up to the moment with this index as an image. Returns a message for the user.
        package var savePicture: ((_ moment: Int) -> String)?
        package var leave: () -> Void = {}

        package init() {}
    }
}
