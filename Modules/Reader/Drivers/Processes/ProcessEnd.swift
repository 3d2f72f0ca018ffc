#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Starts programs, and waits for their ends.
///
/// The package swift-subprocess (1.0.2) is no replacement: when a program ends before it has read its input, this process gets SIGPIPE and ends too; a
/// file without the permission to execute it is reported as missing; an exit code is lost when the parent of this process ignores SIGCHLD; and
/// it excludes iOS.
enum ProcessEnd {
  /// Starts a program, and waits for its end. A program whose task is cancelled is stopped. What it prints goes to standard error when standard
  /// output is no terminal: other programs then read the output of this process.
  /// - Parameter input: The standard input of the program; nil for that of this process.
  static func code(of program: Program, input: String?) async throws(ProgramError) -> Int {
    // The terminal sends signals of the keyboard to every process in the foreground. This one must outlive the program, and stop with it: the shell
    // waits for this one only, and continues both.
    let former = [SIGINT, SIGQUIT].map { (number: $0, handler: signal($0) { _ in }) }
    let suspending = signal(SIGTSTP, SIG_DFL)
    defer {
      for (number, handler) in former { _ = signal(number, handler) }
      _ = signal(SIGTSTP, suspending)
    }
    switch try await status(of: program, input: input, output: isatty(STDOUT_FILENO) == 1 ? .streams : .errors) {
    case .exited(let code): return code
    case .signalled(let signal): return 128 + signal
    }
  }

  /// Starts a program, and waits for its end. A program whose task is cancelled is stopped.
  /// - Parameter input: The standard input of the program; nil for that of this process.
  static func status(of program: Program, input: String?, output: StoppableProcess.Output) async throws(ProgramError) -> ExitStatus {
    let process = StoppableProcess()
    return try await withTaskCancellationHandler {
      await process.result(of: program, input: input, output: output)
    } onCancel: {
      process.stop()
    }.get()
  }

  /// Takes the status of a process that has ended, on this thread.
  static func wait(for process: pid_t) throws(ProgramError) -> ExitStatus {
    RunningPrograms.forget(process)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { throw .cannotStart(reason: String(cString: strerror(errno))) }
    }
    return ExitStatus(waitStatus: status)
  }

  /// - Parameters:
  ///   - program: the program to start.
  ///   - input: the standard input of the program; nil for that of this process.
  ///   - output: the standard output of the program.
  ///   - error: its standard error.
  ///   - environment: all its variables; nil for those of this process.
  ///   - ownsGroup: whether it leads a group of processes of its own, which a signal reaches as a whole and keys of the terminal do not.
  static func start(
    _ program: Program, input: Int32?, output: Int32, error: Int32, environment: [String: String]? = nil,
    ownsGroup: Bool = false
  ) throws(ProgramError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_CLOEXEC_DEFAULT
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    for (number, descriptor) in [input ?? STDIN_FILENO, output, error].enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(number))
    }
    #if os(Linux)
      // Not all libraries open their sockets and pipes with O_CLOEXEC. Closing a number that is not open does no harm here.
      for number in STDERR_FILENO + 1...highestDescriptor { posix_spawn_file_actions_addclose(&actions, number) }
    #endif
    // The threads of tasks block signals, and the program would inherit that.
    var (none, all) = (sigset_t(), sigset_t())
    sigemptyset(&none)
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Int16(ownsGroup ? flags | POSIX_SPAWN_SETPGROUP : flags))

    let words = ([program.name] + program.arguments).map { strdup($0) } + [nil]
    let environment = (environment ?? ProcessInfo.processInfo.environment).map { strdup("\($0)=\($1)") } + [nil]
    defer { for text in words + environment { free(text) } }
    // A parent that ignores this signal hands that down, and the system then keeps no exit code.
    _ = signal(SIGCHLD, SIG_DFL)
    return try RunningPrograms.start(isGroup: ownsGroup) { () throws(ProgramError) in
      var process: pid_t = 0
      let problem = posix_spawnp(&process, program.name, &actions, &attributes, words, environment)
      switch problem {
      case 0: return process
      case ENOENT: throw .missing
      default: throw .cannotStart(reason: String(cString: strerror(problem)))
      }
    }
  }

  #if os(Linux)
    /// A number that no open descriptor exceeds. A new descriptor gets the lowest free number, so some more are enough for those that other threads
    /// open meanwhile.
    private static var highestDescriptor: Int32 {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
      return (names.compactMap { Int32($0) }.max() ?? 1024) + 256
    }
  #endif
}
