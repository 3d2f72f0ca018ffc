import CoreTerminal
import FullScreen

/// Keys, one after the other. Each comes when what the one before it has asked for is done.
struct TypedInput: AsyncSequence {
  typealias Failure = LineReaderError
  let keys: [Key]
  /// Waits until all is done. Returns whether keys have waited for that.
  let idle: @MainActor @Sendable () async -> Bool
  /// Waits for what else the key with this number waits for; the number of keys stands for their end.
  var pace: @Sendable (Int) async -> Void = { _ in }

  func makeAsyncIterator() -> Iterator { Iterator(input: self) }

  struct Iterator: AsyncIteratorProtocol {
    let input: TypedInput
    var typed = 0

    mutating func next() async throws(LineReaderError) -> [InputEvent]? {
      if await input.idle() { return [] }
      await input.pace(typed)
      guard typed < input.keys.count else { return nil }
      typed += 1
      return [.key(input.keys[typed - 1])]
    }
  }
}
