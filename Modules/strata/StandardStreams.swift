#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error.
enum StandardStreams {
  /// Opens those that the process was started without onto nothing. Else the next file that is opened would get the number of one of them,
  /// and be read as what a person types, or written to as the terminal.
  static func openMissing() {
    for number in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] where fcntl(number, F_GETFD) == -1 {
      // The lowest free number is given, which is this one.
      _ = open("/dev/null", O_RDWR)
    }
  }
}
