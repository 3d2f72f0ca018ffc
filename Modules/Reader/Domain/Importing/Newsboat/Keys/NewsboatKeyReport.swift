/// The result for the keys of a Newsboat import.
public struct NewsboatKeyReport: Hashable, Sendable {
  /// A line for the user's file of keys.
  public struct Line: Hashable, Sendable {
    public let text: String
    /// Whether the keys of the line run a program.
    public let runsProgram: Bool

    public init(_ text: String, runsProgram: Bool) {
      self.text = text
      self.runsProgram = runsProgram
    }
  }

  /// The lines that were added.
  public let lines: [Line]
  /// The number of lines that were there already.
  public let alreadyThere: Int
  public let skipped: [SkippedKey]
  /// Why the lines could not be stored; nil when they were.
  public let error: ReaderError?

  public static let none = NewsboatKeyReport()

  public init(lines: [Line] = [], alreadyThere: Int = 0, skipped: [SkippedKey] = [], error: ReaderError? = nil) {
    self.lines = lines
    self.alreadyThere = alreadyThere
    self.skipped = skipped
    self.error = error
  }
}

/// A line of Newsboat that an import leaves out.
public struct SkippedKey: Hashable, Sendable {
  public let entry: NewsboatKeyEntry
  public let error: NewsboatKeyError

  public init(_ entry: NewsboatKeyEntry, _ error: NewsboatKeyError) {
    self.entry = entry
    self.error = error
  }
}
