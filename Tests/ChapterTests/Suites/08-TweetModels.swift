import Testing

// Written by `swift run graders suites`.

extension Solutions {
    @Suite("08 TweetModels")
    struct TweetModels {
        @Test("08 TweetModels, task 1: show the tweets")
        func task1() async throws { try await expectPass("08", 1) }

        @Test("08 TweetModels, task 2: an answer that holds no tweets")
        func task2() async throws { try await expectPass("08", 2) }

        @Test("08 TweetModels, task 3: most retweeted")
        func task3() async throws { try await expectPass("08", 3) }

        @Test("08 TweetModels, task 4: predict")
        func task4() async throws { try await expectPass("08", 4) }

        @Test("08 TweetModels, task 5: a total that grows")
        func task5() async throws { try await expectPass("08", 5) }
    }
}

extension Mine {
    @Suite("08 TweetModels")
    struct TweetModels {
        @Test("08 TweetModels, task 1: show the tweets")
        func task1() async throws { try await expectPassOrNotStarted("08", 1) }

        @Test("08 TweetModels, task 2: an answer that holds no tweets")
        func task2() async throws { try await expectPassOrNotStarted("08", 2) }

        @Test("08 TweetModels, task 3: most retweeted")
        func task3() async throws { try await expectPassOrNotStarted("08", 3) }

        @Test("08 TweetModels, task 4: predict")
        func task4() async throws { try await expectPassOrNotStarted("08", 4) }

        @Test("08 TweetModels, task 5: a total that grows")
        func task5() async throws { try await expectPassOrNotStarted("08", 5) }
    }
}
