/// What the person did last, to be taken back.
public protocol UndoHistory: Sendable {
  /// Remembers a deed as the last one. The earliest ones are forgotten when there are too many.
  func remember(_ entry: UndoEntry) async throws(ReadingError)

  /// The last deed; nil when there is none.
  func last() async throws(ReadingError) -> UndoEntry?

  /// Forgets a deed if it is the last one: it was taken back.
  func forget(_ entry: UndoEntry) async throws(ReadingError)
}

extension UndoHistory {
  /// Remembers a deed that was done.
  /// - Returns: why it could not be remembered; nil when it was. What was done stays done either way, so this is no error to throw.
  func errorRemembering(_ entry: UndoEntry) async -> ReadingError? {
    do throws(ReadingError) {
      try await remember(entry)
      return nil
    } catch {
      return error
    }
  }
}
