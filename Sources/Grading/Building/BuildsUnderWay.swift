/// The builds in progress, by name. Requests with the same name share one.
actor BuildsUnderWay<Result: Sendable> {
    private struct Build {
        let number: Int
        let task: Task<Result, Never>
        var waiting = 0
    }

    private var builds: [String: Build] = [:]
    private var count = 0

    /// Runs the build with this name, or waits for it if it's in progress. When all requests for a build are
    /// canceled, so is the build; a later request starts another one.
    func build(_ name: String, by building: @escaping @Sendable () async -> Result) async -> Result {
        count += 1
        var build = builds[name] ?? Build(number: count, task: Task { await building() })
        build.waiting += 1
        builds[name] = build
        let number = build.number
        let result = await withTaskCancellationHandler {
            await build.task.value
        } onCancel: {
            Task { await self.leave(name, number) }
        }
        if builds[name]?.number == number { builds[name] = nil }
        return result
    }

    func requests(for name: String) -> Int { builds[name]?.waiting ?? 0 }

    private func leave(_ name: String, _ number: Int) {
        guard var build = builds[name], build.number == number else { return }
        build.waiting -= 1
        builds[name] = build.waiting > 0 ? build : nil
        if build.waiting == 0 { build.task.cancel() }
    }
}
