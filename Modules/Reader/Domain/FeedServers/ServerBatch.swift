/// The batches in which a feed server is told or asked about articles.
public enum ServerBatch {
  /// The maximum number of articles in a request. PHP reads a thousand form fields and drops the others.
  public static let maximumItems = 250

  /// The ids in batches, in their order.
  public static func batches(of ids: [ServerItemID]) -> [[ServerItemID]] {
    stride(from: 0, to: ids.count, by: maximumItems).map { Array(ids[$0...].prefix(maximumItems)) }
  }
}
