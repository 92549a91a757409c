import Foundation

extension Error {
    /// Why the system refused, in its own words and without a period: "No space left on device".
    ///
    ///     catch { print("The report can't be written: \(error.systemReason).") }
    ///
    /// Foundation's own description of such an error is often only its number.
    public var systemReason: String {
        let error = self as NSError
        // On Linux the cause is a POSIXError, which `as? NSError` doesn't find.
        let underlying = (error.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError } ?? error
        guard underlying.domain == NSPOSIXErrorDomain else {
            return underlying.localizedDescription.replacing(/\.$/, with: "")
        }
        return String(cString: strerror(CInt(underlying.code)))
    }
}
