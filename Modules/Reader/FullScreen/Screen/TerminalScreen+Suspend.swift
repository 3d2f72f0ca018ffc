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
    // Here the process is continued.
    signal(SIGTSTP, handler)
  }
}
