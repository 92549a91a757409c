import LineEditor
import Platform

extension TerminalAttributes {
    /// Sets the terminal as it was before a child had it.
    /// - Parameter wasKilled: whether the child had no chance to leave its screen: this then returns to the ordinary
    ///   screen, and turns the cursor and plain pastes on again.
    package func restore(wasKilled: Bool) {
        if wasKilled, isatty(STDOUT_FILENO) == 1 {
            TerminalOutput.write(
                EscapeSequences.ordinaryScreen + EscapeSequences.showCursor + EscapeSequences.doNotMarkPastes
                    + EscapeSequences.resetStyle + "\r\n")
        }
        apply()
    }
}
