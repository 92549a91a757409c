import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("03 AccessRequest")
    struct AccessRequest {
        @Test("03 AccessRequest, task 1: a signal around a callback")
        func task1() async throws { try await expectPass("03", 1) }

        @Test("03 AccessRequest, task 2: why was it refused?")
        func task2() async throws { try await expectPass("03", 2) }

        @Test("03 AccessRequest, task 3: one request, two listeners")
        func task3() async throws { try await expectPass("03", 3) }

        @Test("03 AccessRequest, task 4: predict")
        func task4() async throws { try await expectPass("03", 4) }
    }
}

extension Mine {
    @Suite("03 AccessRequest")
    struct AccessRequest {
        @Test("03 AccessRequest, task 1: a signal around a callback")
        func task1() async throws { try await expectPassOrNotStarted("03", 1) }

        @Test("03 AccessRequest, task 2: why was it refused?")
        func task2() async throws { try await expectPassOrNotStarted("03", 2) }

        @Test("03 AccessRequest, task 3: one request, two listeners")
        func task3() async throws { try await expectPassOrNotStarted("03", 3) }

        @Test("03 AccessRequest, task 4: predict")
        func task4() async throws { try await expectPassOrNotStarted("03", 4) }
    }
}
