internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The programs that this process has started and that have not ended. None of them should outlive it, and a signal that ends it leaves no time for
/// tasks that would end them.
public enum RunningPrograms {
  /// More than run at once: four for feeds, and one each for images, a hook, and the terminal.
  private static let places = (0..<32).map { _ in Place() }

  private final class Place: Sendable {
    /// What `kill` takes: the number of a process, or that of a group as a negative number; 0 for none.
    let target = Atomic<Int32>(0)
  }

  /// Whether a program was ever started. The handler of a signal must not be the first to use `places`, which are made at the first use.
  private static let hasStarted = Atomic<Bool>(false)
  /// How many programs are being started, and have no place yet.
  private static let starting = Atomic<Int>(0)
  private static let isEnding = Atomic<Bool>(false)

  /// Starts a program and notes it.
  static func start(isGroup: Bool, _ start: () throws(ProgramError) -> pid_t) throws(ProgramError) -> pid_t {
    _ = places
    hasStarted.store(true, ordering: .sequentiallyConsistent)
    starting.add(1, ordering: .sequentiallyConsistent)
    defer { starting.subtract(1, ordering: .sequentiallyConsistent) }
    guard !isEnding.load(ordering: .sequentiallyConsistent) else { throw .cannotStart(reason: "this program is about to end") }
    let process = try start()
    replace(0, with: isGroup ? -process : process)
    return process
  }

  /// Forgets a program that has ended, before the system gives its number to another one.
  static func forget(_ process: pid_t) {
    if !replace(process, with: 0) { replace(-process, with: 0) }
  }

  @discardableResult
  private static func replace(_ target: Int32, with next: Int32) -> Bool {
    places.contains { $0.target.compareExchange(expected: target, desired: next, ordering: .sequentiallyConsistent).exchanged }
  }

  /// Ends all programs, and what they have started in their groups: they get SIGTERM, and SIGKILL a moment later. No other program is started after
  /// that. A signal handler may call it.
  public static func end() {
    guard hasStarted.load(ordering: .sequentiallyConsistent) else { return }
    isEnding.store(true, ordering: .sequentiallyConsistent)
    wait { starting.load(ordering: .sequentiallyConsistent) > 0 }
    send(SIGTERM)
    wait { places.contains { isRunning($0.target.load(ordering: .sequentiallyConsistent)) } }
    send(SIGKILL)
  }

  private static func send(_ signal: Int32) {
    for place in places {
      let target = place.target.load(ordering: .sequentiallyConsistent)
      if target != 0 { kill(target, signal) }
    }
  }

  private static func isRunning(_ target: Int32) -> Bool { target != 0 && kill(target, 0) == 0 }

  /// Waits until something is over, for 200 ms at most.
  private static func wait(while isUnderWay: () -> Bool) {
    for _ in 0..<100 {
      guard isUnderWay() else { return }
      _ = poll(nil, 0, 2)
    }
  }
}
