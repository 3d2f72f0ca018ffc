/// How a person's devices are kept alike without a server: each one writes a journal of what was read and starred into a folder that they share.
public protocol SyncRepository: Sendable {
  /// How it is, after what has come was taken in.
  func state() async throws(ReadingError) -> SyncState

  /// What is to be told: what was met for the first time since it was last asked.
  func problems() async -> [SyncDiagnostic]

  /// Begins to use a folder, which must be there: what is read and starred here goes into it, and what others have done comes from it.
  func begin(in folder: String) async throws(ReadingError) -> SyncState

  /// Uses no folder any more. Statuses stay as they are, and so does the journal in the folder.
  func end() async throws(ReadingError) -> SyncState
}
