import Foundation

/// What a child wrote until it ended.
public struct CollectedRun: Sendable {
    public fileprivate(set) var terminationStatus = TerminationStatus.exited(0)
    public fileprivate(set) var output: [UInt8] = []
    public fileprivate(set) var errors: [UInt8] = []
    /// Whether the child wrote more to one of the streams than is kept.
    public fileprivate(set) var isTruncated = false

    public var standardOutput: String { String(decoding: output, as: UTF8.self) }
    public var standardError: String { String(decoding: errors, as: UTF8.self) }
}

extension Spawn {
    /// Runs the program to its end. Canceling the task ends the program: SIGINT at first, SIGTERM and SIGKILL later.
    /// - Throws: ``SpawnError``, and `CancellationError` if the task was canceled before the start.
    public func run() async throws -> TerminationStatus { try await withChild { $0.waitUntilExit() } }

    /// Runs the program to its end, and collects what it writes to its standard output, and to its standard error
    /// unless ``errors`` says otherwise. Canceling is the same as for ``run()``.
    /// - Parameters:
    ///   - input: what the program reads.
    ///   - limit: how many bytes of each stream are kept.
    public func collect(typing input: String? = nil, atMost limit: Int = 1 << 20) async throws -> CollectedRun {
        var spawn = self
        spawn.output = .pipe
        if case .inherited = errors { spawn.errors = .pipe }
        if input != nil { spawn.input = .pipe }
        return try await spawn.withChild { child in
            var run = CollectedRun()
            child.exchange(Array((input ?? "").utf8)) { stream, bytes in
                let list = stream == STDOUT_FILENO ? \CollectedRun.output : \.errors
                let kept = bytes.prefix(limit - run[keyPath: list].count)
                run[keyPath: list] += kept
                if kept.count < bytes.count { run.isTruncated = true }
            }
            run.terminationStatus = child.waitUntilExit()
            return run
        }
    }

    /// Runs the program to its end, and passes what it writes to its standard output to `receive`, as it's written.
    /// The program waits while `receive` is behind. Canceling is as for ``run()``, and so is an error of `receive`.
    public func run(receive: ([UInt8]) async throws -> Void) async throws -> TerminationStatus {
        var spawn = self
        spawn.output = .pipe
        let (chunks, continuation) = AsyncStream.makeStream(of: [UInt8].self)
        let taken = DispatchSemaphore(value: 0)
        // Nothing more is taken after canceling, or after an error of `receive`.
        continuation.onTermination = { _ in taken.signal() }
        async let status = {
            defer { continuation.finish() }
            return try await spawn.withChild { child in
                child.exchange { _, bytes in
                    if case .enqueued = continuation.yield(Array(bytes)) { taken.wait() }
                }
                return child.waitUntilExit()
            }
        }()
        do {
            defer { continuation.finish() }
            for await chunk in chunks {
                try await receive(chunk)
                taken.signal()
            }
        }
        return try await status
    }

    /// Starts the program. `body` waits for its end, on its own thread.
    private func withChild<Result: Sendable>(
        _ body: @escaping @Sendable (ChildProcess) -> Result
    ) async throws -> Result {
        try Task.checkCancellation()
        let child = try start()
        return await withTaskCancellationHandler {
            await onOwnThread { _ in body(child) }
        } onCancel: {
            Thread.detachNewThread { child.tearDown() }
        }
    }
}
