import Exercises

extension SearchWorld {
    /// A world in which the app asks the user for access; a stimulus brings the answer.
    static var asking: SearchWorld {
        var world = SearchWorld()
        world.access = .ask
        return world
    }
}
