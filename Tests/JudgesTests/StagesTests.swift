import Grading
import Judges
import ProofKit
import Reading
import Testing

@Suite("The stages of an answer, to be put in order") struct StagesTests {
    @Test func `25 tasks have them, each with two stages that don't belong`() throws {
        let names = StageProof.puzzles.map { "\($0.chapter.number).\($0.task.number)" }
        #expect(
            names == [
                "01.4", "03.4", "04.3", "05.1", "05.3", "06.1", "06.5", "07.1", "07.2", "07.3", "08.1", "08.3", "09.3",
                "09.4", "10.1", "10.2", "11.1", "11.2", "11.4", "11.5", "12.3", "12.4", "12.5", "12.6", "12.7",
            ])
        for (chapter, task, puzzle) in StageProof.puzzles {
            let name = "\(chapter.number).\(task.number)"
            #expect(puzzle.blocks.count == puzzle.answer.count + 2, "\(name)")
            #expect(Set(puzzle.blocks).count == puzzle.blocks.count, "\(name)")
            #expect(puzzle.answer != puzzle.answer.sorted(), "\(name)")
            let region = try #require(puzzle.region(inOrder: puzzle.answer))
            #expect(try Book.solution(of: chapter).text.contains(region), "\(name)")
            #expect(puzzle.exercise(inOrder: [0]) == nil && puzzle.exercise(inOrder: [puzzle.blocks.count + 1]) == nil)
        }
    }

    /// `graders prove stages` takes all chapters.
    @Test(
        "the solution's order passes, and neither the shown order nor the starter's does",
        arguments: Sample.current.some(1, of: catalogue))
    func orders(_ chapter: Chapter) async throws {
        #expect(try await StageProof.faults(in: chapter) == [])
    }

    @Test func `another order that works passes, too`() async throws {
        // Two stages that only log can change places.
        let found = try #require(StageProof.puzzles.first { $0.chapter.number == "03" && $0.task.number == 4 })
        let numbers = found.puzzle.answer
        let file = try #require(found.puzzle.exercise(inOrder: [numbers[1], numbers[0], numbers[2]]))
        #expect(await Grader().grade(found.chapter, .text(file), tasks: [4]).isPass)
    }

    @Test("have the same order each time, another one for another task, and no name that the answer doesn't have")
    func shuffled() throws {
        let solution = try Book.solution(of: try #require(catalogue.first { $0.number == "10" })).text
        let wrong = [".delay(.milliseconds(500), on: main)", ".distinct()"].map { stage in
            """
            func searchAfterAPause(_ form: SearchForm) -> any Disposable {
                let main = form.schedulers.main
                return requestAccess(to: accounts)
                    .then { texts }
                    \(stage)
                    .subscribe(
                        next: { [weak form] tweets in form?.results.show(tweets) },
                        failed: { [weak form] error in form?.log("An error occurred: \\(error)") }
                    )
            }
            """
        }
        let puzzles = ["a", "a", "b"].compactMap {
            ShuffledStages(of: 1, in: solution, id: $0, wrongAnswers: wrong, others: [])
        }
        #expect(puzzles[0].blocks == puzzles[1].blocks && puzzles[0].blocks != puzzles[2].blocks)
        #expect(Set(puzzles[0].blocks) == Set(puzzles[2].blocks))
        #expect(puzzles[0].blocks.contains(".distinct()"))
        #expect(!puzzles[0].blocks.contains { $0.hasPrefix(".delay") })
    }

    @Test
    func `are read from any layout: stages of several lines, brackets that close around them, blank lines`() throws {
        let region = """
            ending.add(
                form.tapSignal
                    .doNext { [weak form] in
                        form?.isBusy = true

                    }
                    .flatMap { text in
                        search(for: text)
                            .map(\\.count)
                    }
                    .subscribe(next: { count in
                        print(count)
                    }))
            """
        let chain = try #require(StageChain(in: region))
        #expect(chain.head == ["form.tapSignal"])
        #expect(chain.stages.count == 3, "\(chain.stages)")
        #expect(chain.stages.last == ".subscribe(next: { count in\n    print(count)\n})")
        #expect(chain.region(with: chain.stages) == region)
        #expect(StageChain(in: "let x = 1\n") == nil && StageChain(in: "") == nil)
    }
}
