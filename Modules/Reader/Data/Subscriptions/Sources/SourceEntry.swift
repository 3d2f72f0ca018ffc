internal import CoreDomain
internal import ReaderDomain

/// A source and its settings, as the lines of the file `sources`.
struct SourceEntry {
  let source: LocalSource
  private let first: String
  private var settings: [Line] = []

  private struct Line {
    let text: String
    /// Nil for a comment.
    let name: String?
    let value: String

    init(_ text: String) {
      self.text = text
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let isSetting = parts.count == 2 && !text.trimmingWhitespace().hasPrefix("#")
      name = isSetting ? String(parts[0]).trimmingWhitespace() : nil
      value = isSetting ? String(parts[1]).trimmingWhitespace() : ""
    }
  }

  /// The names of settings that `feeds set` does not take.
  private static let (identity, feedTitle, site) = ("id", "feed-title", "site")

  /// - Parameter line: the line of the source.
  init(_ line: String, _ source: LocalSource) {
    first = line
    self.source = source
  }

  init(_ subscription: Subscription, at source: LocalSource) {
    first = source.text
    self.source = source
    set(subscription.id)
    write(subscription)
  }

  mutating func append(_ line: String) { settings.append(Line(line)) }

  var text: String { ([first] + settings.map(\.text)).map { "\($0)\n" }.joined() }

  var lineCount: Int { 1 + settings.count }

  /// The written id.
  var id: FeedID? { self[Self.identity].flatMap(FeedID.init(stored:)) }

  mutating func set(_ id: FeedID) { set(Self.identity, id.text) }

  /// Whether the tags can be read.
  var hasTags: Bool { (try? tags) != nil }

  private var tags: [TagName] {
    get throws(TagNameError) { try TagName.list(self[FeedSettingRules.tags] ?? "") }
  }

  func subscription(_ id: FeedID) -> Subscription {
    var texts: [FeedSettings.Key: String] = [:]
    for key in FeedSettings.Key.allCases { texts[key] = self[key.rawValue] }
    let folder = FolderPath(self[FeedSettingRules.folder] ?? "")
    return Subscription(
      id: id, source: source, title: self[FeedSettingRules.title] ?? "", feedTitle: self[Self.feedTitle],
      site: self[Self.site].flatMap { WebURL(validating: $0) }, folder: FolderPath(names: Array(folder.names.prefix(FolderPath.deepest))),
      tags: (try? tags) ?? [], settings: FeedSettings(texts))
  }

  /// Writes what differs. Other lines stay as they are.
  mutating func write(_ subscription: Subscription) {
    let before = self.subscription(subscription.id)
    if before.ownTitle != subscription.ownTitle { set(FeedSettingRules.title, subscription.ownTitle) }
    if before.feedTitle != subscription.feedTitle { set(Self.feedTitle, subscription.feedTitle) }
    if before.site != subscription.site, self[Self.site]?.isEmpty ?? true { set(Self.site, subscription.site?.text) }
    if before.folder != subscription.folder { set(FeedSettingRules.folder, subscription.folder == .top ? nil : subscription.folder.text) }
    if before.tags != subscription.tags {
      set(FeedSettingRules.tags, subscription.tags.isEmpty ? nil : subscription.tags.map(\.text).joined(separator: ", "))
    }
    for key in FeedSettings.Key.allCases where before.settings[key] != subscription.settings[key] {
      set(key.rawValue, subscription.settings[key])
    }
  }

  private subscript(name: String) -> String? { settings.first { $0.name == name }?.value }

  private mutating func set(_ name: String, _ value: String?) {
    let line = value.map { Line("  \(name) = \($0)") }
    let place = settings.firstIndex { $0.name == name }
    switch (place, line) {
    case (let place?, let line?): settings[place] = line
    case (let place?, nil): settings.remove(at: place)
    case (nil, let line?): settings.append(line)
    case (nil, nil): break
    }
  }
}
