public import CoreData
public import Files
public import ReaderDomain

/// The queue of episodes, in `queue.json`.
public actor JSONEpisodeQueueStore: EpisodeQueueRepository {
  private let directory: DataDirectory
  private let file: RecordFile<EpisodeQueueDocument>
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = RecordFile(Self.path(in: directory), in: directory)
  }

  /// The file, for `store verify` and `store repair`.
  public static func document(in directory: DataDirectory) -> StoredDocument {
    StoredDocument(EpisodeQueueDocument.self, at: path(in: directory), in: directory)
  }

  private static func path(in directory: DataDirectory) -> String { "\(directory.path)/queue.json" }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func queue() async throws(ReaderError) -> EpisodeQueue {
    let stored = try await ReaderError.translating { () async throws(DataStoreError) in try await file.content()?.queue }
    return Self.present(stored ?? EpisodeQueue())
  }

  /// The queue without the paths of files that have gone.
  private static func present(_ stored: EpisodeQueue) -> EpisodeQueue {
    EpisodeQueue(stored.episodes.map { QueuedEpisode($0.episode, path: $0.path.flatMap(existing), place: $0.place) })
  }

  /// The path, if a file is there. The document keeps the path of a file that has gone: its disk may come back.
  private static func existing(_ path: String) -> String? {
    path.hasPrefix("/") && (try? FileSystem.size(of: path)) ?? 0 > 0 ? path : nil
  }

  /// A separate task that is never cancelled: the place of an episode is stored also when a signal has ended its player and this program.
  @discardableResult
  public func change(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue) {
    let changed = await Task { () async -> Result<(before: EpisodeQueue, after: EpisodeQueue), ReaderError> in
      do throws(ReaderError) { return .success(try await store(change)) } catch { return .failure(error) }
    }.value
    return try changed.get()
  }

  private func store(_ change: EpisodeQueue.Change) async throws(ReaderError) -> (before: EpisodeQueue, after: EpisodeQueue) {
    let stored: (before: EpisodeQueue, after: EpisodeQueue) = try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.change { () throws(DataStoreError) in
        let before = try file.contentUnderLock()?.queue ?? EpisodeQueue()
        let after = before.applying(change)
        if after != before { try file.replace(with: EpisodeQueueDocument(after)) }
        return (before, after)
      }
    }
    return (Self.present(stored.before), Self.present(stored.after))
  }
}
