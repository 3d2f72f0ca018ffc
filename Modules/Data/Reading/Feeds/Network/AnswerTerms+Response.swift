internal import Domain
internal import Transfer

extension AnswerTerms {
  /// Reads what an answer over HTTP says beside its content.
  /// - Parameter address: the address that was asked.
  init(_ response: TransferAnswer<some Sendable>, to address: WebAddress, now: Timestamp) {
    let host = FeedLinks.address(response.effectiveAddress)?.host
    self.init(
      freshSeconds: Freshness.seconds(of: response, now: now), movedTo: Self.newAddress(after: response.redirects, of: address),
      host: host == address.host ? nil : host)
  }

  /// Where the permanent redirects lead with which the way begins. What comes behind a temporary one says nothing of the feed's address.
  private static func newAddress(after redirects: [Redirect], of address: WebAddress) -> WebAddress? {
    let permanent = redirects.prefix { [301, 308].contains($0.status) }
    guard let target = permanent.last.flatMap({ FeedLinks.address($0.target) }), target != address else { return nil }
    return target
  }
}
