import Foundation
import Reading
import Testing

@Suite struct DrillRecordTests {
    private let monday = Day(number: 20_000)
    private let question = "lane map uppercase / a-b|"

    private func record(_ answers: [(day: Int, DrillRecord.Answer)]) -> DrillRecord {
        var record = DrillRecord()
        for (day, answer) in answers { record.note(answer, to: question, options: ["delays"], on: monday + day) }
        return record
    }

    private func firstDay(of record: DrillRecord, after day: Int) -> Int? {
        (day...day + 60).first { record.due(on: monday + $0) == [question] }
    }

    @Test func `a question that was missed comes back after 1, 3, 7 and 21 days`() {
        var answers: [(day: Int, DrillRecord.Answer)] = [(0, .wrong(misconception: "delays"))]
        var days: [Int] = []
        while let day = firstDay(of: record(answers), after: answers.last?.day ?? 0) {
            days.append(day)
            answers.append((day, .right))
        }
        #expect(days == [1, 4, 11, 32])
    }

    @Test(
        arguments: [
            ([(0, .right)], 0, nil),
            ([(0, .unknown), (1, .right), (4, .rightWithADoubt)], 4, 5),
            ([(0, .unknown), (1, .right), (4, .unknown)], 4, 5),
            ([(0, .unknown), (1, .right), (4, .wrong(misconception: "delays"))], 4, 5),
            // Two sessions on one day.
            ([(0, .unknown), (1, .right), (1, .right)], 1, 4),
            ([(0, .unknown), (1, .right), (1, .unknown)], 1, 2),
        ] as [([(day: Int, DrillRecord.Answer)], Int, Int?)])
    func `a doubt or a miss sends it back to the first day, and a day moves it up only once`(
        _ answers: [(day: Int, DrillRecord.Answer)], _ today: Int, _ day: Int?
    ) {
        #expect(firstDay(of: record(answers), after: today) == day)
    }

    @Test func `five questions a day`() {
        var record = DrillRecord()
        for number in 0..<5 {
            #expect(record.left(on: monday) == 5 - number)
            record.note(.right, to: "\(number)", options: [], on: monday)
        }
        #expect(record.left(on: monday) == 0)
        #expect(record.left(on: monday + 1) == 5)
    }

    @Test func `a greeting mentions what comes back, and nothing once the day is done`() {
        var record = DrillRecord()
        for number in 0..<4 { record.note(.unknown, to: "\(number)", options: [], on: monday) }
        #expect(record.mentioned(on: monday) == 0)
        #expect(record.mentioned(on: monday + 1) == 4)
        for number in 0..<5 { record.note(.right, to: "new \(number)", options: [], on: monday + 1) }
        #expect(record.mentioned(on: monday + 1) == 0)
    }

    @Test func `a flight to the west doesn't make a second day`() {
        var record = DrillRecord()
        for number in 0..<5 { record.note(.unknown, to: "\(number)", options: [], on: monday + 1) }
        #expect(record.left(on: monday) == 0)
        #expect(record.due(on: monday).isEmpty)
        #expect(record.due(on: monday + 2).count == 5)
    }

    @Test func `after the clock was set back a year, a question waits a day and no longer`() {
        var record = record([(400, .unknown)])
        #expect(record.left(on: monday) == 5)
        record.note(.right, to: "another", options: [], on: monday)
        #expect(record.due(on: monday).isEmpty)
        #expect(record.due(on: monday + 1) == [question])
    }

    @Test func `a question is remembered for a year`() {
        var record = record([(0, .right)])
        record.note(.right, to: "another", options: [], on: monday + 365)
        #expect(record.questions[question] != nil)
        record.note(.right, to: "a third", options: [], on: monday + 366)
        #expect(record.questions[question] == nil)
    }

    @Test(arguments: [("Asia/Tokyo", "2026-11-23"), ("UTC", "2026-11-22"), ("America/Los_Angeles", "2026-11-22")])
    func `a day is the reader's own`(zone: String, day: String) throws {
        // 2026-11-22, 18:00 UTC
        let date = Date(timeIntervalSince1970: 1_795_370_400)
        #expect(Day(of: date, in: try #require(TimeZone(identifier: zone))).description == day)
    }

    @Test func `a day is read as it was written`() throws {
        for number in stride(from: -719_162, through: 2_932_896, by: 12_345) {
            let data = try JSONEncoder().encode([Day(number: number)])
            #expect(try JSONDecoder().decode([Day].self, from: data) == [Day(number: number)])
        }
    }
}
