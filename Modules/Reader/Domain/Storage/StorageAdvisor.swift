/// Detects when the storage format is too slow for the number of articles.
public protocol StorageAdvisor: Sendable {
  /// The number of articles, the first time that it exceeds the limit of the storage format; nil otherwise.
  /// - Parameter maximum: the limit for JSON files; a database has no limit.
  func articlesPastLimit(past maximum: Int) async throws(ReaderError) -> Int?
}
