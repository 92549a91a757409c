import Foundation

/// Opens the standard descriptors that the caller has closed (`workbook <&-`). Call this first in a program.
///
/// Otherwise, the first file that is opened would become standard input. Also ignores SIGXFSZ, so that a write beyond
/// the file size limit fails instead of ending the program.
package func prepareStandardDescriptors() {
    signal(SIGXFSZ, SIG_IGN)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(descriptor, F_GETFD) == -1 {
        // The system takes the lowest free number, which is this one.
        _ = open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY)
    }
}
