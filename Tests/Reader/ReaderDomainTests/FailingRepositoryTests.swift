import CoreDomain
import CoreDoubles
import ReaderDomain
import ReaderDoubles
import Testing

/// Runs every use case that writes to more than one repository, with each repository call failing in turn.
@Suite("Use cases with a failing repository", .timeLimit(.minutes(10)))
struct FailingRepositoryTests {
  /// An action of the user.
  enum Work: String, CaseIterable, CustomTestStringConvertible {
    case star, toggle, undoStar, undoToggle, unfollow, unfollowMoved, undoUnfollow, subscribe, followAgain, importList, importNewsboat
    case configure, refresh, refreshMoved, refreshMerged, revertRedirect

    var testDescription: String { rawValue }
  }

  /// A repository call that fails after a number of successful calls.
  struct Failure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plan: @Sendable (MemoryStores, ReaderError?) async -> Void
  }

  static let failures: [Failure] = [0, 1].flatMap { times in
    func failure<Call>(_ name: String, _ request: Call, _ plan: @escaping @Sendable (MemoryStores, ReaderError?) async -> Void) -> Failure {
      Failure(testDescription: "\(name).\(request) after \(times)", plan: plan)
    }
    return MemorySubscriptionRepository.Call.allCases.map { request in
      failure("subscriptions", request) { await $0.subscriptions.failWith($1, on: [request], after: times) }
    }
      + MemoryArticleRepository.Call.allCases.map { request in
        failure("articles", request) { await $0.articles.failWith($1, on: [request], after: times) }
      }
      + MemoryFetchStateRepository.Call.allCases.map { request in
        failure("visits", request) { await $0.fetchStates.failWith($1, on: [request], after: times) }
      }
      + MemoryUndoHistory.Call.allCases.map { request in
        failure("deeds", request) { await $0.undoHistory.failWith($1, on: [request], after: times) }
      }
  }

  private static let old = WebURL.sample("https://example.org/old")
  private static let new = WebURL.sample("https://example.net/new")
  private static let tea = Subscription(url: old, title: "Tea")
  private static let moved = Subscription(id: tea.id, url: new, formerURL: old, title: "Tea")
  private static let other = Subscription.sample(url: "https://example.com/other", title: "Other")
  private static let place = FileLocation.file("list.opml")

  /// The part of the data directory that a user sees.
  private struct Sight: Hashable {
    let subscriptions: [Subscription]
    let articles: [ArticleWithStatus]

    init(_ home: MemoryStores) async throws {
      subscriptions = try await home.subscriptions.all()
      articles = await home.articles.stored
    }
  }

  @Test("a failed use case changes nothing or reports what it did, and a repetition completes it", arguments: Work.allCases, failures)
  func reported(_ work: Work, _ failure: Failure) async throws {
    let healthy = try await home(for: work)
    #expect(try await perform(work, in: healthy) == nil)
    let done = try await Sight(healthy)

    let home = try await home(for: work)
    let before = try await Sight(home)
    #expect(before != done)
    await failure.plan(home, MemoryStores.broken)
    let outcome = await result(of: work, in: home)
    await failure.plan(home, nil)
    let after = try await Sight(home)
    switch outcome {
    case .failure(let error):
      #expect(error == MemoryStores.broken)
      #expect(after == before)
    case .success(nil): #expect(after == done)
    case .success(let warning?):
      #expect(warning == MemoryStores.broken)
      let isUnderWay = [.refresh, .refreshMoved, .refreshMerged, .importNewsboat, .subscribe, .followAgain].contains(work)
      #expect(isUnderWay || after == done)
    }
    guard after != done else { return }
    if [.subscribe, .followAgain].contains(work), after.subscriptions == done.subscriptions {
      // The next refresh completes the subscription.
      #expect(try await refresh(home) == nil)
    } else {
      #expect(await result(of: work, in: home) == .success(nil))
    }
    #expect(try await Sight(home) == done)
  }

  private func home(for work: Work) async throws -> MemoryStores {
    let articles = [
      ArticleWithStatus.sample(.sample(guid: "1", feed: Self.tea.id, title: "One")),
      .sample(.sample(guid: "2", feed: Self.tea.id, title: "Two"), marks: [.starred]),
    ]
    let subscriptions: [Subscription] =
      switch work {
      case .unfollowMoved, .followAgain, .revertRedirect: [Self.moved, Self.other]
      case .refreshMerged: [Self.tea, Subscription(url: Self.new, title: "New")]
      case .subscribe, .importList, .importNewsboat: [Self.other]
      default: [Self.tea, Self.other]
      }
    let ready = FetchState(redirect: PendingRedirect(target: Self.new, lastSeen: .sample(plusMinutes: -1440), days: 2))
    let home = MemoryStores(
      subscriptions, articles: work == .importNewsboat ? [] : articles, fetchStates: [Self.tea.id: ready],
      settings: [.keepArticles: .limit(1)])
    let isMove = work == .refreshMoved || work == .refreshMerged
    let feed = Feed.sample(title: "Tea", items: [.sample(guid: "1", title: "One"), .sample(guid: "3", title: "Three")])
    await home.feeds.response(Self.old, with: .feed(feed, nil), metadata: isMove ? ResponseMetadata(movedTo: Self.new) : .none)
    await home.feeds.response(Self.new, with: isMove ? .unchanged : .feed(feed, nil))
    await home.feeds.response(Self.other.url, with: .unchanged)
    for url in [Self.old, Self.new] { await home.feeds.show(.feed(feed, nil), at: url) }
    switch work {
    case .undoStar: _ = try await perform(.star, in: home)
    case .undoToggle: _ = try await perform(.toggle, in: home)
    case .undoUnfollow: _ = try await perform(.unfollow, in: home)
    case .followAgain: _ = try await perform(.unfollowMoved, in: home)
    default: break
    }
    return home
  }

  private func result(of work: Work, in home: MemoryStores) async -> Result<ReaderError?, ReaderError> {
    do {
      return .success(try await perform(work, in: home))
    } catch let error as ReaderError {
      return .failure(error)
    } catch {
      Issue.record(error)
      return .success(nil)
    }
  }

  /// - Returns: the error that accompanies the result.
  private func perform(_ work: Work, in home: MemoryStores) async throws -> ReaderError? {
    switch work {
    case .star: return try await home.markArticles(StatusChange(.matching(.all), .set(.starred, true))).undoError
    case .toggle: return try await home.markArticles(StatusChange(.matching(.all), .toggle(.starred))).undoError
    case .undoStar, .undoToggle, .undoUnfollow: return try await home.undoLastAction(.last).error
    case .unfollow, .unfollowMoved: return try await home.unsubscribe(FeedReference("tea")).undoError
    case .subscribe: return try await home.subscribe(SubscribeInput(url: Self.old.text)).storeError
    case .followAgain: return try await home.subscribe(SubscribeInput(url: Self.new.text)).storeError
    case .importList:
      let outlines = MemoryOutlineRepository([Self.place: Outline(subscriptions: [Self.tea])])
      _ = try await ImportSubscriptions(
        subscriptions: home.subscriptions, fetchStates: home.fetchStates, views: MemoryViewRepository(), outlines: outlines)(Self.place)
      return nil
    case .importNewsboat:
      let list = NewsboatSubscriptions(feeds: [NewsboatFeed(subscription: Self.tea, name: "tea")])
      let items = [("1", [ArticleMark.read]), ("2", [.read, .starred])].map {
        NewsboatArticle(.sample(guid: $0, title: $0), marks: Set($1))
      }
      let importNewsboat = ImportNewsboat(
        storage: home.storage, views: MemoryViewRepository(), rules: MemoryRuleRepository(), keys: MemoryKeysRepository(),
        newsboat: MemoryNewsboatRepository(list, items: ["tea": items]), translatingKeysBy: { _, _, _ in .none },
        now: home.now)
      return try await importNewsboat(NewsboatFiles(list: Self.place, articles: "cache.db")).error
    case .configure:
      let change = FeedSettingsChange(FeedReference("tea"), [.init(name: "interval", value: "60")])
      _ = try await ConfigureFeed(subscriptions: home.subscriptions)(change)
      return nil
    case .refresh, .refreshMoved, .refreshMerged: return try await refresh(home)
    case .revertRedirect:
      _ = try await home.revertRedirect(FeedReference("tea"))
      return nil
    }
  }

  private func refresh(_ home: MemoryStores) async throws -> ReaderError? {
    var problem: ReaderError?
    for await batch in try await home.refreshFeeds(RefreshInput(isForced: true)) {
      for event in batch {
        if case .fetched(_, .failed(let error)) = event { problem = problem ?? error }
        if case .finished(let report) = event { problem = problem ?? report.problem ?? report.storeProblems.first.map { .store($0) } }
      }
    }
    return problem
  }
}
