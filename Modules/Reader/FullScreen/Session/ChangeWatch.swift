/// Tells when something else has changed what is stored: another terminal, or a refresh that was started elsewhere.
public protocol ChangeWatch: Sendable {
  /// Notes what is stored now. What is read afterwards contains it.
  func note() async

  /// Whether what is stored is what was noted.
  func isAsNoted() async -> Bool

  /// Waits until what is stored differs from what was noted, or until the task is cancelled.
  func change() async
}
