internal import Domain
internal import Transfer

/// What is asked next where a redirect leads.
public struct OnwardRequest: Hashable, Sendable, CustomStringConvertible {
  let request: TransferRequest

  /// Makes it of the request that a transfer goes on with.
  init(_ request: TransferRequest) {
    self.request = request
  }

  /// The host that is asked, as `WebURL` has it.
  var host: String { FeedLinks.url(request.url)?.host ?? Origin(request.url)?.host ?? request.url }

  /// The address as people may see it, and nothing of what goes along.
  public var description: String { URLRedaction.shown(request.url) }
}
