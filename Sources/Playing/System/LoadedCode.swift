import Foundation
import Terminal

/// Keeps an isolated player's machine code as the loader has left it: code that is rewritten could record anything.
///
/// `isolate` can't forbid mapping code, because the loader maps the libraries: it only forbids making memory
/// executable. So the player adds a second filter of system calls (seccomp), before any code of the learner runs.
public enum LoadedCode {
    /// The environment variable of a player that is isolated.
    public static let announcement = "WORKBOOK_ISOLATED"

    #if os(Linux)
    /// In an isolated player, forbids this thread and those that it starts to map code. Ends the program if that fails.
    static func seal() {
        guard getenv(announcement) != nil else { return }
        typealias Control = @convention(c) (CInt, UInt, UInt) -> CInt
        // The C library's Swift module doesn't export prctl(2), which has any number of arguments.
        let control = dlsym(dlopen(nil, RTLD_NOW), "prctl").map { unsafeBitCast($0, to: Control.self) }
        let isSealed = filter.withUnsafeBufferPointer { filter in
            withUnsafePointer(to: (UInt16(filter.count), filter.baseAddress)) { program in
                control?(setFilter, 2, UInt(bitPattern: program)) == 0
            }
        }
        if !isSealed {
            FileHandle.standardError.write(Data("isolate: New machine code can't be forbidden\n".utf8))
            _exit(125)
        }
    }

    private static let setFilter: CInt = 22

    /// mmap(2) with PROT_EXEC, which is 4, and a further filter fail with EPERM. All else is as before.
    private static let filter: [UInt64] = [
        instruction(load, number),
        instruction(skipUnlessEqual, mapping, otherwise: 2),
        instruction(load, argument(2)),
        instruction(skipUnlessAny, 4, then: 4, otherwise: 3),
        instruction(skipUnlessEqual, control, otherwise: 2),
        instruction(load, argument(0)),
        instruction(skipUnlessEqual, UInt64(setFilter), then: 1),
        instruction(answer, 0x7fff_0000),
        instruction(answer, 0x0005_0001),
    ]

    /// An instruction as the system reads it: the operation, how many instructions to skip in either case, a value.
    private static func instruction(
        _ operation: UInt64, _ value: UInt64, then yes: UInt64 = 0, otherwise no: UInt64 = 0
    ) -> UInt64 { operation | yes << 16 | no << 24 | value << 32 }

    private static let (load, answer): (UInt64, UInt64) = (0x20, 0x06)
    private static let (skipUnlessEqual, skipUnlessAny): (UInt64, UInt64) = (0x15, 0x45)

    /// Where the number of a call is, and the low half of an argument.
    private static let number: UInt64 = 0
    private static func argument(_ index: UInt64) -> UInt64 { 16 + 8 * index }

    #if arch(x86_64)
    private static let (mapping, control): (UInt64, UInt64) = (9, 157)
    #else
    private static let (mapping, control): (UInt64, UInt64) = (222, 167)
    #endif
    #else
    static func seal() {}
    #endif
}
