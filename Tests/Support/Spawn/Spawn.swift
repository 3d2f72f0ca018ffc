internal import Dispatch
public import Foundation

/// Starts programs and waits for their ends with system calls.
///
/// On Linux, `Foundation.Process` fails in two ways when many tests start programs at once. It sometimes reads past the names of the open files, and
/// crashes. And a program may inherit a pipe that another thread has just opened: whoever reads that pipe to its end then waits for the end of the
/// program. If the program is a server, the reader waits for ever.
public enum Spawn {
  /// The system could not start a program, or a test lacks what the program needs.
  public struct CannotStart: Error {
    /// One sentence, or the system's own text.
    public let reason: String

    public init(reason: String) {
      self.reason = reason
    }
  }

  private static let shell = "/bin/sh"
  #if !canImport(Darwin)
    /// The default limit on open files of a process on Linux.
    private static let maximumFiles = 1024
  #endif

  /// Starts a program with exactly these three standard files, this environment and this working directory.
  /// - Returns: The process ID.
  public static func start(
    _ program: URL, _ arguments: [String], environment: [String: String], folder: URL, files: [FileHandle]
  ) throws(CannotStart) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (number, file) in files.enumerated() { posix_spawn_file_actions_adddup2(&actions, file.fileDescriptor, Int32(number)) }
    // Dispatch threads block signals, and a child would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    // The child must not inherit the sockets of the tests' servers.
    #if canImport(Darwin)
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
      // Closing unused descriptors does no harm. (On Darwin, it would be an error.)
      for number in files.count..<maximumFiles { posix_spawn_file_actions_addclose(&actions, Int32(number)) }
    #endif
    posix_spawnattr_setflags(&attributes, Int16(flags))

    // The call that sets the child's working directory is not available on every platform.
    let words = ([shell, "-c", "cd \"$0\" && exec \"$@\"", folder.path(), program.path()] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var number: pid_t = 0
    let problem = posix_spawn(&number, shell, &actions, &attributes, words, settings)
    guard problem == 0 else { throw CannotStart(reason: String(cString: strerror(problem))) }
    return number
  }

  /// Waits for a program's end on a dedicated thread.
  /// - Returns: The status as in a shell: the exit code, or 128 plus the number of the signal that ended the program.
  public static func ending(of number: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "Spawn.ending").async { continuation.resume(returning: wait(for: number)) }
    }
  }

  /// Waits for a program's end on this thread: for programs that end at once.
  /// - Returns: The same status.
  public static func wait(for number: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(number, &status, 0) < 0, errno == EINTR {}
    // The same as the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS.
    let signal = status & 0x7f
    return signal == 0 ? (status >> 8) & 0xff : 128 + signal
  }

  /// A pipe that programs started elsewhere in this process do not inherit.
  public static func pipe() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] { _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC) }
    return pipe
  }
}
