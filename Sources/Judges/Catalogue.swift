import Grading

/// The chapters of the workbook, in their order. Each is described here and nowhere else.
///
/// A new chapter is a folder under Chapters, a solution, a line in Package.swift, and an entry here.
public let catalogue: [Chapter] = [
    .signIn,
    .validation,
    .retainCycles,
    .accessRequest,
    .thenChaining,
    .filter,
    .search,
    .threading,
    .tweetModels,
    .avatars,
    .throttling,
    .twitterInstant,
]
