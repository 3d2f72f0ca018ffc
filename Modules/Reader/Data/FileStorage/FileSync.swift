public import CoreData

/// Shares the files of a data directory with other devices. A store of such a file knows no more of sync.
public protocol FileSync: Sendable {
  /// Takes in what other devices changed. An error is reported after the command, and never prevents reading.
  func catchUp() async

  /// Performs a change of a file, and then records it for other devices. If recording fails, the change stays, and the next command records it.
  /// - Parameters:
  ///   - joining: by the key of a feed that the change joins into another one, the key of the feed that stays.
  ///   - removed: the keys of the items that the change removed.
  func recording<Result: Sendable>(
    _ path: String, joining: [String: String], _ change: @Sendable () async throws(DataStoreError) -> Result,
    removed: @Sendable (Result) -> Set<String>
  ) async throws(DataStoreError) -> Result
}

extension FileSync {
  /// Does the same for a change that joins no feeds.
  public func recording<Result: Sendable>(
    _ path: String, _ change: @Sendable () async throws(DataStoreError) -> Result, removed: @Sendable (Result) -> Set<String>
  ) async throws(DataStoreError) -> Result {
    try await recording(path, joining: [:], change, removed: removed)
  }
}

/// Records nothing, and takes nothing in, as a dry run does.
public struct NoSync: FileSync {
  public init() {}

  public func catchUp() {}

  public func recording<Result: Sendable>(
    _ path: String, joining: [String: String], _ change: @Sendable () async throws(DataStoreError) -> Result,
    removed: @Sendable (Result) -> Set<String>
  ) async throws(DataStoreError) -> Result {
    try await change()
  }
}
