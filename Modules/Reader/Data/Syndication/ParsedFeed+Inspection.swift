package import CoreDomain
package import ReaderDomain

extension ParsedFeed {
  /// The feed with all diagnostics of its document. `url` is the URL of the document after redirects.
  package func inspection(url: WebURL? = nil, metadata: ResponseMetadata = .none) -> FeedInspection {
    let fault = fault.map { FeedDiagnostic.malformed(line: $0.line, reason: $0.reason) }
    return FeedInspection(feed: feed, findings: (fault.map { [$0] } ?? []) + repairs, url: url, metadata: metadata)
  }
}
