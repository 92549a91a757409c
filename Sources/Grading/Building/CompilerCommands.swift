import Foundation
import Terminal

/// The commands that `swiftc` would run, as a shell script. A compilation then needs neither the compiler's driver nor
/// clang, which take a third of the processor time.
///
/// The driver and clang print their commands once for the same arguments, and again for another compiler or library.
struct CompilerCommands: Sendable {
    let folder: URL

    /// The compiler's options, and the path, the time and the size of the library.
    let surroundings: String

    /// How long the driver or clang may take to print its commands. A tenth of a second is usual.
    private static let patience = Duration.seconds(20)

    /// A placeholder for linker options that aren't known yet.
    private static let placeholder = "-lworkbook-autolink"

    /// The script for these arguments, for any folder with files of the same names; nil if there's no script.
    func script(for arguments: [String], of compiler: Compiler, in place: RunFolder) async -> String? {
        guard let kept = file(for: arguments, of: compiler) else { return nil }
        if let script = try? String(contentsOf: kept, encoding: .utf8) {
            let options = try? Data(contentsOf: Self.options(keptAt: kept))
            try? options?.write(to: place.url.appendingPathComponent(Self.knownOptions), options: .atomic)
            return script.isEmpty ? nil : script
        }
        var compiler = compiler
        compiler.patience = min(compiler.patience, Self.patience)
        switch await compiler.run(compiler.name, compiler.options + arguments + ["-driver-print-jobs"], in: place) {
        case .ended(.exited(let status), let jobs):
            let script = status == 0 ? await script(of: jobs, by: compiler, in: place) : nil
            // An empty file means that there's no script for these arguments.
            if !Task.isCancelled { try? Data((script ?? "").utf8).write(to: kept, options: .atomic) }
            return script
        case .ended, .stopped, .multiplied, .canceled, .failed: return nil
        }
    }

    /// Stops using the script for these arguments, because it failed and the compiler didn't.
    func giveUp(_ arguments: [String], of compiler: Compiler) {
        if let kept = file(for: arguments, of: compiler) { try? Data().write(to: kept, options: .atomic) }
    }

    /// The file for the script; nil if the compiler isn't found. Another or an updated compiler has another file.
    private func file(for arguments: [String], of compiler: Compiler) -> URL? {
        let name = compiler.sandbox == nil ? compiler.name : SwiftToolchain.path(of: compiler.name)
        guard let path = try? Spawn.path(of: name), let changed = modificationTime(ofPath: path) else { return nil }
        let key = [path, URL(filePath: path).resolvingSymlinksInPath().path, "\(changed)", surroundings] + arguments
        return folder.appendingPathComponent(
            "commands-" + String(FNV1a.hash(key.joined(separator: "\0").utf8), radix: 16))
    }

    /// The script that runs the driver's jobs: the frontend, `swift-autolink-extract`, and the linker; nil if a job
    /// isn't understood, if there are no jobs, or if a command contains the folder's name.
    private func script(of jobs: String, by compiler: Compiler, in place: RunFolder) async -> String? {
        var commands: [String] = []
        var collecting: String?
        for job in jobs.split(separator: "\n") {
            // The driver prints full paths for files in this folder and in its temporary folder.
            let job = String(job).replacing(place.url.path, with: ".").replacing(/TemporaryDirectory\.\w+\//, with: "")
            if job.contains(/^\S*\/swift-frontend -frontend\s/) {
                commands.append(job)
            } else if job.contains(/^\S*\/swift-autolink-extract\s/) {
                collecting = job
            } else if job.contains(/^\S*\/clang\s/), let collecting,
                let linking = await linking(job, by: compiler, in: place)
            {
                commands.append(Self.script(collecting, linking))
            } else {
                return nil
            }
        }
        let script = (["set -e"] + commands).joined(separator: "\n")
        return commands.isEmpty || script.contains(place.url.lastPathComponent) ? nil : script
    }

    /// The script that links. It first tries the options of earlier programs, which name the libraries they import. If
    /// that fails, as when this program imports another library, the script collects the program's own options.
    private static func script(_ collecting: String, _ linking: (command: String, options: String)) -> String {
        let fast = linking.command.replacing("@" + linking.options, with: "@" + knownOptions)
        return """
            if [ -f \(knownOptions) ] && \(fast); then exit; fi
            \(collecting)
            \(linking.command)
            cp \(linking.options) \(newOptions)
            """
    }

    /// Files in a compilation's folder: the linker options of earlier programs, and the options of a program that
    /// needed more.
    private static let (knownOptions, newOptions) = ("known-options", "new-options")

    private static func options(keptAt script: URL) -> URL { URL(filePath: script.path + "-options") }

    func keepOptions(of arguments: [String], for compiler: Compiler, in place: RunFolder) {
        let new = place.url.appendingPathComponent(Self.newOptions)
        guard let needed = SafeFile.text(of: new.path, atMost: 1 << 16),
            let kept = file(for: arguments, of: compiler).map(Self.options)
        else { return }
        try? FileManager.default.removeItem(at: new)
        let known = (try? String(contentsOf: kept, encoding: .utf8)) ?? ""
        // Hostile code's compilation may have written the file, so only options like `-lNAME` are accepted.
        let all = Set((known + "\n" + needed).split(whereSeparator: \.isWhitespace).filter(Self.isLibrary))
        try? Data((all.sorted().joined(separator: "\n") + "\n").utf8).write(to: kept, options: .atomic)
    }

    private static func isLibrary(_ option: Substring) -> Bool { option.wholeMatch(of: /-l[\w.+-]+/) != nil }

    /// The linker command that a clang job would run; nil if it can't be determined.
    /// - Returns: the command, and the name of the options file that it reads.
    private func linking(
        _ job: String, by compiler: Compiler, in place: RunFolder
    ) async -> (command: String, options: String)? {
        guard let options = job.firstMatch(of: /@(\.\/[\w.-]+\.autolink)/)?.1,
            (try? Data(Self.placeholder.utf8).write(to: place.url.appendingPathComponent(String(options)))) != nil
        else { return nil }
        // Clang requires the object files to exist. The frontend overwrites these empty ones.
        for object in job.matches(of: /\.\/[\w.-]+\.o\b/) {
            let file = place.url.appendingPathComponent(String(object.output))
            if !FileManager.default.fileExists(atPath: file.path) { try? Data().write(to: file) }
        }
        guard case .ended(.exited(0), let answer) = await compiler.run("/bin/sh", ["-c", job + " -###"], in: place)
        else { return nil }
        let commands = answer.split(separator: "\n").filter { $0.hasPrefix(" \"") }
        guard commands.count == 1, commands[0].contains("\"\(Self.placeholder)\"") else { return nil }
        let command = String(commands[0].dropFirst()).replacing("\"\(Self.placeholder)\"", with: "@" + options)
        return (command, String(options))
    }
}
