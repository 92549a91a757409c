import Platform

/// The program's environment variables.
enum Environment {
    /// A variable's value; nil when it is missing or empty.
    static func value(_ name: String) -> String? {
        guard let value = getenv(name) else { return nil }
        let text = String(cString: value)
        return text.isEmpty ? nil : text
    }
}
