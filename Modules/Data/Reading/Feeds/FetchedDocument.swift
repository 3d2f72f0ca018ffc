internal import Domain

/// A document that has come over the network, whatever it is. The work leaves the caller's actor.
struct FetchedDocument {
  private let document: FeedNetworkDocument
  private let bytes: [UInt8]

  /// Waits for the end of the document.
  init(_ document: FeedNetworkDocument) async throws(NetworkError) {
    self.document = document
    bytes = try await document.body.bytes()
  }

  /// The feed that the document is, or the feeds that it names.
  @concurrent
  func found() async throws(FetchProblem) -> AddressContent {
    do throws(FormatProblem) {
      let parsed = try parsed()
      return .feed(parsed.feed, document.validators(withDigest: DocumentDigest.text(of: bytes), saying: parsed), terms: document.terms)
    } catch {
      guard case .page = error else { throw error.fetchProblem }
      let feeds = await namedFeeds()
      return .page(feeds: feeds, feeds.isEmpty ? await glimpse() : nil)
    }
  }

  /// The feed that the document is, with what is wrong with the document.
  @concurrent
  func inspected() async throws(FormatProblem) -> FeedInspection {
    try parsed().inspection(address: document.address, terms: document.terms)
  }

  /// The feeds that the document names, which is a page.
  @concurrent
  func namedFeeds() async -> [FeedLink] {
    FeedDiscovery.feeds(in: bytes, contentType: document.contentType, address: document.address)
  }

  /// How it looks.
  @concurrent
  func glimpse() async -> AnswerGlimpse {
    AnswerGlimpse(status: document.status, beginning: GlimpseReader.beginning(of: bytes, contentType: document.contentType))
  }

  private func parsed() throws(FormatProblem) -> ParsedFeed {
    try FeedParser.feed(from: bytes, contentType: document.contentType, base: document.base)
  }
}
