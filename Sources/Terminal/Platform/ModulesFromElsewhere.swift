/// The compiled C modules of a build folder can be used only at the path at which they were compiled. After a checkout
/// was moved, copied, or mounted elsewhere, the compiler refuses them, in `swift build` and in a check.
extension BuildLayout {
    /// The name of the file that says where, and by which Swift, the modules beside it were compiled.
    private static let noteName = "compiled-for"

    /// Removes the compiled C modules if they were compiled at another path or by another Swift. Whatever needs them
    /// compiles them again, which takes a second or two.
    ///
    /// Without a note, SwiftPM has made the folder. It was then made where this program's sources were.
    /// - Returns: whether they were removed.
    @discardableResult
    package func removeModulesFromElsewhere() -> Bool {
        let isNew = mkdir(moduleCache, 0o755) == 0
        guard let folder = resolvedPath(moduleCache) else { return false }
        let wanted = "\(folder)\n\(SwiftToolchain.identity ?? "")\n"
        func found() -> String? { SafeFile.text(of: "\(folder)/\(Self.noteName)", atMost: 1 << 14) }
        guard found() != wanted, let lock = try? FileLock(folder + "/..") else { return false }
        return withExtendedLifetime(lock) {
            // Another process may have been faster.
            let note = found()
            guard note != wanted else { return false }
            let isForeign = note != nil || !isNew && !folder.hasPrefix(Self.placeOfSources)
            if isForeign {
                // If this process is killed meanwhile, no folder with half of the modules is left.
                let outdated = folder + ".outdated"
                try? FolderContents.remove(outdated)
                guard rename(folder, outdated) == 0 else { return false }
                mkdir(folder, 0o755)
                try? FolderContents.remove(outdated)
            }
            write(wanted, toFile: "\(folder)/\(Self.noteName)")
            return isForeign
        }
    }

    /// The checkout in which this program was compiled, with a slash at its end.
    private static let placeOfSources = #filePath.split(separator: "/").dropLast(4).reduce(into: "/") {
        $0 += $1 + "/"
    }
}

private func write(_ text: String, toFile path: String) {
    guard let file = fopen(path, "we") else { return }
    defer { fclose(file) }
    fputs(text, file)
}
