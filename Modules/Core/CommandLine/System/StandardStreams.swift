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
  ///
  /// A closed standard input is then empty, and messages to a closed standard error are lost. Writing a result to a closed standard output
  /// fails instead of losing it silently, because the stream is opened for reading.
  static func openMissing() {
    for (number, mode) in [(STDIN_FILENO, O_RDONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_WRONLY)]
    where fcntl(number, F_GETFD) == -1 {
      // `open` returns the lowest free number, which is this one.
      _ = open("/dev/null", mode)
    }
  }
}
