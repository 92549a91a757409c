import ReactiveCore

// The functions that a page calls. The page reserves memory for its words, writes them there as UTF-8 with a zero byte
// between words, and asks for the answer. The answer's bytes begin at `answerStart`.

private let lastAnswer = Mutex<[UInt8]>([])

@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutableRawPointer { .allocate(byteCount: Int(count), alignment: 16) }

@_expose(wasm, "answer")
@_cdecl("answer")
public func answer(_ words: UnsafeMutableRawPointer, _ count: Int32) -> Int32 {
    let bytes = UnsafeRawBufferPointer(start: words, count: Int(count))
    let texts = bytes.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
    words.deallocate()
    let answer = Array(LabRequest.answer(texts).utf8)
    lastAnswer.withLock { $0 = answer }
    return Int32(answer.count)
}

@_expose(wasm, "answerStart")
@_cdecl("answerStart")
public func answerStart() -> UnsafeRawPointer? {
    lastAnswer.withLock { $0.withUnsafeBytes { $0.baseAddress } }
}

// swift-format-ignore: AvoidRetroactiveConformances
extension Never: @retroactive CustomStringConvertible {
    public var description: String { switch self {} }
}
