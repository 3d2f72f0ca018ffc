internal import ArticleText
package import CoreDomain
internal import FeedDates
package import ReaderDomain
package import Transfer

extension ResponseMetadata {
  /// Reads the metadata of an HTTP response.
  /// - Parameter url: the URL of the request, before redirects.
  package init(_ response: HTTPResponse<some Sendable>, to url: WebURL, now: Timestamp) {
    let target = Redirect.permanentTarget(of: response.redirects).flatMap { WebURL(validating: $0) }
    let host = WebURL(validating: response.effectiveURL)?.host
    self.init(
      freshSeconds: CacheControl.seconds(of: response, now: now), movedTo: target == url ? nil : target,
      host: host == url.host ? nil : host, date: response.header("Date").flatMap(FeedDateParser.httpTimestamp))
  }
}

extension Redirect {
  /// Whether the resource has moved for good (RFC 9110 section 15.4).
  var isPermanent: Bool { [301, 308].contains(status) }

  /// The target of the leading permanent redirects. A permanent redirect after a temporary one does not change the URL of a resource.
  /// - Returns: an absolute URL; nil when the URL stays as it is.
  fileprivate static func permanentTarget(of redirects: [Redirect]) -> String? { redirects.prefix(while: \.isPermanent).last?.target }
}
