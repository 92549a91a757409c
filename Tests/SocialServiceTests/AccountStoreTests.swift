import Foundation
import TerminalTestKit
import Testing

@testable import SocialService

@Suite("The account store") struct AccountStoreTests {
    private let clock = TestClock()
    private let folder: TemporaryFolder
    private var file: URL { folder.url.appending(path: "new/access.txt") }

    init() throws { folder = try TemporaryFolder() }

    private struct Decision: Equatable, Sendable {
        let granted: Bool
        let error: AccountError?
    }

    private func request(_ store: AccountStore) -> Box<[Decision]> {
        let box = Box<[Decision]>([])
        store.requestAccess(to: .twitter) { granted, error in
            box.change { $0.append(Decision(granted: granted, error: error)) }
        }
        return box
    }

    @Test func `A granted request calls back later and gives access to the accounts`() {
        let store = AccountStore(accounts: [reader, .signedIn(as: "second")], policy: .grant, clock: clock)
        #expect(store.accounts(of: .twitter).isEmpty)
        let answers = request(store)
        #expect(answers.value.isEmpty && store.accounts(of: .twitter).isEmpty && store.decision(about: .twitter) == nil)
        clock.advance(by: .milliseconds(1))
        #expect(answers.value == [Decision(granted: true, error: nil)])
        #expect(store.accounts(of: .twitter).map(\.username) == ["reader", "second"])
    }

    @Test(
        "A request that is denied, or finds no account, fails with an error",
        arguments: [
            (AccessPolicy.deny, [reader], .permissionDenied), (.ask { $1(true) }, [], .notFound),
        ] as [(AccessPolicy, [Account], AccountError)])
    func refused(_ policy: AccessPolicy, _ accounts: [Account], _ error: AccountError) {
        let store = AccountStore(accounts: accounts, policy: policy, clock: clock)
        let answers = request(store)
        clock.advance(by: .zero)
        #expect(answers.value == [Decision(granted: false, error: error)])
        #expect(AccountError.permissionDenied.code == 7)
        #expect(store.accounts(of: .twitter).isEmpty)
    }

    @Test func `The user is asked once, and all waiting requests get the same answer`() {
        let questions = Box<[AccessQuestion]>([])
        let reply = Box<[@Sendable (Bool) -> Void]>([])
        let prompt: AccessPrompt = { question, answer in
            questions.change { $0.append(question) }
            reply.change { $0.append(answer) }
        }
        let store = AccountStore(policy: .ask(prompt), clock: clock)
        let first = request(store)
        let second = request(store)
        clock.advance(by: .seconds(1))
        #expect(questions.value.map(\.sentence) == ["Twitter Instant would like access to your Twitter accounts."])
        #expect(first.value.isEmpty && second.value.isEmpty)

        reply.value[0](true)
        reply.value[0](false) // Only the first answer counts.
        clock.advance(by: .zero)
        #expect(first.value == [Decision(granted: true, error: nil)])
        #expect(second.value == first.value)

        let third = request(store)
        clock.advance(by: .zero)
        #expect(third.value == first.value)
        #expect(questions.value.count == 1)
    }

    @Test(arguments: [true, false]) func `A decision stays in its file`(granted: Bool) throws {
        let asked = Box(0)
        func store() -> AccountStore {
            let prompt: AccessPrompt = { _, answer in
                asked.change { $0 += 1 }
                answer(granted)
            }
            return AccountStore(policy: .ask(prompt), memory: AccessMemory(file: file), clock: clock)
        }
        let expected = [Decision(granted: granted, error: granted ? nil : .permissionDenied)]

        let first = request(store())
        clock.advance(by: .zero)
        let later = store()
        #expect(later.decision(about: .twitter) == granted)
        let second = request(later)
        clock.advance(by: .zero)
        #expect(first.value == expected && second.value == expected)
        #expect(asked.value == 1)
        #expect(try String(contentsOf: file, encoding: .utf8) == "twitter \(granted ? "granted" : "denied")\n")
    }

    @Test func `A damaged file leads to another question, and a decision that can't be saved is still valid`() throws {
        try folder.write("", to: "new/access.txt")
        try Data([0xFF, 0x00, 0x0A, 0x74]).write(to: file)
        #expect(AccountStore(memory: AccessMemory(file: file), clock: clock).decision(about: .twitter) == nil)

        // A folder at the file's path can't be overwritten.
        try FileManager.default.removeItem(at: file)
        try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
        let store = AccountStore(
            policy: .ask { $1(true) }, memory: AccessMemory(file: file), clock: clock)
        let answers = request(store)
        clock.advance(by: .zero)
        #expect(answers.value == [Decision(granted: true, error: nil)])
    }

    @Test func `Granting or denying for a run doesn't change the file`() throws {
        _ = request(AccountStore(policy: .deny, memory: AccessMemory(file: file), clock: clock))
        clock.advance(by: .zero)
        #expect(!FileManager.default.fileExists(atPath: file.path))
    }
}
