internal import Domain

extension ParsedFeed {
  /// The feed with all that is known of its document, which came from `address` in the end.
  func inspection(address: WebAddress? = nil, terms: AnswerTerms = .none) -> FeedInspection {
    let fault = fault.map { FeedFinding.malformed(line: $0.line, reason: $0.reason) }
    return FeedInspection(feed: feed, findings: (fault.map { [$0] } ?? []) + repairs, address: address, terms: terms)
  }
}
