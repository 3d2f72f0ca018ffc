/// Synchronises a user's devices without a server. Each device writes its changes of marks, subscriptions, views and rules into a shared folder.
public protocol SyncRepository: Sendable {
  /// Merges the other devices' changes, and returns the state after that.
  func state() async throws(ReaderError) -> SyncState

  /// The diagnostics that are new since the previous call.
  func problems() async -> [SyncDiagnostic]

  /// Starts to synchronise through an existing folder: this device writes its changes into the folder, and reads the other devices' changes
  /// from it.
  func begin(in folder: String) async throws(ReaderError) -> SyncState

  /// Stops synchronising. Statuses and this device's journal stay as they are.
  func end() async throws(ReaderError) -> SyncState
}

/// What to do about synchronisation between devices.
public enum SyncInput: Hashable, Sendable {
  /// Return the current state.
  case show
  /// Start to synchronise through this folder.
  case begin(folder: String)
  /// Bind the data directory to an account on a feed server.
  case bind(ServerLogin)
  /// Stop synchronising. Changes that a feed server never got keep it from ending, unless it is forced.
  case end(isForced: Bool)
}
