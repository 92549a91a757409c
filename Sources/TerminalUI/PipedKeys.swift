import Dispatch
import LineEditor

/// Keystrokes from standard input where that is no terminal: a pipe or a file types into a field.
public enum PipedKeys {
    /// Types all of standard input into a field, key by key, each one event on the main actor; returns at its end.
    /// The main actor is free between the keys.
    @MainActor
    public static func type(into field: TextField) async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            DispatchQueue(label: "keys from a pipe").async {
                StandardInput.forEachKey { key in
                    DispatchQueue.main.sync { MainActor.assumeIsolated { field.press(key) } }
                }
                continuation.resume()
            }
        }
    }
}
