public import CoreDomain

/// The response to a `FeedRequest`.
public struct FeedResponse: Hashable, Sendable {
  /// The subscription that was requested.
  public let feed: FeedID
  public let content: Content
  public let metadata: ResponseMetadata

  /// The possible responses.
  public enum Content: Hashable, Sendable {
    /// The feed, and the validators for the next request.
    case feed(Feed, Validators?)
    /// The feed has not changed (304).
    case unchanged
    /// The document arrived and is identical to the previous one. The validators for the next request may differ.
    case same(Validators)
    /// The request failed. The server may have asked to wait this number of seconds.
    case failed(FetchError, retryAfterSeconds: Int?)
    /// No request was sent. Other requests to the host named in `metadata` had this error: the host is overloaded or does not respond.
    case withheld(FetchError)
  }

  public init(feed: FeedID, content: Content, metadata: ResponseMetadata = .none) {
    self.feed = feed
    self.content = content
    self.metadata = metadata
  }
}

/// An event while feeds are fetched.
public enum FetchEvent: Hashable, Sendable {
  /// A request to the server of this subscription was sent.
  case asked(FeedID)
  /// A request has its response.
  case answered(FeedResponse)

  /// The response of an `answered` event; nil for other events.
  public var response: FeedResponse? {
    if case .answered(let response) = self { response } else { nil }
  }
}

/// The metadata of a response: how long it is fresh, where the feed moved, and which host responded.
public struct ResponseMetadata: Hashable, Sendable {
  /// The freshness lifetime in seconds, from `Cache-Control` or `Expires` (RFC 9111 section 4.2); nil when the server states none.
  public var freshSeconds: Int?
  /// The target of the leading permanent redirects (301 and 308, RFC 9110 section 15.4); nil when there were none.
  public var movedTo: WebURL?
  /// The host that responded last or should have responded; nil when it is the host of the requested URL.
  public var host: String?
  /// The validators from a "not changed" response (304); nil for any other response, whose validators accompany the document.
  public var validators: Validators?
  /// When the server sent the response, by its own clock; nil when it does not say so.
  public var date: Timestamp?

  public static let none = ResponseMetadata()

  public init(
    freshSeconds: Int? = nil, movedTo: WebURL? = nil, host: String? = nil, validators: Validators? = nil, date: Timestamp? = nil
  ) {
    self.freshSeconds = freshSeconds
    self.movedTo = movedTo
    self.host = host
    self.validators = validators
    self.date = date
  }
}

/// An excerpt of an unusable response. The body often explains the error.
public struct ResponseExcerpt: Hashable, Sendable {
  /// The status code (RFC 9110 section 15).
  public let status: Int
  /// The beginning of the body as plain text on one line, without tags and with redacted URLs. Empty when the body is not text.
  public let beginning: String
  /// The URL that sent the response, such as a login page; nil when no redirect led to it.
  public let redirectTarget: WebURL?

  public init(status: Int, beginning: String, redirectTarget: WebURL? = nil) {
    self.status = status
    self.beginning = beginning
    self.redirectTarget = redirectTarget
  }
}
