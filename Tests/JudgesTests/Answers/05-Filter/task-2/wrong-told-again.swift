// Says: aren't sent again
/// What the pipeline of task 1 logs, as marbles, one character a step: the last letter of the text that is logged, `-` for a step in
/// which nothing is. In the first step the form opens, and the user is asked for access. In the steps after it somebody types m, a, g,
/// then allows the access, then types i and presses the delete key three times.
let predictedLog = "----[mag]ig--"
