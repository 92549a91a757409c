import Exercises

extension SearchWorld {
    /// A world in which the user is asked, and answers when a stimulus says so.
    static var asking: SearchWorld {
        var world = SearchWorld()
        world.access = .ask
        return world
    }
}
