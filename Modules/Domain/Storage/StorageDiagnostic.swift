/// Something that is wrong with the stored data, or a file that is in the way.
public struct StorageDiagnostic: Hashable, Sendable {
  /// The file.
  public let path: String
  /// The line, from 1; nil when the finding is about the whole file.
  public let line: Int?
  /// What is wrong.
  public let problem: String
  /// Whether nothing is lost by it.
  public let isHarmless: Bool
  /// What mends it.
  public let remedy: StorageRemedy

  /// Makes a finding.
  public init(path: String, line: Int? = nil, problem: String, isHarmless: Bool = false, remedy: StorageRemedy = .repair) {
    self.path = path
    self.line = line
    self.problem = problem
    self.isHarmless = isHarmless
    self.remedy = remedy
  }
}

/// What mends a finding.
public enum StorageRemedy: Hashable, Sendable {
  /// Recovering what can be read of damaged files, and making the rest anew.
  case repair
  /// Removing what nobody needs.
  case compact
  /// Asking the feed's server for everything again.
  case refresh(FeedID)
  /// Exchanging journals with the other devices once more.
  case sync
  /// Using no shared folder any more, unless it comes back.
  case endSync
  /// Giving another name to what stands in the place of a journal.
  case moveAway(path: String)
  /// Removing a picture whose file is missing.
  case removePicture(PictureID)
}
