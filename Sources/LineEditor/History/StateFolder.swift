/// Where programs keep their state between two runs: `$XDG_STATE_HOME/NAME`, else `~/.local/state/NAME` (XDG Base
/// Directory Specification 0.8).
public enum StateFolder {
    /// The path of a program's folder, which may not exist yet; nil where there is no home folder to keep state in.
    public static func path(for program: String) -> String? {
        if let state = Environment.value("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/" + program }
        return Environment.value("HOME").map { $0 + "/.local/state/" + program }
    }
}
