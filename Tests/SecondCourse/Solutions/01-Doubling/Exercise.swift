// Chapter 01, Doubling: the file that is yours.

import CountingExercises
import ReactiveCore

// MARK: - Task 1: twice

/// Each number, twice as large.
func double(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
    numbers.map { number in number * 2 }
}

// MARK: - Task 2: even

/// The even numbers.
func evens(_ numbers: Signal<Int, Never>) -> Signal<Int, Never> {
    numbers.filter { number in number.isMultiple(of: 2) }
}

// MARK: - What the workbook reads

@MainActor
let exercise = DoublingExercise(
    double: double,
    evens: evens
)
