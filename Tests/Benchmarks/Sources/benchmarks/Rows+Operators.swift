import OpenCombine
import ReactiveCore

/// A value through an operator. The maximum ratios to a loop are explained in README.md.
extension Row {
    static let operators: [Row] = [
        Row("X1 merge of two", .loop(80), ours: Ours.sending(to: 2) { s in s[0].merge(with: s[1]) }),
        .through("X2 scan", openCombine: { s, _ in s.scan(0) { $1 } }, ours: { s, _ in s.scan(0) { $1 } }),
        .through("X3 distinct", openCombine: { s, _ in s.removeDuplicates() }, ours: { s, _ in s.distinct() }),
        Row(
            "X4 withLatest", .loop(203), loop: Loops.stride(from: 2, by: 2),
            ours: Ours.sending(to: 2) { s in s[0].withLatest(from: s[1]).map { $0.0 } }),
        Row(
            "X5 sample", .loop(228), loop: Loops.stride(from: 0, by: 2),
            ours: Ours.sending(to: 2) { s in s[0].sample(on: s[1]) }),
        Row(
            "X6 pairwise", .loop(180), loop: Loops.stride(from: 1, by: 1),
            ours: Ours.sending { s in s[0].pairwise().map { $1 } }),
        .through(
            "X7 collect(count: 10)", loop: Loops.stride(from: 9, by: 10),
            openCombine: { s, _ in s.collect(10).map { $0[9] } }, ours: { s, _ in s.collect(count: 10).map { $0[9] } }),
        .through(
            "X8 take(until: never)",
            openCombine: { s, _ in s.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false)) },
            ours: { s, _ in s.take(until: Numbers.never) }),
        Row(
            "X12 throttleFirst, virtual time", .loop(102), loop: Loops.held { _ in [0] },
            ours: Ours.sending { $0[0].throttleFirst(.seconds(1), on: $0.time) }),
        Row(
            "X13 throttleLatest, virtual time", .loop(87), loop: Loops.held { n in [0, n - 1] },
            ours: Ours.sending { $0[0].throttleLatest(.seconds(1), on: $0.time) }),
        Row(
            "X14 timeout between values", .loop(347),
            ours: Ours.sending { s in
                s[0].promoteFailure(to: Oops.self).timeout(betweenValues: .seconds(1), on: s.time, failure: Oops())
                    .replaceFailure(with: -1)
            }),
        Row(
            "X15 materialize, dematerialize", .loop(81),
            ours: Ours.sending { s in s[0].materialize().dematerialize() }),
        .through(
            "X17 skip(while), take(while)",
            openCombine: { s, _ in s.drop(while: { $0 < 0 }).prefix(while: { $0 >= 0 }) },
            ours: { s, _ in s.skip(while: { $0 < 0 }).take(while: { $0 >= 0 }) }),
        Row(
            "X18 combineLatest of an array of 8", .loop(68), loop: Loops.newest(of: 8),
            ours: Ours.sending(to: 8) { s in Numbers.combineLatest(s.signals).map { $0.reduce(0, &+) } }),
        Row(
            "X19 zip of an array of 3", .loop(367),
            loop: { run in run.measure { for i in 0..<run.n / 3 { run.sink.take(9 &* i &+ 3) } } },
            ours: Ours.sending(to: 3) { s in Numbers.zip(s.signals).map { $0.reduce(0, &+) } }),
        Row("X21 race of two", .loop(86), ours: Ours.sending { s in Numbers.race(s[0], .never) }),
        .through("X22 compactMap", openCombine: { s, _ in s.compactMap { $0 } }, ours: { s, _ in s.compactMap { $0 } }),
        .through(
            "X23 doNext",
            openCombine: { s, _ in s.handleEvents(receiveOutput: { _ in }) }, ours: { s, _ in s.doNext { _ in } }),
        .through(
            "X25 collect()",
            loop: { run in run.measure { run.sink.take((0..<run.n).reduce(0) { $0 &+ opaque($1) }) } },
            openCombine: { s, _ in s.collect().map { $0.reduce(0, &+) } },
            ours: { s, _ in s.collect().map { $0.reduce(0, &+) } }),
        Row(
            "X26 skip(last: 1)", .loop(50), loop: Loops.stride(from: 0, by: 1, short: 1),
            ours: Ours.sending { s in s[0].skip(last: 1) }),
        .through(
            "X27 tryMap", openCombine: { s, _ in s.tryMap { $0 } },
            ours: { s, _ in
                s.promoteFailure(to: Oops.self).tryMap { (i: Int) throws(Oops) in i }.replaceFailure(with: -1)
            }),
        Row("X28 flatMap(.first) to just", .loop(226), ours: Ours.sending { s in s[0].flatMap(.first) { .just($0) } }),
        Row("X29 merge of 100 signals", .loop(101), ours: Ours.sending(to: 100) { s in Numbers.merge(s.signals) }),
        Row(
            "X30 take(last: 10)", .loop(63), loop: Loops.held { n in Array(n - 10..<n) },
            ours: Ours.sending { s in s[0].take(last: 10) }),
    ]
}

struct Oops: Error {}
