public import CoreDomain

/// Why an article has no full text.
public enum FullTextError: Error, Hashable, Sendable {
  /// The article has no page.
  case noPage(title: String)
  /// The page has no main text: it is a login page, a list of links, or empty without its scripts.
  case noText(WebURL)
  /// The page is not HTML. The text completes the sentence "it is …".
  case notHTML(WebURL, found: String)
  /// The server gave no usable response.
  case web(WebURL, WebError)
  /// The feed's name and password, which its server needs, are not available, so no request was sent.
  case credentials(WebURL, reason: String)

  /// Whether the pages of the same server need not be asked for any more: it refuses, is overloaded, or does not respond.
  var isOfTheWholeServer: Bool {
    switch self {
    case .web(_, .status(let code)): [401, 403, 429].contains(code) || code >= 500
    case .web(_, .hostNotFound), .web(_, .cannotConnect), .web(_, .proxyUnreachable), .web(_, .timedOut), .web(_, .insecure): true
    case .credentials: true
    case .noPage, .noText, .notHTML, .web: false
    }
  }
}
