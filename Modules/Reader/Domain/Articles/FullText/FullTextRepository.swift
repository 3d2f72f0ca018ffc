public import CoreDomain

/// Fetches the pages of articles, and stores the main texts of them.
public protocol FullTextRepository: Sendable {
  /// Fetches a page, and finds its main text. Nothing is stored.
  /// - Throws: `article(.fullText)`, `cancelled`.
  func text(at request: PageRequest) async throws(ReaderError) -> FullText

  /// Stores a text beside its article. An article that was removed meanwhile stays removed.
  func store(_ text: FullText, of article: Article) async throws(ReaderError)
}

/// The request for an article's page.
public struct PageRequest: Hashable, Sendable {
  public let url: WebURL
  /// The settings of the feed that the request obeys. The user's header and login are among them only if the page and the feed have the
  /// same origin. The proxy, which hides the user's address, always is; its URL has no password.
  public let settings: FeedSettings
  /// Whether only the public internet may be asked. Only the feed's own server may be in a private network, because the user named it.
  public let isPublic: Bool

  /// `subscription` is the feed of the article; nil when it is not followed any more.
  public init(_ url: WebURL, of subscription: Subscription?) {
    self.url = url
    isPublic = url.host != subscription?.url.host
    if let subscription, WebOrigin(subscription.url) == WebOrigin(url) {
      settings = subscription.settingsToSend
    } else {
      let proxy = subscription?.settings[.proxy]
      settings = proxy.map { FeedSettings([.proxy: $0]) } ?? FeedSettings.none
    }
  }
}
