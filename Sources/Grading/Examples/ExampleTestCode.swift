/// The parts of a test in Swift that differ from task to task: what it imports, how it prepares the learner's code, and
/// what a marble does.
///
/// The code has the constants `time`, a `VirtualTime`, and `log`, an `EventLog` on it.
package struct ExampleTestCode: Sendable {
    /// What is tested, as Swift names it.
    let name: String
    /// The modules besides those that every test needs.
    let imports: [String]
    /// What happens before the first marble.
    let setup: String
    /// The cases of a `switch` over a marble's kind.
    let cases: String
    /// What happens after each marble.
    let after: String

    package init(name: String, imports: [String], setup: String, cases: String, after: String = "") {
        (self.name, self.imports, self.setup, self.cases, self.after) = (name, imports, setup, cases, after)
    }
}
