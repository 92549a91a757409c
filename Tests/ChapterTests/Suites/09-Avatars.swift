import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("09 Avatars")
    struct Avatars {
        @Test("09 Avatars, task 1: load the avatars")
        func task1() async throws { try await expectPass("09", 1) }

        @Test("09 Avatars, task 2: the late avatar")
        func task2() async throws { try await expectPass("09", 2) }

        @Test("09 Avatars, task 3: each picture once")
        func task3() async throws { try await expectPass("09", 3) }

        @Test("09 Avatars, task 4: predict")
        func task4() async throws { try await expectPass("09", 4) }

        @Test("09 Avatars, task 5: where the end goes")
        func task5() async throws { try await expectPass("09", 5) }

        @Test("09 Avatars, task 6: break it")
        func task6() async throws { try await expectPass("09", 6) }
    }
}

extension Mine {
    @Suite("09 Avatars")
    struct Avatars {
        @Test("09 Avatars, task 1: load the avatars")
        func task1() async throws { try await expectPassOrNotStarted("09", 1) }

        @Test("09 Avatars, task 2: the late avatar")
        func task2() async throws { try await expectPassOrNotStarted("09", 2) }

        @Test("09 Avatars, task 3: each picture once")
        func task3() async throws { try await expectPassOrNotStarted("09", 3) }

        @Test("09 Avatars, task 4: predict")
        func task4() async throws { try await expectPassOrNotStarted("09", 4) }

        @Test("09 Avatars, task 5: where the end goes")
        func task5() async throws { try await expectPassOrNotStarted("09", 5) }

        @Test("09 Avatars, task 6: break it")
        func task6() async throws { try await expectPassOrNotStarted("09", 6) }
    }
}
