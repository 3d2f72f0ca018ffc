/// Reads and writes lists of subscriptions as documents outside the data directory (OPML 2.0).
public protocol OutlineRepository: Sendable {
  /// Reads a list.
  /// - Throws: `document`, `importing`.
  func read(from place: FileLocation) async throws(ReaderError) -> Outline

  /// The user's list of subscriptions as an OPML text, with the saved views.
  func text() async throws(ReaderError) -> String

  /// Writes the user's list of subscriptions to a file. An existing file is replaced only when the new one is complete.
  /// - Throws: `document`.
  func write(toFile path: String) async throws(ReaderError)
}
