import Foundation
import Seeding
import Subprocess

/// The commands that `swiftc` would run, as a shell script, so that a compilation needs neither its driver nor clang:
/// they take a third of the processor time.
///
/// The two are asked once, and the answer is kept for as long as the library stays as it is: another toolchain builds
/// another library.
struct CompilerCommands: Sendable {
    /// The folder where the scripts are kept.
    let folder: URL

    /// What the arguments mean depends on: the compiler's options and the current library.
    let surroundings: String

    /// Stands for the options that the linker reads from a file that isn't there yet.
    private static let placeholder = "-lworkbook-autolink"

    /// The script for some arguments of the compiler, to be run in a folder with the same files; nil where the
    /// answers can't be used.
    func script(for arguments: [String], of compiler: Compiler, in place: RunFolder) async -> String? {
        let key = ([compiler.name, surroundings] + arguments).joined(separator: "\0")
        let kept = folder.appendingPathComponent("commands-" + String(FNV1a.hash(key.utf8), radix: 16))
        if let script = try? String(contentsOf: kept, encoding: .utf8) { return script.isEmpty ? nil : script }
        let script = await ask(compiler, arguments, place.url)
        if !Task.isCancelled { try? (script ?? "").write(to: kept, atomically: true, encoding: .utf8) }
        return script
    }

    private func ask(_ compiler: Compiler, _ arguments: [String], _ place: URL) async -> String? {
        let asked = compiler.options + arguments + ["-driver-print-jobs"]
        guard let jobs = await output(of: "exec \"$0\" \"$@\"", [compiler.name] + asked, in: place)?.standardOutput
        else { return nil }
        var commands: [String] = []
        for job in jobs.split(separator: "\n") {
            // Files of its own, which the driver names by their full path.
            let job = String(job).replacing(place.path, with: ".").replacing(/TemporaryDirectory\.\w+\//, with: "")
            if let file = job.firstMatch(of: /@(\.\/[\w.-]+\.autolink)/) {
                guard let command = await linking(job, String(file.1), in: place) else { return nil }
                commands.append(command)
            } else {
                commands.append(job)
            }
        }
        let script = (["set -e"] + commands).joined(separator: "\n")
        return commands.isEmpty || script.contains(place.lastPathComponent) ? nil : script
    }

    /// The linker's command in place of clang's.
    private func linking(_ job: String, _ options: String, in place: URL) async -> String? {
        guard (try? Data(Self.placeholder.utf8).write(to: place.appendingPathComponent(options))) != nil else {
            return nil
        }
        // Clang wants to see the objects, too. The frontend overwrites them.
        for object in job.matches(of: /[\w.-]+\.o\b/) {
            let file = place.appendingPathComponent(String(object.output))
            if !FileManager.default.fileExists(atPath: file.path) { try? Data().write(to: file) }
        }
        let answer = await output(of: job + " -###", [], in: place)?.standardError
        let commands = (answer ?? "").split(separator: "\n").filter { $0.hasPrefix(" \"") }
        guard commands.count == 1, commands[0].contains(Self.placeholder) else { return nil }
        return String(commands[0]).replacing("\"\(Self.placeholder)\"", with: "@" + options)
    }

    private func output(of script: String, _ arguments: [String], in place: URL) async
        -> ExecutionResult<Void, StringOutput<UTF8>, StringOutput<UTF8>>?
    {
        let result = try? await run(
            .path("/bin/sh"), arguments: Arguments(["-c", script] + arguments),
            environment: .inherit.updating(["TMPDIR": place.path]),
            workingDirectory: .init(place.path), output: .string(limit: 1 << 18), error: .string(limit: 1 << 18))
        return result?.terminationStatus.isSuccess == true ? result : nil
    }
}
