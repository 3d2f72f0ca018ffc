/// The synchronisation state of this device.
public struct SyncState: Hashable, Sendable {
  /// The shared folder with the devices' journals, which another program carries between the devices; nil when synchronisation is off.
  public let folder: String?
  /// The name of this device in the shared folder.
  public let device: String
  /// The number of records in each journal of the folder, by file name.
  public let journals: [String: Int]
  /// The number of journal lines that are not valid records.
  public let unreadable: Int

  /// The parts of the folder that cannot be used.
  public let problems: [SyncDiagnostic]

  public init(folder: String?, device: String, journals: [String: Int] = [:], unreadable: Int = 0, problems: [SyncDiagnostic] = []) {
    self.folder = folder
    self.device = device
    self.journals = journals
    self.unreadable = unreadable
    self.problems = problems
  }
}
