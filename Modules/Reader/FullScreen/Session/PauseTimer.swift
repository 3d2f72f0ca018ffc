/// Waits for the next key of a sequence.
@MainActor
final class PauseTimer {
  private var waiting: Task<Void, Never>?
  /// After this time without a key, a sequence is complete.
  private static let patience = Duration.milliseconds(600)

  /// Begins to wait anew, or ends the wait.
  /// - Parameters:
  ///   - isNeeded: whether more keys may follow.
  ///   - end: is called when no key has followed.
  func restart(while isNeeded: Bool, end: @escaping @MainActor () -> Void) {
    stop()
    guard isNeeded else { return }
    waiting = Task {
      do { try await Task.sleep(for: Self.patience) } catch { return }
      end()
    }
  }

  func stop() { waiting?.cancel() }
}
