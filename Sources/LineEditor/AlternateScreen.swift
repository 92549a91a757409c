/// Whether the program shows the terminal's second screen, so that the first one comes back however the program ends.
@MainActor
public enum AlternateScreen {
    /// Set by whoever switches the screens, just after it has done so.
    public static var isShown = false {
        didSet { TerminalRestoration.alternateScreen(isShown) }
    }
}
