/// Lists of subscriptions as documents outside the program's home (OPML 2.0).
public protocol OutlineRepository: Sendable {
  /// Reads a list.
  /// - Throws: `document`.
  func read(from place: FileLocation) async throws(ReadingError) -> Outline

  /// The person's own list as the text of a document.
  func text() async throws(ReadingError) -> String

  /// Writes the person's own list to a file; an existing one is replaced only when the new one is complete.
  /// - Throws: `document`.
  func write(toFile path: String) async throws(ReadingError)
}
