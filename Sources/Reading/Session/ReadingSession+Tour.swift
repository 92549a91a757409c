import Terminal

extension ReadingSession {
    /// Opens a stop of the tour, from 1; without a number, the one after the last stop shown.
    func tour(_ number: Int?) async throws {
        let tour = try Tour(of: folder.checkout)
        let progress = stores.progress.current
        let count = tour.stops.count
        let number = number ?? (progress.tour?.stop ?? 0) % max(1, count) + 1
        guard tour.stops.indices.contains(number - 1) else {
            throw Complaint.usage("The tour has no stop \(number). Its stops are 1 to \(count).")
        }
        let place = try place(of: tour.stops[number - 1])
        let back = progress.placeInBook
        stores.progress.update { $0.tour = TourRecord(stop: number, place: place, back: back) }
        if number == 1 {
            output.say(tour.introduction)
            output.blankLine()
        }
        output.say(StyledText("Stop \(number) of \(count)", style: .heading))
        output.blankLine()
        output.say(tour.stops[number - 1].words)
        output.blankLine()
        let next = number < count ? "`tour` shows the next stop, and" : "That's the last stop."
        output.say("This page: `\(line(opening: place))`. \(next) `\(line(opening: back))` goes back to the book.")
        dialog.pager?.isBelowOutput = true
        defer { dialog.pager?.isBelowOutput = false }
        try await open(course.chapters[course.chapters.index(named: place.chapter)], page: place.step)
    }

    /// - Throws: ``Complaint`` if the book has no such page.
    private func place(of stop: Tour.Stop) throws(Complaint) -> Place {
        let chapter = course.chapters[try course.chapters.index(named: stop.chapter)]
        guard let index = try lesson(of: chapter).steps.firstIndex(where: { $0.title == stop.page }) else {
            throw .failure("Chapter \(chapter.label) has no page \"\(stop.page)\", which \(Tour.path) names.")
        }
        return Place(chapter: chapter.folder, step: index + 1)
    }

    /// The line that opens a place in the book; nil is the beginning.
    private func line(opening place: Place?) -> String {
        let chapter = course.chapters.first { $0.folder == place?.chapter } ?? course.chapters[0]
        return "open \(chapter.shortNumber) \(place?.step ?? 1)"
    }
}
