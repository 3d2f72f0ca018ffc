import Transfer

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What `strata --home HOME refresh --force` does, written straight down: `straight HOME`. Scripts/bench/layers measures both.
///
/// The work itself is the same code: fetching, decoding, parsing, cleaning, the rules for what is asked and what is taken in, records, files.
/// What is left out is all that stands between: protocols and the existentials that are called through them, repositories and data stores,
/// actors, use cases, batches of events, interactors, presenters, displays, progress, the parsing of a command line, modules.
@main
struct Straight {
  private static let userAgent = "Strata/0.1.0 (terminal feed reader)"
  private static let accept =
    "application/atom+xml, application/rss+xml, application/rdf+xml, application/feed+json, "
    + "application/xml;q=0.9, text/xml;q=0.9, application/json;q=0.8, text/html;q=0.7, */*;q=0.5"
  /// As long as a document may be that of last time, it is not parsed, up to so many bytes.
  private static let maximumHeld = 1 << 20
  private static let secondsBetweenSaves = 5
  private static let leastToCompact = 1 << 16

  private let home: String
  private let plan: DueFeeds
  /// Those that wait to be saved together.
  private var visits: [FeedID: FetchStateRecord] = [:]
  private var (new, changed, failed) = (0, 0, 0)
  private var lastSaved = Self.now

  static func main() async throws {
    guard CommandLine.arguments.count == 2 else {
      print("usage: straight HOME")
      _exit(2)
    }
    let home = CommandLine.arguments[1]
    guard let turn = try FileLock.taking("\(home)/refresh.lock") else { throw Problem.locked }
    var straight = try Straight(home)
    try await straight.refresh()
    withExtendedLifetime(turn) {}
    print("\(straight.new) new, \(straight.changed) changed, \(straight.failed) failed")
    fflush(nil)
    _exit(straight.failed == 0 ? 0 : 3)
  }

  private init(_ home: String) throws {
    self.home = home
    try FileSystem.makeFolder("\(home)/articles")
    let list = try FileSystem.content(of: "\(home)/subscriptions.opml").map { try OPMLDocument(parsing: $0) } ?? OPMLDocument()
    let subscriptions = list.outline.subscriptions
    let known = try Self.document(FetchStatesDocument.self, at: "\(home)/visits.json")?.visits.mapValues(\.visit) ?? [:]
    let stored = try Self.feeds(in: "\(home)/articles")
    plan = DueFeeds(
      subscriptions, visits: known, waits: HostBackoff(subscriptions, visits: known), stored: stored, now: Self.now, isForced: true)
  }

  /// Asks as many servers at once as is good, and stores each answer when it comes.
  private mutating func refresh() async throws {
    let loop = TransferLoop()
    // The feeds come from this computer, which needs no rest, so the time is of no account.
    var admission = RequestScheduler(plan.calls, pacing: .polite)
    try await withThrowingTaskGroup(of: (FeedRequest, FeedResponse).self) { group in
      while true {
        while let call = admission.next(at: .zero) {
          group.addTask { (call, try await Self.answer(to: call, through: loop)) }
        }
        guard let (call, answer) = try await group.next() else { break }
        admission.finish(call)
        try store(answer)
        if Self.now >= lastSaved.adding(seconds: Self.secondsBetweenSaves) { try saveFetchStates() }
      }
    }
    try saveFetchStates()
  }

  @concurrent
  private static func answer(to call: FeedRequest, through loop: TransferLoop) async throws -> FeedResponse {
    var headers = [HeaderField(name: "Accept", value: accept)]
    if let etag = call.validators?.etag { headers.append(HeaderField(name: "If-None-Match", value: etag)) }
    if let date = call.validators?.lastModified { headers.append(HeaderField(name: "If-Modified-Since", value: date)) }
    let request = TransferRequest(address: call.address.text, headers: headers, userAgent: userAgent, limits: TransferLimits())
    let response = try await loop.streamedResponse(to: request)
    let terms = ResponseMetadata(response, to: call.address, now: now)
    switch response.status {
    case 200, 203: return FeedResponse(feed: call.feed, content: try await content(of: response, for: call), terms: terms)
    case 304: return FeedResponse(feed: call.feed, content: .unchanged, terms: terms)
    case let code:
      return FeedResponse(feed: call.feed, content: .failed(.web(.status(code: code)), retryAfterSeconds: nil), terms: terms)
    }
  }

  private static func content(of response: StreamedResponse, for call: FeedRequest) async throws -> FeedResponse.Content {
    let address = LinkResolver.address(response.effectiveURL) ?? call.address
    let base = LinkResolver(bases: [address]).address(response.header("Content-Location")) ?? address
    var reader = FeedReader(contentType: response.header("Content-Type"), base: base)
    let maximumHeld = call.validators?.digest == nil ? 0 : Self.maximumHeld
    var pieces = response.body.makeAsyncIterator()
    while let piece = try await pieces.next() {
      reader.keep(piece)
      if reader.count > maximumHeld { reader.parse() }
    }
    let digest = reader.digest.text
    let validators = Validators(etag: response.header("ETag"), lastModified: response.header("Last-Modified"), digest: digest)
    if let validators, call.validators?.digest == digest { return .same(validators) }
    do {
      let parsed = try reader.finish()
      return .feed(parsed.feed, parsed.isCutOff ? nil : validators)
    } catch {
      return .failed(error.fetchProblem, retryAfterSeconds: nil)
    }
  }

  /// Articles first, validators after.
  private mutating func store(_ answer: FeedResponse) throws {
    let moment = Self.now
    switch answer.content {
    case .feed(let feed, _): try takeIn(ArticleMerge.pieces(of: FetchedFeed(feed: answer.feed, content: feed), at: moment), of: answer.feed)
    case .unchanged, .same: break
    case .failed, .withheld: failed += 1
    }
    visits[answer.feed] = FetchStateRecord(plan.visit(after: answer, at: moment))
  }

  private mutating func saveFetchStates() throws {
    let path = "\(home)/visits.json"
    lastSaved = Self.now
    guard let lock = try FileLock.taking("\(home)/lock") else { throw Problem.locked }
    let before = try Self.document(FetchStatesDocument.self, at: path)?.visits ?? [:]
    let after = before.merging(visits) { _, new in new }
    if after != before { try AtomicFile.write(FetchStatesDocument(after).bytes, to: path) }
    withExtendedLifetime(lock) {}
    visits = [:]
  }

  private mutating func takeIn(_ pieces: [ArticleMerge.Piece], of feed: FeedID) throws {
    guard let lock = try FileLock.taking("\(home)/lock") else { throw Problem.locked }
    let shelf = ArticleFile(of: feed, in: DataDirectory(path: home, now: { Self.now }))
    let index = try shelf.indexUnderLock()
    let intake = ArticleFileMerge(shelf, index)
    var comparison = MergeComparison(with: intake)
    for piece in pieces { try comparison.takeIn(piece) }
    try intake.store(comparison.lines, leastToCompact: Self.leastToCompact)
    withExtendedLifetime(lock) {}
    new += comparison.new
    changed += comparison.changed
  }

  private static func document<Document: RecordDocument>(_ type: Document.Type, at path: String) throws -> Document? {
    try FileSystem.content(of: path).map { try Document(parsing: $0) }
  }

  private static func feeds(in folder: String) throws -> Set<FeedID> {
    Set(try FileSystem.names(in: folder).filter { $0.hasSuffix(".jsonl") }.compactMap { FeedID(stored: String($0.dropLast(6))) })
  }

  private static var now: Timestamp {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Timestamp(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }

  /// What is not waited for here.
  private enum Problem: Error {
    case locked
  }
}
