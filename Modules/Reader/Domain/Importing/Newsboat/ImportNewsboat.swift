public import CoreDomain

/// Imports feeds, their articles, read and starred marks, filters and keys from Newsboat. A second import of the same files changes nothing.
public struct ImportNewsboat: UseCase {
  private let storage: FeedStorage
  private let views: any ViewRepository
  private let rules: any RuleRepository
  private let keys: any KeysRepository
  private let newsboat: any NewsboatRepository
  private let translateKeys: NewsboatKeyTranslator
  private let now: CurrentTime

  public init(
    storage: FeedStorage, views: any ViewRepository, rules: any RuleRepository, keys: any KeysRepository, newsboat: any NewsboatRepository,
    translatingKeysBy translateKeys: @escaping NewsboatKeyTranslator, now: @escaping CurrentTime
  ) {
    self.storage = storage
    self.views = views
    self.rules = rules
    self.keys = keys
    self.newsboat = newsboat
    self.translateKeys = translateKeys
    self.now = now
  }

  public func callAsFunction(_ place: NewsboatFiles) async throws(ReaderError) -> NewsboatImportReport {
    let list = try await newsboat.list(in: place)
    let known = KnownFeeds(try await storage.fetchStates.all())
    let subscribed = try await storage.subscriptions.all()
    let listed = OutlineUnion(list.feeds.map(\.subscription)).subscriptions
    let (added, incomplete) = try await storage.subscriptions.addingMost(
      of: known.identified(listed.missing(among: subscribed), among: subscribed))
    let filters = await storeFilters(list.filters)
    let keys = await storeKeys(list.keys, runsPrograms: place.runsPrograms)
    var report = NewsboatImportReport(added: added, incomplete: incomplete, list: list, filters: filters, keys: keys, articles: nil)
    guard place.articles != nil else { return report }
    do throws(ReaderError) { report.articles = try await storeArticles(of: list.feeds, in: place) } catch { report.error = error }
    return report
  }

  private func storeKeys(_ entries: [NewsboatKeyEntry], runsPrograms: Bool) async -> NewsboatKeyReport {
    guard !entries.isEmpty else { return .none }
    do throws(ReaderError) {
      return try await keys.add { [translateKeys] content in translateKeys(entries, content, runsPrograms) }
    } catch {
      return NewsboatKeyReport(error: error)
    }
  }

  /// Stores views, then rules, each even if the other fails. After an error, a second import completes the work.
  private func storeFilters(_ entries: [NewsboatFilterEntry]) async -> NewsboatFilterReport {
    guard !entries.isEmpty else { return .none }
    let plan: NewsboatFilterPlan
    do throws(ReaderError) {
      plan = NewsboatFilterPlan(entries, views: try await views.all().views, rules: try await rules.document())
    } catch {
      return NewsboatFilterReport(error: error)
    }
    var (savedViews, addedRules): ([SavedView], [String]) = ([], [])
    var problem: ReaderError?
    do throws(ReaderError) {
      if !plan.views.isEmpty { _ = try await views.change(.add(plan.views)) }
      savedViews = plan.views
    } catch {
      problem = error
    }
    do throws(ReaderError) {
      for rule in plan.rules {
        _ = try await rules.change(.add(rule))
        addedRules.append(rule.text)
      }
    } catch {
      problem = problem ?? error
    }
    return NewsboatFilterReport(
      views: savedViews, rules: addedRules, alreadyThere: plan.alreadyThere, skipped: plan.skipped, error: problem)
  }

  /// Stores articles before marks, each in one commit. After an interruption, a second import completes the work.
  private func storeArticles(
    of feeds: [NewsboatFeed], in place: NewsboatFiles
  ) async throws(ReaderError) -> NewsboatImportReport.Articles {
    let moment = now()
    let ids = try await subscribed(feeds)
    var stored: [FeedID: [ArticleID: ArticleWithStatus]] = [:]
    for entry in try await storage.articles.articles(matching: .everything, in: Array(ids.values)) {
      stored[entry.article.feed, default: [:]][entry.article.id] = entry
    }
    var new = 0
    var marks: [ArticleMark: [ArticleID]] = [:]
    var newMarks: [ArticleMark: Int] = [:]
    for feed in feeds {
      guard let id = ids[feed] else { continue }
      let items = try await newsboat.items(of: feed, in: place)
      let merged = NewsboatImportPlan(items, for: id, stored: stored[id] ?? [:], at: moment)
      if !merged.fetchedFeed.content.items.isEmpty {
        // Stars come first: a refresh beside this removes old articles that have none.
        if let stars = merged.marks[.starred] { try await storage.articles.update([StatusEdit(mark: .starred, isSet: true, ids: stars)]) }
        new += try await storage.articles.store(merged.fetchedFeed, at: moment).new.count
      }
      for (mark, ids) in merged.marks { marks[mark, default: []] += ids }
      newMarks.merge(merged.newMarks, uniquingKeysWith: +)
    }
    for (mark, ids) in marks { try await storage.articles.update([StatusEdit(mark: mark, isSet: true, ids: ids)]) }
    return NewsboatImportReport.Articles(new: new, read: newMarks[.read] ?? 0, starred: newMarks[.starred] ?? 0)
  }

  /// The identity under which each feed is followed. A feed that has moved keeps its identity.
  private func subscribed(_ feeds: [NewsboatFeed]) async throws(ReaderError) -> [NewsboatFeed: FeedID] {
    let all = try await storage.subscriptions.all()
    var ids: [NewsboatFeed: FeedID] = [:]
    for feed in feeds {
      let (id, url) = (feed.subscription.id, feed.subscription.url)
      ids[feed] = (all.first { $0.id == id || $0.url == url } ?? all.first { $0.url.normalized == url.normalized })?.id
    }
    return ids
  }
}

/// The result of a Newsboat import.
public struct NewsboatImportReport: Hashable, Sendable {
  public let added: [Subscription]
  /// What a feed server has not accepted; nil when everything was added.
  public let incomplete: IncompleteAddition?
  /// The feeds in Newsboat's list, and the entries that were left out.
  public let list: NewsboatSubscriptions
  /// The result for the saved queries and filters.
  public let filters: NewsboatFilterReport
  /// The result for the keys of the full screen.
  public let keys: NewsboatKeyReport
  /// The result for the articles; nil when they were not requested or could not be imported.
  public internal(set) var articles: Articles?
  /// Why articles or marks could not be imported; nil when all were imported. The feeds are followed in both cases.
  public internal(set) var error: ReaderError?

  /// The first of the errors; nil when all was imported.
  public var problem: ReaderError? { error ?? filters.error ?? keys.error }

  /// The number of listed feeds that were followed already.
  public var alreadyThere: Int {
    OutlineUnion(list.feeds.map(\.subscription)).subscriptions.count - added.count - (incomplete?.missing ?? 0)
  }

  public init(
    added: [Subscription], incomplete: IncompleteAddition? = nil, list: NewsboatSubscriptions, filters: NewsboatFilterReport = .none,
    keys: NewsboatKeyReport = .none,
    articles: Articles?, error: ReaderError? = nil
  ) {
    self.added = added
    self.incomplete = incomplete
    self.list = list
    self.filters = filters
    self.keys = keys
    self.articles = articles
    self.error = error
  }

  /// The numbers of imported articles and marks.
  public struct Articles: Hashable, Sendable {
    /// The number of new articles.
    public let new: Int
    /// The number of articles that the import marked as read.
    public let read: Int
    /// The number of articles that the import starred.
    public let starred: Int

    public init(new: Int, read: Int, starred: Int) {
      self.new = new
      self.read = read
      self.starred = starred
    }
  }
}
