internal import ArticleText
internal import Domain
package import Transfer

/// What is asked next where a redirect leads.
public struct OnwardRequest: Hashable, Sendable, CustomStringConvertible {
  package let request: TransferRequest

  /// Makes it of the request that a transfer goes on with.
  package init(_ request: TransferRequest) {
    self.request = request
  }

  /// The host that is asked, as `WebURL` has it.
  package var host: String { WebURL(validating: request.url)?.host ?? Origin(request.url)?.host ?? request.url }

  /// The address as people may see it, and nothing of what goes along.
  public var description: String { URLRedaction.shown(request.url) }
}
