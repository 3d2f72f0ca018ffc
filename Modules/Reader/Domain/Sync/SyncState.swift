import CoreDomain

/// The synchronisation state of this device.
public struct SyncState: Hashable, Sendable {
  /// The shared folder with the devices' journals, which another program carries between the devices; nil when synchronisation is off.
  public let folder: String?
  /// The name of this device in the shared folder; empty before it has one.
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

  /// The binding to a feed server; nil without one.
  public var server: ServerSyncState?

  /// The account on a feed server to which the binding has just ended. Its password is forgotten.
  public var endedAccount: ServerAccount?

  /// The parts of the folder that cannot be used.
  public let problems: [SyncDiagnostic]

  public init(
    folder: String?, device: String, journals: [String: Int] = [:], records: [String: Int] = [:], shared: [SyncRecord.Kind: Int] = [:],
    unshared: [Subscription] = [], unreadable: Int = 0, server: ServerSyncState? = nil, problems: [SyncDiagnostic] = []
  ) {
    self.folder = folder
    self.device = device
    self.journals = journals
    self.records = records
    self.shared = shared
    self.unshared = unshared
    self.unreadable = unreadable
    self.server = server
    self.problems = problems
  }
}
