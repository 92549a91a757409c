/// Whether the program shows the terminal's second screen. If so, the first one comes back however the program ends.
@MainActor
public enum AlternateScreen {
    /// Set it just after writing the escape sequence that switches the screens.
    public static var isShown = false {
        didSet { TerminalRestoration.alternateScreen(isShown) }
    }
}
