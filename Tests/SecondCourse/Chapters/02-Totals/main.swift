import ReactiveCore

let numbers = Subject<Int, Never>()
numbers.signal.scan(0) { sum, number in sum + number }.subscribe(next: { sum in print(sum) })
for number in 1...3 { numbers.send(number) }
