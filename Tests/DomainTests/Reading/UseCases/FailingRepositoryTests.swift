import Domain
import DomainDoubles
import Testing

/// Every use case that writes to more than one repository, with each call of each repository failing in turn.
@Suite("A use case of which a repository fails", .timeLimit(.minutes(10)))
struct FailingRepositoryTests {
  /// What a person does.
  enum Work: String, CaseIterable, CustomTestStringConvertible {
    case star, toggle, undoStar, undoToggle, unfollow, unfollowMoved, undoUnfollow, subscribe, followAgain, importList, importArchive
    case configure, refresh, refreshMoved, refreshMerged, undoMove

    var testDescription: String { rawValue }
  }

  /// A call that fails, once it has gone well so often.
  struct Failure: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let plan: @Sendable (MemoryHome, ReadingError?) async -> Void
  }

  static let failures: [Failure] = [0, 1].flatMap { times in
    func failure<Call>(_ name: String, _ call: Call, _ plan: @escaping @Sendable (MemoryHome, ReadingError?) async -> Void) -> Failure {
      Failure(testDescription: "\(name).\(call) after \(times)", plan: plan)
    }
    return MemorySubscriptionRepository.Call.allCases.map { call in
      failure("subscriptions", call) { await $0.subscriptions.failWith($1, on: [call], after: times) }
    }
      + MemoryArticleRepository.Call.allCases.map { call in
        failure("articles", call) { await $0.articles.failWith($1, on: [call], after: times) }
      }
      + MemoryVisitRepository.Call.allCases.map { call in
        failure("visits", call) { await $0.visits.failWith($1, on: [call], after: times) }
      }
      + MemoryDeedRepository.Call.allCases.map { call in
        failure("deeds", call) { await $0.deeds.failWith($1, on: [call], after: times) }
      }
  }

  private static let old = WebAddress.sample("https://example.org/old")
  private static let new = WebAddress.sample("https://example.net/new")
  private static let tea = Subscription(address: old, title: "Tea")
  private static let moved = Subscription(id: tea.id, address: new, formerAddress: old, title: "Tea")
  private static let other = Subscription.sample(address: "https://example.com/other", title: "Other")
  private static let place = DocumentPlace.file("list.opml")

  /// What of a home a person sees.
  private struct Sight: Hashable {
    let subscriptions: [Subscription]
    let articles: [ArticleEntry]

    init(_ home: MemoryHome) async throws {
      subscriptions = try await home.subscriptions.all()
      articles = await home.articles.stored
    }
  }

  @Test("has either done nothing, or says what it has done; and doing it again completes it", arguments: Work.allCases, failures)
  func told(_ work: Work, _ failure: Failure) async throws {
    let healthy = try await home(for: work)
    #expect(try await perform(work, in: healthy) == nil)
    let done = try await Sight(healthy)

    let home = try await home(for: work)
    let before = try await Sight(home)
    #expect(before != done)
    await failure.plan(home, MemoryHome.broken)
    let outcome = await result(of: work, in: home)
    await failure.plan(home, nil)
    let after = try await Sight(home)
    switch outcome {
    case .failure(let error):
      #expect(error == MemoryHome.broken)
      // A change of several marks is taken back mark by mark, and remembered until the last one was.
      if work != .undoToggle { #expect(after == before) }
    case .success(nil): #expect(after == done)
    case .success(let warning?):
      #expect(warning == MemoryHome.broken)
      let isUnderWay = [.refresh, .refreshMoved, .refreshMerged, .importArchive, .subscribe, .followAgain].contains(work)
      #expect(isUnderWay || after == done)
    }
    guard after != done else { return }
    if [.subscribe, .followAgain].contains(work), after.subscriptions == done.subscriptions {
      // The next refresh completes it.
      #expect(try await refresh(home) == nil)
    } else {
      #expect(await result(of: work, in: home) == .success(nil))
    }
    #expect(try await Sight(home) == done)
  }

  private func home(for work: Work) async throws -> MemoryHome {
    let articles = [
      ArticleEntry.sample(.sample(guid: "1", feed: Self.tea.id, title: "One")),
      .sample(.sample(guid: "2", feed: Self.tea.id, title: "Two"), marks: [.starred]),
    ]
    let subscriptions: [Subscription] =
      switch work {
      case .unfollowMoved, .followAgain, .undoMove: [Self.moved, Self.other]
      case .refreshMerged: [Self.tea, Subscription(address: Self.new, title: "New")]
      case .subscribe, .importList, .importArchive: [Self.other]
      default: [Self.tea, Self.other]
      }
    let ready = Visit(move: MoveSighting(target: Self.new, lastSeen: .sample(plusMinutes: -1440), days: 2))
    let home = MemoryHome(
      subscriptions, articles: work == .importArchive ? [] : articles, visits: [Self.tea.id: ready], settings: [.keepArticles: .limit(1)])
    let isMove = work == .refreshMoved || work == .refreshMerged
    let feed = Feed.sample(title: "Tea", items: [.sample(guid: "1", title: "One"), .sample(guid: "3", title: "Three")])
    await home.feeds.answer(Self.old, with: .feed(feed, nil), terms: isMove ? AnswerTerms(movedTo: Self.new) : .none)
    await home.feeds.answer(Self.new, with: isMove ? .unchanged : .feed(feed, nil))
    await home.feeds.answer(Self.other.address, with: .unchanged)
    for address in [Self.old, Self.new] { await home.feeds.show(.feed(feed, nil), at: address) }
    switch work {
    case .undoStar: _ = try await perform(.star, in: home)
    case .undoToggle: _ = try await perform(.toggle, in: home)
    case .undoUnfollow: _ = try await perform(.unfollow, in: home)
    case .followAgain: _ = try await perform(.unfollowMoved, in: home)
    default: break
    }
    return home
  }

  private func result(of work: Work, in home: MemoryHome) async -> Result<ReadingError?, ReadingError> {
    do {
      return .success(try await perform(work, in: home))
    } catch let error as ReadingError {
      return .failure(error)
    } catch {
      Issue.record(error)
      return .success(nil)
    }
  }

  /// - Returns: what the person is told beside what was done.
  private func perform(_ work: Work, in home: MemoryHome) async throws -> ReadingError? {
    switch work {
    case .star: return try await home.changeStatus(StatusChange(.matching(.all), .set(.starred, true))).undoError
    case .toggle: return try await home.changeStatus(StatusChange(.matching(.all), .toggle(.starred))).undoError
    case .undoStar, .undoToggle, .undoUnfollow: return try await home.undoDeed(.last).error
    case .unfollow, .unfollowMoved: return try await home.unsubscribe(FeedReference("tea")).undoError
    case .subscribe: return try await home.subscribe(SubscribeOrder(address: Self.old.text)).storeError
    case .followAgain: return try await home.subscribe(SubscribeOrder(address: Self.new.text)).storeError
    case .importList:
      let outlines = MemoryOutlineRepository([Self.place: Outline(subscriptions: [Self.tea])])
      _ = try await ImportSubscriptions(subscriptions: home.subscriptions, visits: home.visits, outlines: outlines)(Self.place)
      return nil
    case .importArchive:
      let list = ArchivedList(feeds: [ArchivedFeed(subscription: Self.tea, name: "tea")])
      let items = [("1", [ArticleMark.read]), ("2", [.read, .starred])].map { ArchivedItem(.sample(guid: $0, title: $0), marks: Set($1)) }
      let importArchive = ImportArchive(
        subscriptions: home.subscriptions, articles: home.articles, visits: home.visits,
        archives: MemoryArchiveRepository(list, items: ["tea": items]), now: home.now)
      return try await importArchive(ArchivePlace(list: Self.place, articles: "cache.db")).error
    case .configure:
      let change = FeedSettingsChange(FeedReference("tea"), [.init(name: "interval", value: "60")])
      _ = try await ConfigureFeed(subscriptions: home.subscriptions)(change)
      return nil
    case .refresh, .refreshMoved, .refreshMerged: return try await refresh(home)
    case .undoMove:
      _ = try await home.undoMove(FeedReference("tea"))
      return nil
    }
  }

  private func refresh(_ home: MemoryHome) async throws -> ReadingError? {
    var problem: ReadingError?
    for await batch in try await home.refreshFeeds(RefreshOrder(isForced: true)) {
      for event in batch {
        if case .visited(_, .failed(let error)) = event { problem = problem ?? error }
        if case .finished(let report) = event { problem = problem ?? report.problem ?? report.storeProblems.first.map { .store($0) } }
      }
    }
    return problem
  }
}
