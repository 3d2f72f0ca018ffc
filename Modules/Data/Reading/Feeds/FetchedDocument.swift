internal import Domain

/// A document that came over the network, on its way to become a feed. Parsing leaves the caller's actor.
struct FetchedDocument {
  private let document: FeedNetworkDocument

  init(_ document: FeedNetworkDocument) {
    self.document = document
  }

  /// The answer that the document is to a call.
  @concurrent
  func answer() async -> FeedAnswer.Content {
    do throws(FormatProblem) {
      let parsed = try parsed()
      return .feed(parsed.feed, validators(for: parsed))
    } catch {
      return .failed(error.fetchProblem, retryAfterSeconds: nil)
    }
  }

  /// The feed that the document is, or the feeds that it names.
  @concurrent
  func found() async throws(FetchProblem) -> AddressContent {
    do throws(FormatProblem) {
      let parsed = try parsed()
      return .feed(parsed.feed, validators(for: parsed), terms: document.terms)
    } catch {
      guard case .page = error else { throw error.fetchProblem }
      return .page(feeds: await namedFeeds())
    }
  }

  /// The feed that the document is, with what is wrong with the document.
  @concurrent
  func inspected() async throws(FormatProblem) -> FeedInspection {
    try parsed().inspection(address: document.address)
  }

  /// The feeds that the document names, which is a page.
  @concurrent
  func namedFeeds() async -> [FeedLink] {
    FeedDiscovery.feeds(in: document.bytes, contentType: document.contentType, address: document.address)
  }

  private func parsed() throws(FormatProblem) -> ParsedFeed {
    try FeedParser.feed(from: document.bytes, contentType: document.contentType, base: document.contentLocation ?? document.address)
  }

  /// A document that broke off is fetched again next time: with its validators, the server would say "not changed" and keep the rest back.
  private func validators(for parsed: ParsedFeed) -> Validators? {
    parsed.isCutOff ? nil : document.validators
  }
}
