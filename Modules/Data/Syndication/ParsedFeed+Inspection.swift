package import Domain

extension ParsedFeed {
  /// The feed with all that is known of its document, which came from `url` in the end.
  package func inspection(url: WebURL? = nil, metadata: ResponseMetadata = .none) -> FeedInspection {
    let fault = fault.map { FeedDiagnostic.malformed(line: $0.line, reason: $0.reason) }
    return FeedInspection(feed: feed, findings: (fault.map { [$0] } ?? []) + repairs, url: url, metadata: metadata)
  }
}
