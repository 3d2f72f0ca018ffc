#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

enum StandardStreams {
  /// Opens `/dev/null` for each standard stream that is closed at the start. Otherwise, the next opened file would get the stream's number,
  /// and would be read as user input or written to as the terminal.
  static func openMissing() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
