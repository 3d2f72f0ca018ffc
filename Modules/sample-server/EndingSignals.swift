import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// SIGINT and SIGTERM as something to wait for, instead of the end of the process.
final class EndingSignals {
  private let arrivals: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
    self.arrivals = arrivals
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before the source hears of it.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { arrival.yield() }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Returns when one of them came, also when it came before this call.
  func first() async {
    for await _ in arrivals { return }
  }
}
