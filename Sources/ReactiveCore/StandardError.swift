// The module's only door to the platform.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Writes `text` to standard error at once, without Foundation, which would be the library's largest dependency.
func writeToStandardError(_ text: String) {
    Array(text.utf8).withUnsafeBytes { bytes in _ = write(STDERR_FILENO, bytes.baseAddress, bytes.count) }
}
