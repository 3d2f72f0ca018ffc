public import CoreDomain

/// Stores the user's logins in a file that only the user can read.
public protocol LoginRepository: Sendable {
  /// The stored login for the URL, which a new one would replace; nil when none is stored.
  func replaced(for url: WebURL) async throws(ReaderError) -> Login?

  /// Stores a login. It replaces another login for the URL only if `replaces` is true.
  /// - Returns: the absolute path of the file, for the feed's setting `credentials`.
  /// - Throws: `subscription(.loginKnown)` when there is another login that must not be replaced; nothing changes then.
  func store(_ login: Login, for url: WebURL, replaces: Bool) async throws(ReaderError) -> String
}
