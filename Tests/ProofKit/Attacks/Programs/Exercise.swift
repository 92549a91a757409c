// The exercise that contains the attacks. Its first task says each word in uppercase, which is right. A word like
// "attack:NAME:TARGET" makes an attack, and the status reports the result.

// MARK: - Task 1: Attack
@MainActor func echo(_ word: String, say: @escaping @Sendable (String) -> Void, tell: (String) -> Void) {
    let parts = word.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3, parts[0] == "attack" else { return say(word.uppercased()) }
    let families = [
        readers, writers, changers, starters, signalers, connectors, callers, spenders, deceivers,
    ]
    guard let attack = families.lazy.compactMap({ $0[parts[1]] }).first else { return tell("unknown attack") }
    errno = 0
    do throws(Obstacle) {
        try attack(parts[2])
        tell("done")
    } catch {
        tell("error \(error.number)")
    }
}

// MARK: - Task 2: Echo
func echo(_ word: String) -> String { word.uppercased() }

// MARK: - Given
struct AttackExercise: Exercise {
    let fixtures = Fixtures([{ AttackFixture(1, $0) }, { AttackFixture(2, $0) }])
}

@MainActor final class AttackFixture: Fixture {
    let task: Int
    let context: ScenarioContext

    init(_ task: Int, _ context: ScenarioContext) {
        self.task = task
        self.context = context
        print("folder", String(cString: getenv("TMPDIR")))
    }

    func perform(_ verb: BookVerb) throws(UnknownAction) {
        guard let word = verb.typedText else { throw UnknownAction() }
        let observer = context.observer
        if task == 2 { return observer.next(echo(word), in: .log) }
        echo(word, say: { observer.next($0, in: .log) }, tell: { observer.next($0, in: .status) })
    }
}

@MainActor let exercise = AttackExercise()

// MARK: - What the attacks are made of

/// The error of an attack that failed; `number` is an `errno`.
struct Obstacle: Error {
    let number: CInt
}

typealias Attack = (_ target: String) throws(Obstacle) -> Void

@discardableResult
func check<Result: BinaryInteger>(_ result: Result) throws(Obstacle) -> Result {
    guard result == -1 else { return result }
    throw Obstacle(number: errno)
}

/// Calls a function of the C library by its name, even one that Swift doesn't import.
@discardableResult
func call(_ name: String, _ arguments: Int...) throws(Obstacle) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    guard let symbol = dlsym(dlopen(nil, RTLD_NOW), name) else { throw Obstacle(number: ENOENT) }
    let all = arguments + Array(repeating: 0, count: 6 - arguments.count)
    let result = unsafeBitCast(symbol, to: Function.self)(all[0], all[1], all[2], all[3], all[4], all[5])
    // A function that returns an `int` leaves the upper half of the register undefined.
    return Int(try check(name == "mmap" ? result : Int(CInt(truncatingIfNeeded: result))))
}

/// Makes a system call by its number. Numbers from 424 on are the same on x86-64 and ARM64.
@discardableResult
func systemCall(_ number: Int, _ arguments: Int...) throws(Obstacle) -> Int {
    typealias Function = @convention(c) (Int, Int, Int, Int, Int, Int) -> Int
    let function = unsafeBitCast(dlsym(dlopen(nil, RTLD_NOW), "syscall")!, to: Function.self)
    let all = arguments + Array(repeating: 0, count: 5 - arguments.count)
    return try check(function(number, all[0], all[1], all[2], all[3], all[4]))
}

/// The address of a copy that is never freed.
func address(of text: String) -> Int { Int(bitPattern: strdup(text)) }

/// The address of zeroed memory that is never freed.
func room(_ bytes: Int) -> Int { Int(bitPattern: calloc(1, bytes)) }

func opened(_ path: String, _ flags: CInt) throws(Obstacle) -> CInt { try check(open(path, flags, 0o600)) }

func writeText(to path: String, _ flags: CInt = O_WRONLY) throws(Obstacle) {
    try check(write(try opened(path, flags), "owned", 5))
}

func inChild(_ fork: String = "fork", _ act: () -> Bool) throws(Obstacle) {
    let child = pid_t(try call(fork))
    if child == 0 { _exit(act() ? 0 : 1) }
    var status: CInt = 0
    waitpid(child, &status, 0)
    guard status == 0 else { throw Obstacle(number: EIO) }
}

func waitForTheEnd(_ patience: String) {
    while patience == "wait" {}
}
