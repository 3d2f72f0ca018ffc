public import Domain

/// Feeds on the web and in files, read and parsed.
public struct WebFeedRepository: FeedRepository {
  /// Bytes that are read of a file at once: enough for a root element behind any prologue, and little to hold.
  private static let portion = 256 << 10

  private let network: any FeedNetworkDataStore
  private let documents: any DocumentDataStore
  private let pacing: HostPacing
  private let clock: @Sendable () -> RoundClock

  /// Makes a repository over its data stores.
  public init(network: any FeedNetworkDataStore, documents: any DocumentDataStore) {
    self.init(network: network, documents: documents, pacing: .polite, clock: RoundClock.started)
  }

  /// Makes one that spares hosts in another way, by a clock of its own for each round.
  init(
    network: any FeedNetworkDataStore, documents: any DocumentDataStore, pacing: HostPacing,
    clock: @escaping @Sendable () -> RoundClock = RoundClock.started
  ) {
    self.network = network
    self.documents = documents
    self.pacing = pacing
    self.clock = clock
  }

  public func fetch(_ calls: [FeedCall]) async -> EventBatches<FetchEvent> {
    let round = FetchRound(calls, network: network, pacing: pacing, clock: clock())
    return EventBatches { await round.next() }
  }

  public func look(at address: WebAddress) async throws(ReadingError) -> AddressContent {
    switch try await content(at: address) {
    case .document(let document):
      do throws(FetchProblem) {
        return try await document.found()
      } catch {
        throw .fetch(address, error, await document.glimpse())
      }
    case .refusal(let problem, let seconds, let terms, let said):
      let glimpse = await said?.glimpse()
      guard problem.isOfTheWholeServer || seconds != nil else { throw .fetch(address, problem, glimpse) }
      return .wish(problem, retryAfterSeconds: seconds, terms: terms, glimpse)
    }
  }

  @concurrent
  public func read(from place: DocumentPlace) async throws(ReadingError) -> Feed {
    try await parsed(place).feed.sanitised
  }

  public func inspect(_ place: DocumentPlace) async throws(ReadingError) -> FeedInspection {
    try await parsed(place).inspection()
  }

  public func inspect(_ addresses: [WebAddress]) async -> [WebAddress: Result<FeedInspection, ReadingError>] {
    var seen: Set<WebAddress> = []
    let calls = addresses.filter { seen.insert($0).inserted }.map { FeedCall(feed: FeedID(address: $0), address: $0, validators: nil) }
    var results: [WebAddress: Result<FeedInspection, ReadingError>] = [:]
    let round = PoliteRound(network, pacing: pacing, clock: clock(), reader: InspectionReader())
    await round.run(calls) { events in
      for case .came(let result, let call) in events { results[call.address] = result }
    }
    return results
  }

  public func countItems(in place: DocumentPlace) async throws(ReadingError) -> Int {
    // What comes on standard input comes once, and may be needed a second time.
    guard case .file(let path) = place else { return try await parsed(place).feed.items.count }
    do throws(DocumentStoreProblem) {
      if let count = try await countInPortions(path) { return count }
    } catch {
      throw .document(place, error.documentProblem)
    }
    return try await parsed(place).feed.items.count
  }

  @concurrent
  private func parsed(_ place: DocumentPlace) async throws(ReadingError) -> ParsedFeed {
    let bytes: [UInt8]
    do throws(DocumentStoreProblem) {
      bytes = try await documents.bytes(of: place)
    } catch {
      throw .document(place, error.documentProblem)
    }
    do throws(FormatProblem) {
      return try FeedParser.feed(from: bytes, contentType: nil, base: nil)
    } catch {
      throw .document(place, .notAFeed(error.fetchProblem))
    }
  }

  /// The number of items in a document without a fault, of which no more than a portion is in memory; nil for any other.
  @concurrent
  private func countInPortions(_ path: String) async throws(DocumentStoreProblem) -> Int? {
    let first = try await documents.portion(ofFile: path, from: 0, count: Self.portion)
    guard var counter = FeedItemCounter(first) else { return nil }
    var offset = first.count
    while true {
      let next = try await documents.portion(ofFile: path, from: offset, count: Self.portion)
      if next.isEmpty { return counter.finish() }
      guard counter.push(next[...]) else { return nil }
      offset += next.count
    }
  }

  /// What can come of asking a server for the first time.
  private enum FirstAnswer {
    case document(FetchedDocument)
    case refusal(FetchProblem, retryAfterSeconds: Int?, AnswerTerms, FeedNetworkDocument?)
  }

  private func content(at address: WebAddress) async throws(ReadingError) -> FirstAnswer {
    do throws(NetworkError) {
      switch try await network.answer(to: FeedNetworkRequest(address: address)) {
      case .document(let document): return .document(try await FetchedDocument(document))
      case .unchanged: throw .web(.brokenAnswer(reason: "the server says \"not changed\" to a first question"))
      case .refused(let problem, let seconds, let terms, let said): return .refusal(problem, retryAfterSeconds: seconds, terms, said)
      }
    } catch {
      guard let problem = error.fetchProblem else { throw .cancelled }
      throw .fetch(address, problem)
    }
  }
}
