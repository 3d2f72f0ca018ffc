/// Setup steps for tests of quotes.
extension Person {
  /// Makes quotes come from a path of the server instead of the internet.
  func looksForQuotes(at path: String = "/quotes/random") async throws {
    try await runs("config", "set", "quote.url", url(path))
  }
}
