/// An error in the stored data, or a file that is in the way.
public struct StorageDiagnostic: Hashable, Sendable {
  /// The path of the file.
  public let path: String
  /// The line, counted from 1; nil when the finding concerns the whole file.
  public let line: Int?
  /// The description of the error.
  public let problem: String
  /// Whether no data is lost.
  public let isHarmless: Bool
  /// What fixes the error.
  public let remedy: StorageRemedy

  public init(path: String, line: Int? = nil, problem: String, isHarmless: Bool = false, remedy: StorageRemedy = .repair) {
    self.path = path
    self.line = line
    self.problem = problem
    self.isHarmless = isHarmless
    self.remedy = remedy
  }
}

/// What fixes a `StorageDiagnostic`.
public enum StorageRemedy: Hashable, Sendable {
  /// Recover readable entries of damaged files and rebuild the rest.
  case repair
  /// Remove unneeded data.
  case compact
  /// Fetch the whole feed from its server again.
  case refresh(FeedID)
  /// Exchange journals with the other devices again.
  case sync
  /// Stop using the shared folder, unless it becomes available again.
  case endSync
  /// Rename whatever occupies the path of a journal.
  case moveAway(path: String)
  /// Remove a picture whose file is missing.
  case removePicture(PictureID)
}
