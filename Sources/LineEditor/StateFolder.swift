/// Where programs keep what is theirs between two runs: `$XDG_STATE_HOME/NAME`, else `~/.local/state/NAME` (XDG Base Directory
/// Specification 0.8).
public enum StateFolder {
    /// The path of a program's folder, which need not exist; nil where there is no home: then nothing is kept.
    public static func path(for program: String) -> String? {
        if let state = Environment.value("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/" + program }
        return Environment.value("HOME").map { $0 + "/.local/state/" + program }
    }
}
