public import Domain

/// A web of feeds in memory: an answer an address, and a record of who asked for what. Whatever it was not told of answers 404.
public actor MemoryFeedRepository: FeedRepository {
  /// What can be made to fail. A fetch cannot: each of its answers says how it went.
  public enum Call: Hashable, Sendable, CaseIterable {
    case look, read, inspect
  }

  /// The questions of each fetch.
  public private(set) var fetches: [[FeedCall]] = []
  /// The addresses that were looked at, in order.
  public private(set) var looks: [WebAddress] = []

  private let batchSize: Int
  private let staysOpen: Bool
  private let tellsWhomItAsks: Bool
  private var answers: [WebAddress: FeedAnswer.Content] = [:]
  private var terms: [WebAddress: AnswerTerms] = [:]
  private var silent: Set<WebAddress> = []
  private var findings: [WebAddress: Result<AddressContent, FetchProblem>] = [:]
  private var files: [DocumentPlace: Feed] = [:]
  private var documents: [DocumentPlace: FeedInspection] = [:]
  private var addresses: [WebAddress: FeedInspection] = [:]
  private var failures = PlannedFailures<Call, ReadingError>()
  private var isStopped = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes a web.
  /// - Parameters:
  ///   - batchSize: how many answers come together.
  ///   - staysOpen: whether a fetch never ends by itself, as with a server that does not answer.
  ///   - tellsWhomItAsks: whether the first batch of a fetch names all who are asked.
  public init(batchSize: Int = 1, staysOpen: Bool = false, tellsWhomItAsks: Bool = false) {
    self.batchSize = batchSize
    self.staysOpen = staysOpen
    self.tellsWhomItAsks = tellsWhomItAsks
  }

  /// What a refresh gets from this address.
  public func answer(_ address: WebAddress, with content: FeedAnswer.Content, terms: AnswerTerms = .none) {
    answers[address] = content
    self.terms[address] = terms
  }

  /// Lets a refresh wait for this address for ever.
  public func keepWaiting(_ address: WebAddress) {
    silent.insert(address)
  }

  /// What somebody finds who looks at this address.
  public func show(_ found: AddressContent, at address: WebAddress) {
    findings[address] = .success(found)
  }

  /// What goes wrong for somebody who looks at this address.
  public func refuse(_ address: WebAddress, with problem: FetchProblem) {
    findings[address] = .failure(problem)
  }

  /// What stands in a file.
  public func put(_ feed: Feed, in place: DocumentPlace) {
    files[place] = feed
  }

  /// What somebody finds who inspects a file.
  public func put(_ inspection: FeedInspection, in place: DocumentPlace) {
    documents[place] = inspection
  }

  /// What somebody finds who inspects this address.
  public func put(_ inspection: FeedInspection, at address: WebAddress) {
    addresses[address] = inspection
  }

  /// Makes calls throw this error; nil heals them.
  public func failWith(_ error: ReadingError?, on calls: [Call] = Call.allCases) {
    failures.plan(error, on: calls)
  }

  /// Returns when a fetch was given up by its reader.
  public func stopped() async {
    if isStopped { return }
    await withCheckedContinuation { waiting.append($0) }
  }

  public func fetch(_ calls: [FeedCall]) -> EventBatches<FetchEvent> {
    fetches.append(calls)
    let (stream, continuation) = AsyncStream.makeStream(of: [FetchEvent].self)
    continuation.onTermination = { reason in
      if case .cancelled = reason { Task { await self.noteStop() } }
    }
    if tellsWhomItAsks { continuation.yield(calls.map { .asked($0.feed) }) }
    let answered = calls.filter { !silent.contains($0.address) }
    for start in stride(from: 0, to: answered.count, by: batchSize) {
      continuation.yield(answered[start...].prefix(batchSize).map { .answered(answer(to: $0)) })
    }
    if !staysOpen { continuation.finish() }
    return EventBatches(stream)
  }

  public func look(at address: WebAddress) throws(ReadingError) -> AddressContent {
    looks.append(address)
    try failures.check(.look)
    switch findings[address] ?? .failure(.web(.status(code: 404))) {
    case .success(let found): return found
    case .failure(let problem): throw .fetch(address, problem)
    }
  }

  public func read(from place: DocumentPlace) throws(ReadingError) -> Feed {
    try failures.check(.read)
    guard let feed = files[place] else { throw .document(place, .missing) }
    return feed
  }

  public func countItems(in place: DocumentPlace) throws(ReadingError) -> Int {
    try read(from: place).items.count
  }

  public func inspect(_ place: DocumentPlace) throws(ReadingError) -> FeedInspection {
    try failures.check(.inspect)
    guard let inspection = documents[place] else { throw .document(place, .missing) }
    return inspection
  }

  public func inspect(_ addresses: [WebAddress]) -> [WebAddress: Result<FeedInspection, ReadingError>] {
    var results: [WebAddress: Result<FeedInspection, ReadingError>] = [:]
    for address in addresses { results[address] = inspection(of: address) }
    return results
  }

  private func inspection(of address: WebAddress) -> Result<FeedInspection, ReadingError> {
    do throws(ReadingError) { try failures.check(.inspect) } catch { return .failure(error) }
    return addresses[address].map { .success($0) } ?? .failure(.fetch(address, .web(.status(code: 404))))
  }

  private func answer(to call: FeedCall) -> FeedAnswer {
    FeedAnswer(
      feed: call.feed, content: answers[call.address] ?? .failed(.web(.status(code: 404)), retryAfterSeconds: nil),
      terms: terms[call.address] ?? .none)
  }

  private func noteStop() {
    isStopped = true
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}
