internal import ArticleText
internal import CoreDomain
package import Transfer

/// The next request after a redirect.
public struct RedirectRequest: Hashable, Sendable, CustomStringConvertible {
  package let request: TransferRequest

  package init(_ request: TransferRequest) {
    self.request = request
  }

  /// The host of the request, normalized by `WebURL`.
  package var host: String { WebURL(validating: request.url)?.host ?? Origin(request.url)?.host ?? request.url }

  /// The redacted URL, without header fields.
  public var description: String { URLRedaction.shown(request.url) }
}
