/// What one server says to a request.
public struct FeedNetworkReply: Hashable, Sendable {
  /// What it says.
  public let content: Content
  /// The IP address of the server; nil where that is not known, as behind a proxy.
  public let server: String?

  /// What a server can say.
  public enum Content: Hashable, Sendable {
    /// The answer that counts.
    case response(FeedNetworkResponse)
    /// Another place is to be asked.
    case redirect(FeedNetworkRequest)
  }

  /// Makes a reply.
  public init(_ content: Content, server: String? = nil) {
    self.content = content
    self.server = server
  }
}
