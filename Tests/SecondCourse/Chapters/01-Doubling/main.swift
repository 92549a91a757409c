import ReactiveCore

let numbers = Subject<Int, Never>()
numbers.signal.map { number in number * 2 }.subscribe(next: { number in print(number) })
for number in 1...3 { numbers.send(number) }
