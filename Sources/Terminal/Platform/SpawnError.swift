/// Why a program couldn't be started. If a program starts and ends with status 127, that isn't one.
public enum SpawnError: Error, Equatable, CustomStringConvertible {
    /// There's no file with this path, or with this name in PATH.
    case notFound
    /// The file isn't a program, or this user may not run it.
    case notExecutable
    /// The working directory can't be entered.
    case noFolder(String)
    /// This process or the system has no descriptor left.
    case tooManyOpenFiles
    /// Another error, as a number of `errno`.
    case system(CInt)

    /// - Parameter folder: the working directory that the child should have.
    init(_ code: CInt, in folder: String?) {
        self =
            switch code {
            case EMFILE, ENFILE: .tooManyOpenFiles
            case _ where folder.map { access($0 + "/.", X_OK) != 0 } ?? false: .noFolder(folder ?? "")
            case ENOENT, ENOTDIR: .notFound
            case EACCES, ENOEXEC: .notExecutable
            default: .system(code)
            }
    }

    /// The reason, as a part of a sentence.
    public var description: String {
        switch self {
        case .notFound: "there's no such program"
        case .notExecutable: "it isn't an executable file"
        case .noFolder(let folder): "the folder \(folder) can't be entered"
        case .tooManyOpenFiles: "too many files are open"
        case .system(let code): String(cString: strerror(code))
        }
    }
}
