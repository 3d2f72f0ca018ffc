import Foundation

/// Starts programs and waits for their ends, by the system's own calls: on Linux, `Foundation.Process` now and then reads past the names of the open
/// files, which a suite that starts thousands of programs does not survive.
enum Spawn {
  private static let shell = "/bin/sh"
  /// As many files as a process may open on Linux, unless it asks for more.
  private static let mostFiles = 1024

  /// Starts a program with exactly these three files, this environment and this folder.
  /// - Returns: the system's number of it.
  static func start(
    _ program: URL, _ arguments: [String], environment: [String: String], folder: URL, files: [FileHandle]
  ) throws(ChildProcess.CannotStart) -> pid_t {
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
    // Threads of Dispatch hold signals back, and a child would go on doing so.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    // The sockets of the tests' servers are not the child's. Numbers that are not open do no harm.
    for number in files.count..<mostFiles { posix_spawn_file_actions_addclose(&actions, Int32(number)) }

    // The call that changes the folder in the child is not to be had everywhere.
    let words = ([shell, "-c", "cd \"$0\" && exec \"$@\"", folder.path(), program.path()] + arguments).map { strdup($0) } + [nil]
    let settings = environment.map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + settings { free(text) } }
    var number: pid_t = 0
    let problem = posix_spawn(&number, shell, &actions, &attributes, words, settings)
    guard problem == 0 else { throw ChildProcess.CannotStart(reason: String(cString: strerror(problem))) }
    return number
  }

  /// Waits for a program's end, on a thread of its own.
  /// - Returns: as a shell counts: the exit code, or 128 and the signal that ended it.
  static func ending(of number: pid_t) async -> Int32 {
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "EndToEndTests.ending").async {
        var status: Int32 = 0
        while waitpid(number, &status, 0) < 0, errno == EINTR {}
        // What the macros WIFSIGNALED, WTERMSIG and WEXITSTATUS say.
        let signal = status & 0x7f
        continuation.resume(returning: signal == 0 ? (status >> 8) & 0xff : 128 + signal)
      }
    }
  }
}
