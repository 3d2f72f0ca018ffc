public import CoreDomain

/// Why a feed could not be fetched.
public enum FetchError: Error, Hashable, Sendable {
  /// The server gave no usable response.
  case web(WebError)
  /// The server says that the feed is permanently gone (410).
  case gone
  /// The response is not a feed.
  case notAFeed(found: String)
  /// The response is a damaged feed.
  case damaged(line: Int, reason: String)
  /// The feed's name and password are not available, so no request was sent.
  case credentials(reason: String)
  /// The program or the file that the feed is read from failed.
  case source(reason: String)

  /// Whether the server reports overload, which applies to all of its feeds (429 and 503).
  public var isOfTheWholeServer: Bool {
    switch self {
    case .web(.status(429)), .web(.status(503)): true
    case .web, .gone, .notAFeed, .damaged, .credentials, .source: false
    }
  }

  /// Whether the server responded with the status of an error.
  var isStatus: Bool {
    switch self {
    case .web(.status): !isSilence
    case .gone: true
    case .web, .notAFeed, .damaged, .credentials, .source: false
    }
  }

  /// Whether a server sent a whole response.
  var isAnswer: Bool { if case .damaged = self { true } else { isStatus || isNoFeed } }

  /// Whether no server responded that can be trusted. The cause may be the network of this computer, which also sends 511 in place of the server
  /// when it wants a login (RFC 6585 section 6), or has no certificate for the server.
  var isSilence: Bool {
    switch self {
    case .web(.hostNotFound), .web(.cannotConnect), .web(.timedOut), .web(.proxyUnreachable), .web(.status(511)), .web(.insecure): true
    case .web, .gone, .notAFeed, .damaged, .credentials, .source: false
    }
  }

  /// Whether the connection is not secure.
  var isUntrusted: Bool { if case .web(.insecure) = self { true } else { false } }

  /// Whether a document arrived that is no feed.
  var isNoFeed: Bool { if case .notAFeed = self { true } else { false } }

  /// Whether no request reached the network, so that the error tells nothing about it.
  var isLocal: Bool {
    switch self {
    case .web(.libraryMissing), .web(.invalidURL), .credentials, .source: true
    case .web, .gone, .notAFeed, .damaged: false
    }
  }
}
