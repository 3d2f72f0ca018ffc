import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Lets the program wait for SIGINT and SIGTERM, instead of being terminated by them.
final class EndingSignals {
  private let fetchedFeeds: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (fetchedFeeds, fetchedFeed) = AsyncStream.makeStream(of: Void.self)
    self.fetchedFeeds = fetchedFeeds
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before the source receives the signal.
      signal(number, SIG_IGN)
      let source = DispatchSource.makeSignalSource(signal: number)
      source.setEventHandler { fetchedFeed.yield() }
      source.resume()
      return source
    }
  }

  deinit {
    for source in sources { source.cancel() }
  }

  /// Returns when the process receives one of the signals, or received one before this call.
  func first() async {
    for await _ in fetchedFeeds { return }
  }
}
