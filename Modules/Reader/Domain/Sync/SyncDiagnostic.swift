public import CoreDomain

/// An error that delays synchronisation between a user's devices. No data is lost: changes are exchanged later.
public enum SyncDiagnostic: Hashable, Sendable {
  /// The shared folder, or a file in it, cannot be used.
  case unusable(path: String, reason: String)
  /// The data directory cannot be written to at the moment.
  case waiting(PersistenceError)
  /// Another data directory, such as a copy of this one, uses this device's name. This device received a new name.
  case renamed(device: String)
  /// The list of subscriptions or the file of views was missing or empty. This number of its items came back.
  case restored(SyncRecord.Kind, count: Int)
  /// A subscription stays on this device, because its URL contains a user name or a password.
  case unshared(title: String)
}
