public import CoreDomain

/// Follows all feeds of an OPML list, and adds its saved views whose names are new. Only the harmless settings of the list are imported (`FeedSettings.sanitizedForImport`).
public struct ImportSubscriptions: UseCase {
  /// The maximum number of entries of a list that name different feeds, or no feed on the web. As many feeds can be shared with other devices.
  public static let maximumFeeds = 50_000

  private let subscriptions: any SubscriptionRepository
  private let fetchStates: any FetchStateRepository
  private let views: any ViewRepository
  private let outlines: any OutlineRepository

  public init(
    subscriptions: any SubscriptionRepository, fetchStates: any FetchStateRepository, views: any ViewRepository,
    outlines: any OutlineRepository
  ) {
    self.views = views
    self.subscriptions = subscriptions
    self.fetchStates = fetchStates
    self.outlines = outlines
  }

  public func callAsFunction(_ place: FileLocation) async throws(ReaderError) -> ImportReport {
    let outline = try await outlines.read(from: place)
    let listed = OutlineUnion(outline.subscriptions)
    let feeds = listed.subscriptions.count + outline.refused.count
    guard feeds <= Self.maximumFeeds else { throw .importing(.tooManyFeeds(place, feeds: feeds)) }
    let wanted = listed.subscriptions.map { subscription in
      var subscription = subscription
      subscription.settings = subscription.settings.sanitizedForImport
      return subscription
    }
    let known = KnownFeeds(try await fetchStates.all())
    let subscribed = try await subscriptions.all()
    let (added, incomplete) = try await subscriptions.addingMost(
      of: known.identified(wanted.missing(among: subscribed), among: subscribed))
    let addedURLs = Set(added.map(\.url))
    return ImportReport(
      added: added, alreadyThere: wanted.count - added.count - (incomplete?.missing ?? 0), refused: outline.refused,
      incomplete: incomplete, damagedLines: outline.damagedLines,
      foldersLeftOut: listed.foldersLeftOut.filter { addedURLs.contains($0.key) }.values.flatMap(\.self).sorted { $0.text < $1.text },
      settingsLeftOut: Self.settingsLeftOut(of: outline, adding: addedURLs),
      unusableSettings: listed.subscriptions.filter { addedURLs.contains($0.url) }.flatMap(Self.unusableSettings),
      views: await importedViews(of: outline))
  }

  /// Adds the views that are missing and can be used. The feeds have been added by then, so an error is a part of the report.
  private func importedViews(of outline: Outline) async -> ImportedViews {
    var imported = ImportedViews(refused: outline.refusedViews)
    guard !outline.views.isEmpty else { return imported }
    do throws(ReaderError) {
      let saved = try await views.all().views
      let usable = saved.usable(among: outline.views)
      imported.refused += outline.views.map(\.name).filter { name in saved[name] == nil && !usable.contains { $0.name == name } }.map(
        \.text)
      let update = try await views.change(.add(usable))
      imported.added = usable.map(\.name).filter { update.before[$0] == nil }
      imported.alreadyThere = outline.views.count - usable.count - imported.refused.count + outline.refusedViews.count
    } catch {
      imported.error = error
    }
    return imported
  }

  private static func settingsLeftOut(of outline: Outline, adding added: Set<WebURL>) -> [FeedSettings.Key] {
    let given = outline.subscriptions.filter { added.contains($0.url) }.map(\.settings)
    return FeedSettings.Key.allCases.filter { key in given.contains { $0[key] != nil && $0.sanitizedForImport[key] == nil } }
  }

  private static func unusableSettings(of feed: Subscription) -> [ImportReport.UnusableSetting] {
    let kept = feed.settings.sanitizedForImport
    return FeedSettings.Key.importable.filter { feed.settings[$0] != nil && kept[$0] == nil }.map {
      ImportReport.UnusableSetting(feed: feed.title, key: $0)
    }
  }
}

extension SubscriptionRepository {
  /// Adds subscriptions. That some cannot be added is a result, not an error.
  func addingMost(
    of subscriptions: [Subscription]
  ) async throws(ReaderError) -> (added: [Subscription], incomplete: IncompleteAddition?) {
    do throws(ReaderError) {
      return (try await add(subscriptions), nil)
    } catch {
      guard case .subscription(.incomplete(let addition)) = error else { throw error }
      return (addition.added, addition)
    }
  }
}

/// The result of an OPML import.
public struct ImportReport: Hashable, Sendable {
  public let added: [Subscription]
  /// The number of listed feeds that were followed already.
  public let alreadyThere: Int
  /// The entries that are not feeds on the web.
  public let refused: [Outline.Refused]
  /// What a feed server has not accepted; nil when everything was added.
  public let incomplete: IncompleteAddition?
  /// The lines of the list that are damaged.
  public let damagedLines: [Int]
  /// The further folders of added feeds that are left out, because they are no names of tags.
  public let foldersLeftOut: [FolderPath]
  /// The settings of added feeds that were not imported (`FeedSettings.sanitizedForImport`), each setting once.
  public let settingsLeftOut: [FeedSettings.Key]
  /// Of those settings, the ones that an imported file may set, but not to their values.
  public let unusableSettings: [UnusableSetting]
  public let views: ImportedViews

  /// A setting of an added feed with a value that no user could set.
  public struct UnusableSetting: Hashable, Sendable {
    /// The title of the feed.
    public let feed: String
    public let key: FeedSettings.Key

    public init(feed: String, key: FeedSettings.Key) {
      self.feed = feed
      self.key = key
    }
  }

  public init(
    added: [Subscription], alreadyThere: Int, refused: [Outline.Refused], incomplete: IncompleteAddition? = nil, damagedLines: [Int] = [],
    foldersLeftOut: [FolderPath] = [], settingsLeftOut: [FeedSettings.Key] = [], unusableSettings: [UnusableSetting] = [],
    views: ImportedViews = ImportedViews()
  ) {
    self.unusableSettings = unusableSettings
    self.incomplete = incomplete
    self.views = views
    self.added = added
    self.alreadyThere = alreadyThere
    self.refused = refused
    self.damagedLines = damagedLines
    self.foldersLeftOut = foldersLeftOut
    self.settingsLeftOut = settingsLeftOut
  }
}

/// The results for the saved views of a list.
public struct ImportedViews: Hashable, Sendable {
  public var added: [ViewName] = []
  /// The number of views whose names are taken. They are not changed.
  public var alreadyThere = 0
  /// The names of views that cannot be used.
  public var refused: [String] = []
  /// Why no view could be added; nil without an error.
  public var error: ReaderError?

  public init(added: [ViewName] = [], alreadyThere: Int = 0, refused: [String] = [], error: ReaderError? = nil) {
    self.added = added
    self.alreadyThere = alreadyThere
    self.refused = refused
    self.error = error
  }
}

/// A line of Newsboat's list that is left out.
public struct SkippedLine: Hashable, Sendable {
  public let file: FileLocation
  /// The line number, from 1.
  public let number: Int
  /// The text in place of a URL. It may contain a password.
  public let text: String
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The line names a program, and the user has not agreed that it is run.
    case program(LocalSource)
    /// The text names no program and no file that can be used.
    case badSource(LocalSourceError)
    /// The text is not a valid web URL.
    case badURL(WebURL.ParseError)
  }

  public init(file: FileLocation, number: Int, text: String, reason: Reason) {
    self.file = file
    self.number = number
    self.text = text
    self.reason = reason
  }
}
