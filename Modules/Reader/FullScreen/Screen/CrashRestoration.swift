internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Gives the terminal back when a signal ends the program: a crash, a trap of Swift, or any other signal that ends a program by default.
///
/// The handler may only use what a signal handler may use: memory that was allocated before, `write`, `fcntl`, `poll`, `tcflush`, `tcsetattr` and
/// `raise`. So it writes one constant text itself, and not through `TerminalOutput`.
public enum CrashRestoration {
  /// The signals for which the runtime of Swift has a handler, which would print a report on the full screen.
  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE, SIGQUIT]
  /// The signals that cannot be handled, and those that end no program by default.
  private static let harmless: Set<Int32> = {
    var numbers: Set<Int32> = [SIGKILL, SIGSTOP, SIGTSTP, SIGTTIN, SIGTTOU, SIGCHLD, SIGCONT, SIGURG, SIGWINCH]
    #if canImport(Darwin)
      numbers.formUnion([SIGIO, SIGINFO])
    #endif
    return numbers
  }()
  /// The highest number of a signal on Linux. Elsewhere, the system refuses the numbers that it does not have.
  private static let highest: Int32 = 64
  /// Enough for the handler, also when the stack itself is full.
  private static let stackLength = 64 * 1024

  /// What the handler needs. It is allocated once, filled before the handler is installed, and never freed.
  private struct Original {
    var terminal: Int32
    /// The same terminal, open for writing.
    var output: Int32
    var mode: termios
    var ending: UnsafePointer<UInt8>
    var length: Int
  }

  /// The address of an `Original`; 0 when there is nothing to give back.
  private static let original = Atomic<UInt>(0)
  /// The signals that the handler has taken, each as a bit.
  private static let taken = Atomic<UInt64>(0)
  /// Who writes the ending. It is written once, because it takes the keyboard mode of kitty from a stack.
  private static let writing = Atomic<Int>(Writing.nobody)

  private enum Writing {
    /// The full screen is not shown.
    static var nobody: Int { 0 }
    /// The full screen is shown.
    static var owed: Int { 1 }
    /// The full screen is being left, and writes the ending.
    static var screen: Int { 2 }
    /// A handler writes the ending.
    static var handler: Int { 3 }
  }

  /// - Parameters:
  ///   - mode: The mode of the terminal as it was.
  ///   - ending: What the terminal is sent when the full screen is shown.
  static func begin(terminal: Int32, _ mode: termios, _ ending: String) {
    guard original.load(ordering: .acquiring) == 0 else { return }
    let bytes = Array(ending.utf8)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    text.initialize(from: bytes, count: bytes.count)
    let address = UnsafeMutablePointer<Original>.allocate(capacity: 1)
    let output = fcntl(terminal, F_GETFL) & O_ACCMODE == O_RDONLY ? STDOUT_FILENO : terminal
    address.initialize(to: Original(terminal: terminal, output: output, mode: mode, ending: UnsafePointer(text), length: bytes.count))
    original.store(UInt(bitPattern: address), ordering: .releasing)
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackLength, alignment: 16)
    stack.ss_size = numericCast(stackLength)
    sigaltstack(&stack, nil)
    let numbers = (1...highest).filter { crashes.contains($0) || !harmless.contains($0) && hasDefault($0) }
    taken.store(numbers.reduce(0) { $0 | 1 << UInt64($1 - 1) }, ordering: .releasing)
    for number in numbers {
      install(number) { number in
        CrashRestoration.restore()
        raise(number)
      }
    }
  }

  /// The terminal was given back.
  static func end() {
    original.store(0, ordering: .releasing)
    let taken = taken.load(ordering: .acquiring)
    for number in 1...highest where taken & 1 << UInt64(number - 1) != 0 { install(number, SIG_DFL) }
  }

  // MARK: The ending

  /// The full screen is about to be shown: whoever ends it owes the terminal the ending.
  static func owe() { writing.store(Writing.owed, ordering: .releasing) }

  /// The full screen is about to write the ending.
  /// - Returns: false when a handler writes it, or has written it.
  static func claim() -> Bool { claim(for: Writing.screen) }

  private static func claim(for writer: Int) -> Bool {
    writing.compareExchange(expected: Writing.owed, desired: writer, ordering: .acquiringAndReleasing).exchanged
  }

  /// Whether a handler still writes the ending.
  static var isHandlerWriting: Bool { writing.load(ordering: .acquiring) == Writing.handler }

  /// The terminal has got the ending.
  static func settle() { writing.store(Writing.nobody, ordering: .releasing) }

  // MARK: The handler

  private static func hasDefault(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Musl)
      let handler = action.__sa_handler.sa_handler
    #else
      let handler = action.__sigaction_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_DFL, to: Int.self)
  }

  private static func install(_ number: Int32, _ handler: sighandler?) {
    var action = sigaction()
    #if canImport(Darwin)
      action.__sigaction_u.__sa_handler = handler
    #elseif canImport(Musl)
      action.__sa_handler.sa_handler = handler
    #else
      action.__sigaction_handler.sa_handler = handler
    #endif
    // After the first signal, the default action ends the process, whatever happens in the handler.
    action.sa_flags = Int32(bitPattern: UInt32(truncatingIfNeeded: SA_ONSTACK) | UInt32(truncatingIfNeeded: SA_RESETHAND))
    sigaction(number, &action, nil)
  }

  private typealias sighandler = @convention(c) (Int32) -> Void

  /// Gives the terminal back. A signal handler may call it.
  public static func restore() {
    guard let original = UnsafeMutablePointer<Original>(bitPattern: original.load(ordering: .acquiring)) else { return }
    let (attempts, milliseconds): (Int, Int32) = (150, 20)
    // A frame or the ending of another writer takes a moment. Only a terminal that takes no output may lose some.
    let isOurs = claim(for: Writing.handler)
    let patience = isOurs ? 5 : 25
    let output = original.pointee.output
    let flags = fcntl(output, F_GETFL)
    // A terminal that takes no output must not keep the program from ending.
    _ = fcntl(output, F_SETFL, flags | O_NONBLOCK)
    for attempt in 0..<attempts {
      if hasEnding(original, isOurs: isOurs) { break }
      if attempt >= patience { RawMode.dropOutput(of: original.pointee.terminal) }
      poll(nil, 0, milliseconds)
    }
    _ = fcntl(output, F_SETFL, flags)
    tcsetattr(original.pointee.terminal, TCSANOW, &original.pointee.mode)
  }

  /// Writes the ending if this is ours to do.
  /// - Returns: whether the terminal has it, from here or from another writer.
  private static func hasEnding(_ original: UnsafeMutablePointer<Original>, isOurs: Bool) -> Bool {
    guard isOurs else { return writing.load(ordering: .acquiring) == Writing.nobody }
    guard write(original.pointee.output, original.pointee.ending, original.pointee.length) == original.pointee.length else { return false }
    settle()
    return true
  }
}
