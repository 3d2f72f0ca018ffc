extension ArticleMark {
  /// Whether feed servers have the mark: read, starred, and the user's tags as labels. The other marks stay here.
  public var isOnServers: Bool { self == .read || self == .starred || tag != nil }
}
