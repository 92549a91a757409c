import Foundation

/// Reads the diagnostics that the compiler writes for other programs: Clang's serialized format, version 2.
enum DiagnosticsFile {
    /// The errors in a file, in the compiler's order, each once; nil if the file is missing or in another format.
    static func errors(in file: URL) -> [CompilerOutput.Diagnostic]? {
        guard let data = try? Data(contentsOf: file),
            let blocks = try? BitstreamReader.blocks(of: Array(data), magic: "DIAG")
        else { return nil }
        var names: [Int: String] = [:]
        var errors: [CompilerOutput.Diagnostic] = []
        for block in blocks where block.id == Code.diagnosticBlock {
            guard let (level, error) = diagnostic(in: block, names: &names) else { continue }
            if Code.errors.contains(level), !errors.contains(error) { errors.append(error) }
        }
        return errors
    }

    private enum Code {
        static let diagnosticBlock = 9
        static let diagnostic = 2
        static let fileName = 6
        /// Error and fatal error.
        static let errors: Set<Int> = [3, 4]
    }

    private static func diagnostic(
        in block: BitstreamReader.Block, names: inout [Int: String]
    ) -> (level: Int, CompilerOutput.Diagnostic)? {
        var found: (level: Int, diagnostic: CompilerOutput.Diagnostic)?
        for item in block.items {
            switch item {
            case .block(let inner) where inner.id == Code.diagnosticBlock:
                guard let note = diagnostic(in: inner, names: &names)?.1 else { continue }
                found?.diagnostic.notes.append(note.message)
                // An error inside of a macro's expansion belongs to the line that uses the macro.
                if note.message == "expanded code originates here", !note.file.hasPrefix("macro expansion") {
                    found?.diagnostic.file = note.file
                    found?.diagnostic.line = note.line
                    found?.diagnostic.column = note.column
                }
            case .block: break
            case .record(let record) where record.code == Code.fileName:
                if let number = record.fields.first { names[number] = String(decoding: record.blob, as: UTF8.self) }
            case .record(let record) where record.code == Code.diagnostic && record.fields.count >= 4:
                let fields = record.fields
                found = (
                    fields[0],
                    CompilerOutput.Diagnostic(
                        file: names[fields[1]] ?? "", line: fields[2], column: fields[3],
                        message: String(decoding: record.blob, as: UTF8.self))
                )
            case .record: break
            }
        }
        return found.map { ($0.level, $0.diagnostic) }
    }
}
