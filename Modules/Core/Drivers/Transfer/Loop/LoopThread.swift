internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The thread of a ``TransferLoop`` and of libcurl: the actor's executor.
///
/// The thread starts with the first job and ends when the loop is released. Each iteration runs the waiting jobs, lets the loop work with
/// libcurl, and waits inside libcurl until there is work. The thread holds the loop weakly, so that the thread does not keep the loop
/// alive. Without libcurl, the thread ends after the last job; each job detects the missing library itself. A mutex guards the state,
/// because an executor cannot be built on actors.
final class LoopThread: SerialExecutor {
  private struct State {
    var jobs: [UnownedJob] = []
    weak var loop: TransferLoop?
    var isRunning = false
    /// Whether the thread waits inside libcurl, or is about to.
    var isWaiting = false
    /// Both are set while the thread runs.
    var thread: pthread_t?
    var multi: MultiHandle?
  }

  private let state = Mutex(State())

  /// Sets the loop that the thread works for.
  func serve(_ loop: TransferLoop) {
    state.withLock { $0.loop = loop }
  }

  /// Wakes the thread. A loop calls this when it is released.
  func wakeUp() {
    state.withLock { $0.multi?.wakeUp() }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let mustStart = state.withLock { state in
      // A thread that works looks for jobs before it waits, and one wake-up is enough for all jobs.
      if state.isWaiting { state.multi?.wakeUp() }
      state.isWaiting = false
      state.jobs.append(job)
      defer { state.isRunning = true }
      return !state.isRunning
    }
    if mustStart { start() }
  }

  func checkIsolated() {
    let thread = state.withLock { $0.thread }
    precondition(thread.map { pthread_equal($0, pthread_self()) != 0 } == true, "not on the transfer thread")
  }

  private func start() {
    let context = Unmanaged.passRetained(self).toOpaque()
    #if canImport(Darwin)
      var thread: pthread_t?
      let failure = pthread_create(&thread, nil, { LoopThread.main($0) }, context)
      if let thread { pthread_detach(thread) }
    #else
      var thread = pthread_t()
      let failure = pthread_create(&thread, nil, { LoopThread.main($0) }, context)
      if failure == 0 { pthread_detach(thread) }
    #endif
    guard failure == 0 else { fatalError("the transfer thread could not be started: error \(failure)") }
  }

  private static func main(_ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let context { Unmanaged<LoopThread>.fromOpaque(context).takeRetainedValue().run() }
    return nil
  }

  private func run() {
    Self.blockBrokenPipeSignal()
    let locales = Self.useUTF8()
    defer { Self.endUse(of: locales) }
    let multi = MultiHandle()  // nil without libcurl; released on return, so that its connections are closed on this thread
    state.withLock { state in
      state.thread = pthread_self()
      state.multi = multi
    }
    while takeTurn(on: multi) {
      if mayWait() { multi?.wait() }
    }
  }

  /// Whether no job has come during the turn: most come from the turn itself, when it resumes the callers of finished transfers.
  private func mayWait() -> Bool {
    state.withLock { state in
      state.isWaiting = state.jobs.isEmpty
      return state.isWaiting
    }
  }

  /// Runs the waiting jobs. The reference to the loop ends on return, before the thread waits.
  /// - Returns: false when the loop is released, or when libcurl is unavailable.
  private func takeTurn(on multi: MultiHandle?) -> Bool {
    let (jobs, loop) = state.withLock { state in
      let jobs = state.jobs
      state.jobs = []
      state.isWaiting = false
      let loop = multi == nil ? nil : state.loop
      if jobs.isEmpty, loop == nil {
        state.isRunning = false
        state.thread = nil
        state.multi = nil
      }
      return (jobs, loop)
    }
    if jobs.isEmpty, loop == nil { return false }
    for job in jobs { job.runSynchronously(on: asUnownedSerialExecutor()) }
    if let multi { loop?.assumeIsolated { $0.takeTurn(on: multi) } }
    return true
  }

  /// libcurl's library for international host names reads them in the encoding of the thread's locale. Without a locale, that is ASCII, and
  /// it refuses them.
  /// - Returns: the locale of this thread and the one before; nil when the system has none with UTF-8.
  private static func useUTF8() -> (locale: locale_t, former: locale_t?)? {
    #if canImport(Darwin)
      let name = "UTF-8"
    #else
      let name = "C.UTF-8"
    #endif
    guard let locale = newlocale(LC_CTYPE_MASK, name, nil) else { return nil }
    return (locale, uselocale(locale))
  }

  private static func endUse(of locales: (locale: locale_t, former: locale_t?)?) {
    guard let locales else { return }
    uselocale(locales.former)
    freelocale(locales.locale)
  }

  /// OpenSSL writes to sockets without MSG_NOSIGNAL: a server that closes a connection early would end the process. The signal is sent to
  /// the writing thread, so blocking it there is sufficient.
  private static func blockBrokenPipeSignal() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }
}
