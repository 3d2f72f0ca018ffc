import CoreComposition
import CoreDomain
import ReaderDomain

extension Traced: FeedRepository where Base == any FeedRepository {
  func fetch(_ calls: [FeedRequest]) async -> EventBatches<FetchEvent> {
    await step(calls) { await base.fetch(calls) }
  }

  func discover(at request: FeedRequest) async throws(ReaderError) -> DiscoveryResult {
    try await step(request.url) { () async throws(ReaderError) in try await base.discover(at: request) }
  }

  func read(from place: FileLocation) async throws(ReaderError) -> Feed {
    try await step(place) { () async throws(ReaderError) in try await base.read(from: place) }
  }

  func countItems(in place: FileLocation) async throws(ReaderError) -> Int {
    try await step(place) { () async throws(ReaderError) in try await base.countItems(in: place) }
  }

  func inspect(_ place: FileLocation) async throws(ReaderError) -> FeedInspection {
    try await step(place) { () async throws(ReaderError) in try await base.inspect(place) }
  }

  func inspect(_ urls: [WebURL]) async -> [WebURL: Result<FeedInspection, ReaderError>] {
    await step(urls) { await base.inspect(urls) }
  }
}

extension Traced: FetchStateRepository where Base == any FetchStateRepository {
  func all() async throws(ReaderError) -> [FeedID: FetchState] {
    try await step(()) { () async throws(ReaderError) in try await base.all() }
  }

  func record(_ fetchStates: [FeedID: FetchState]) async throws(ReaderError) {
    try await step(fetchStates) { () async throws(ReaderError) in try await base.record(fetchStates) }
  }
}

extension Traced: RefreshLock where Base == any RefreshLock {
  func take() async throws(ReaderError) -> any RefreshLockToken {
    try await step(()) { () async throws(ReaderError) in try await base.take() }
  }
}

extension Traced: ArticleNotifier where Base == any ArticleNotifier {
  func notify(_ call: ProgramCall, of articles: [ArticleSummary]) async throws(ReaderError) {
    try await step(call) { () async throws(ReaderError) in try await base.notify(call, of: articles) }
  }
}
