internal import Terminal
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Gives the terminal back when the program crashes, by a signal or by a trap of Swift.
///
/// The handler may only use what a signal handler may use: memory that was allocated before, `write`, `tcsetattr` and `raise`. So it writes
/// one constant text itself, and not through `TerminalOutput`.
enum CrashRestoration {
  private static let signals = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]
  /// Enough for the handler, also when the stack itself is full.
  private static let stackLength = 64 * 1024

  /// What the handler needs. It is allocated once, filled before the handler is installed, and never freed.
  private struct Original {
    var terminal: Int32
    var mode: termios
    var ending: UnsafePointer<UInt8>
    var length: Int
  }

  /// The address of an `Original`; 0 when there is nothing to give back.
  private static let original = Atomic<UInt>(0)

  /// - Parameters:
  ///   - mode: The mode of the terminal as it was.
  ///   - ending: What the terminal is sent.
  static func begin(terminal: Int32, _ mode: termios, _ ending: String) {
    guard original.load(ordering: .acquiring) == 0 else { return }
    let bytes = Array(ending.utf8)
    let text = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count)
    text.initialize(from: bytes, count: bytes.count)
    let address = UnsafeMutablePointer<Original>.allocate(capacity: 1)
    address.initialize(to: Original(terminal: terminal, mode: mode, ending: UnsafePointer(text), length: bytes.count))
    original.store(UInt(bitPattern: address), ordering: .releasing)
    var stack = stack_t()
    stack.ss_sp = UnsafeMutableRawPointer.allocate(byteCount: stackLength, alignment: 16)
    stack.ss_size = numericCast(stackLength)
    sigaltstack(&stack, nil)
    install { number in CrashRestoration.restore(and: number) }
  }

  /// The terminal was given back.
  static func end() {
    original.store(0, ordering: .releasing)
    install(SIG_DFL)
  }

  private static func install(_ handler: sighandler?) {
    for number in signals {
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
  }

  private typealias sighandler = @convention(c) (Int32) -> Void

  private static func restore(and number: Int32) {
    if let address = UnsafeMutablePointer<Original>(bitPattern: original.load(ordering: .acquiring)) {
      _ = write(address.pointee.terminal, address.pointee.ending, address.pointee.length)
      tcsetattr(address.pointee.terminal, TCSANOW, &address.pointee.mode)
    }
    raise(number)
  }
}
