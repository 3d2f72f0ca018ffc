public import CoreDomain

/// Synchronises a user's devices without a server. Each device writes its changes of marks, subscriptions, views and rules into a shared folder.
public protocol SyncRepository: Sendable {
  /// Merges the other devices' changes, and returns the state after that.
  func state() async throws(ReadingError) -> SyncState

  /// The diagnostics that are new since the previous call.
  func problems() async -> [SyncDiagnostic]

  /// Starts to synchronise through an existing folder: this device writes its changes into the folder, and reads the other devices' changes
  /// from it.
  func begin(in folder: String) async throws(ReadingError) -> SyncState

  /// Stops synchronising. Statuses and this device's journal stay as they are.
  func end() async throws(ReadingError) -> SyncState
}

/// The synchronisation state of this device.
public struct SyncState: Hashable, Sendable {
  /// The shared folder with the devices' journals, which another program carries between the devices; nil when synchronisation is off.
  public let folder: String?
  /// The name of this device in the shared folder.
  public let device: String
  /// The number of records in each journal of the folder, by file name.
  public let journals: [String: Int]
  /// The number of records in each file of the folder, by file name.
  public let records: [String: Int]
  /// The numbers of subscriptions, views and rules that all devices share.
  public let shared: [SyncRecord.Kind: Int]
  /// The subscriptions that stay on this device, because their URLs contain a user name or a password.
  public let unshared: [Subscription]
  /// The number of lines that are not valid records.
  public let unreadable: Int

  /// The parts of the folder that cannot be used.
  public let problems: [SyncDiagnostic]

  public init(
    folder: String?, device: String, journals: [String: Int] = [:], records: [String: Int] = [:], shared: [SyncRecord.Kind: Int] = [:],
    unshared: [Subscription] = [], unreadable: Int = 0, problems: [SyncDiagnostic] = []
  ) {
    self.folder = folder
    self.device = device
    self.journals = journals
    self.records = records
    self.shared = shared
    self.unshared = unshared
    self.unreadable = unreadable
    self.problems = problems
  }
}

/// What to do about synchronisation between devices.
public enum SyncInput: Hashable, Sendable {
  /// Return the current state.
  case show
  /// Start to synchronise through this folder.
  case begin(folder: String)
  /// Stop synchronising.
  case end
}

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
