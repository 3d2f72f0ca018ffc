/// A list of articles on a feed server.
public enum ServerStream: Hashable, Sendable {
  case all
  case unread
  case starred
  /// Only for labels that the server has named in this contact: of an unknown label, some servers list all articles.
  case label(ServerLabel)
}

/// The articles of a stream.
public struct ServerItemList: Hashable, Sendable {
  /// The articles, newest first, each once.
  public let ids: [ServerItemID]
  /// Whether these are all. Only then does absence from the list mean anything.
  public let isComplete: Bool

  public init(_ ids: [ServerItemID], isComplete: Bool = true) {
    self.ids = ids
    self.isComplete = isComplete
  }
}
