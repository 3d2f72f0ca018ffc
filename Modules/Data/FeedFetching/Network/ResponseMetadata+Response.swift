internal import ArticleText
package import Domain
package import Transfer

extension ResponseMetadata {
  /// Reads what an answer over HTTP says beside its content.
  /// - Parameter address: the address that was asked.
  package init(_ response: HTTPResponse<some Sendable>, to url: WebURL, now: Timestamp) {
    let host = WebURL(validating: response.effectiveURL)?.host
    self.init(
      freshSeconds: Freshness.seconds(of: response, now: now), movedTo: Self.newURL(after: response.redirects, of: url),
      host: host == url.host ? nil : host)
  }

  /// Where the permanent redirects lead with which the way begins. What comes behind a temporary one says nothing of the feed's address.
  private static func newURL(after redirects: [Redirect], of url: WebURL) -> WebURL? {
    let permanent = redirects.prefix { [301, 308].contains($0.status) }
    guard let target = permanent.last.flatMap({ WebURL(validating: $0.target) }), target != url else { return nil }
    return target
  }
}
