/// The user's file of keys for the full screen.
public protocol KeysRepository: Sendable {
  /// The content; empty when there is no file.
  func content() async throws(ReaderError) -> String

  /// Appends lines to the file in one commit.
  /// - Parameter choose: chooses the lines from the content of the file. It may run more than once.
  /// - Returns: the result of `choose` whose lines were added.
  func add(_ choose: @Sendable (_ content: String) -> NewsboatKeyReport) async throws(ReaderError) -> NewsboatKeyReport
}

/// What the file of keys may contain.
public enum KeysLimit {
  /// The maximum length. A longer file is not read.
  public static let bytes = 64 * 1024
}
