import Foundation

/// The IDs of the running processes whose command line contains `words`; empty without `/proc`, as on macOS.
func processes(running words: String) -> [String] {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return all.filter { process in
        Int(process) != nil
            && (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?.contains(words) ?? false
    }
}
