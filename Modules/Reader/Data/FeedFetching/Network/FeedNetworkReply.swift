/// One server's reply to a request.
public struct FeedNetworkReply: Hashable, Sendable {
  public let content: Content
  /// The IP address of the server; nil when the address is unknown, for example behind a proxy.
  public let server: String?

  public enum Content: Hashable, Sendable {
    /// The final response.
    case response(FeedNetworkResponse)
    /// A redirect: the request to send next.
    case redirect(FeedNetworkRequest)
    /// Nothing was sent, because other requests use the server's address (`FeedNetworkRequest.maximumPerServer`).
    case busy
  }

  public init(_ content: Content, server: String? = nil) {
    self.content = content
    self.server = server
  }
}
