import Dispatch

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// SIGINT and SIGTERM as something to wait for, instead of the end of the process.
final class EndingSignals {
  private let fetchedFeeds: AsyncStream<Void>
  private let sources: [any DispatchSourceSignal]

  init() {
    let (fetchedFeeds, fetchedFeed) = AsyncStream.makeStream(of: Void.self)
    self.fetchedFeeds = fetchedFeeds
    sources = [SIGINT, SIGTERM].map { number in
      // The default action would end the process before the source hears of it.
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

  /// Returns when one of them came, also when it came before this call.
  func first() async {
    for await _ in fetchedFeeds { return }
  }
}
