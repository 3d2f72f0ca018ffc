#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Makes system calls that return a negative number on failure.
enum SystemCall {
  /// Repeats a call that a signal interrupted.
  @discardableResult
  static func repeating<Answer: SignedInteger>(_ call: () -> Answer) throws(FileError) -> Answer {
    while true {
      let response = call()
      if response >= 0 { return response }
      let problem = FileError.last
      if problem.code != EINTR { throw problem }
    }
  }
}
