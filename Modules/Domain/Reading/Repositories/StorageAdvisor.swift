/// How large the archive has become.
public protocol StorageAdvisor: Sendable {
  /// How many articles there are, the first time that they are more than the way in which they are kept serves well; nil otherwise.
  /// - Parameter most: so many articles are served well by files; a database serves any number.
  func articlesPastLimit(past most: Int) async throws(ReadingError) -> Int?
}
