package import CoreData
package import ReaderDomain
internal import Syndication

/// A document of any kind that was downloaded completely. Its parsing leaves the caller's actor.
package struct FetchedDocument {
  private let document: FeedNetworkDocument
  private let bytes: [UInt8]

  /// Waits for the end of the document.
  package init(_ document: FeedNetworkDocument) async throws(NetworkError) {
    self.document = document
    bytes = try await document.body.bytes()
  }

  /// The feed in the document or, for a page, the feeds that the page links to.
  @concurrent
  package func found() async throws(FetchError) -> DiscoveryResult {
    do throws(FormatError) {
      let parsed = try parsed()
      return .feed(
        parsed.feed, document.validators(withDigest: DocumentDigest.text(of: bytes), saying: parsed), metadata: document.metadata)
    } catch {
      guard case .page = error else { throw error.fetchProblem }
      let feeds = await namedFeeds()
      return .page(feeds: feeds, feeds.isEmpty ? await excerpt() : nil)
    }
  }

  /// The feed in the document, with the document's errors.
  @concurrent
  func inspected() async throws(FormatError) -> FeedInspection {
    try parsed().inspection(url: document.url, metadata: document.metadata)
  }

  /// The feeds that the document links to; the document is a page.
  @concurrent
  func namedFeeds() async -> [FeedLink] {
    FeedDiscovery.feeds(in: bytes, contentType: document.contentType, url: document.url, isPublic: document.isPublic)
  }

  /// The beginning of the document, to show to the user.
  @concurrent
  package func excerpt() async -> ResponseExcerpt {
    ResponseExcerpt(
      status: document.status, beginning: ResponseExcerptReader.beginning(of: bytes, contentType: document.contentType),
      redirectTarget: document.redirectTarget)
  }

  private func parsed() throws(FormatError) -> ParsedFeed {
    try FeedParser.feed(from: bytes, contentType: document.contentType, base: document.base)
  }
}
