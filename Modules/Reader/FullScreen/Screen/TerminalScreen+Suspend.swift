#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

extension TerminalScreen {
  /// Stops this process until the shell continues it, as ^Z does elsewhere. The terminal must have been left. `InputSource` reports the
  /// signals SIGTSTP and SIGCONT.
  func suspend() {
    let handler = signal(SIGTSTP, SIG_DFL)
    kill(0, SIGTSTP)
    // Another thread may be about to take the signal. If the handler came back before, nothing would stop.
    Self.taking(SIGTSTP) {}
    // Here the process is continued.
    signal(SIGTSTP, handler)
  }

  /// Stops this process while it is in the background, until the shell brings it to the foreground. Does nothing without job control.
  ///
  /// The foreground gives the terminal to its own group of processes, which has it already. The system stops the background instead.
  static func awaitForeground(of terminal: Int32) {
    taking(SIGTTOU) { while tcsetpgrp(terminal, getpgrp()) != 0, errno == EINTR {} }
  }

  /// Does work during which this thread takes a signal. Threads of tasks block signals, and the system does not stop a thread that blocks SIGTTOU.
  private static func taking(_ number: Int32, during work: () -> Void) {
    var (signals, former) = (sigset_t(), sigset_t())
    sigemptyset(&signals)
    sigaddset(&signals, number)
    pthread_sigmask(SIG_UNBLOCK, &signals, &former)
    work()
    pthread_sigmask(SIG_SETMASK, &former, nil)
  }
}
