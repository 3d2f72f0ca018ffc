internal import ArticleText
package import CoreDomain
internal import FeedDates
package import ReaderDomain
package import Transfer

extension ResponseMetadata {
  /// Reads the metadata of an HTTP response.
  /// - Parameter url: the URL of the request, before redirects.
  package init(_ response: HTTPResponse<some Sendable>, to url: WebURL, now: Timestamp) {
    let host = WebURL(validating: response.effectiveURL)?.host
    self.init(
      freshSeconds: CacheControl.seconds(of: response, now: now), movedTo: Self.newURL(after: response.redirects, of: url),
      host: host == url.host ? nil : host, date: response.header("Date").flatMap(FeedDate.timestamp))
  }

  /// The target of the leading permanent redirects. A permanent redirect after a temporary one does not change the feed's URL.
  private static func newURL(after redirects: [Redirect], of url: WebURL) -> WebURL? {
    let permanent = redirects.prefix { [301, 308].contains($0.status) }
    guard let target = permanent.last.flatMap({ WebURL(validating: $0.target) }), target != url else { return nil }
    return target
  }
}
