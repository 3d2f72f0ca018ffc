#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension TerminalScreen {
  /// How long a process that was continued in the background waits for its cancellation before it stops again: `kill %1` of a shell sends SIGTERM, and
  /// then SIGCONT.
  private static let waitForCancellation = Duration.milliseconds(200)
  /// A group of processes that no shell can continue is never stopped. It then takes the terminal, or learns that it cannot.
  private static let maximumStops = 10

  /// Stops this process until the shell continues it, as ^Z does elsewhere. The terminal must have been left. `InputSource` reports the
  /// signals SIGTSTP and SIGCONT.
  func suspend() {
    let handler = signal(SIGTSTP, SIG_DFL)
    Self.stop(by: SIGTSTP)
    signal(SIGTSTP, handler)
  }

  /// Stops this process while it is in the background, until the shell brings it to the foreground. Does nothing without job control.
  /// - Returns: false when the task is cancelled in the background.
  static func awaitForeground(of terminal: Int32) async -> Bool {
    for _ in 0..<maximumStops {
      guard isInBackground(of: terminal) else { return true }
      do { try await Task.sleep(for: waitForCancellation) } catch { return false }
      if isInBackground(of: terminal) { stop(by: SIGTTOU) }
    }
    return true
  }

  /// Whether another group of processes has the terminal. A terminal that does not control this process has no such group.
  private static func isInBackground(of terminal: Int32) -> Bool {
    let group = tcgetpgrp(terminal)
    return group > 0 && group != getpgrp()
  }

  /// Stops the group of this process by a signal, and returns when the shell has continued it.
  private static func stop(by number: Int32) {
    kill(0, number)
    // Threads of tasks block signals, and another thread may be about to take this one. Without this, the process would go on until then.
    var (signals, former) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
