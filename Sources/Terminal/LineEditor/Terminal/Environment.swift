enum Environment {
    static func value(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }
}

/// The folder for a program's state: `$XDG_STATE_HOME/NAME`, else `~/.local/state/NAME` (XDG Base Directory
/// Specification 0.8).
public enum StateFolder {
    /// The path of a program's folder, which may not exist yet; nil without a home folder.
    public static func path(for program: String) -> String? { path(for: program, value: Environment.value) }

    /// The path of a program's folder, with the variables of another environment.
    /// - Parameter value: returns the value of a variable; nil if it's missing.
    public static func path(for program: String, value: (String) -> String?) -> String? {
        if let state = value("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/" + program }
        return value("HOME").map { $0 + "/.local/state/" + program }
    }
}
