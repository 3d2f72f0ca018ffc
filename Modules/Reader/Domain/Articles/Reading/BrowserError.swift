/// Why the browser shows no page.
public enum BrowserError: Error, Hashable, Sendable {
  /// The article has no page.
  case noPage(title: String)
  /// No browser is installed.
  case missing
  /// The program could not be started. The reason is the system's own text.
  case cannotRun(program: String, reason: String)
  /// The program ended with an exit code other than 0.
  case failed(program: String, code: Int)
}
