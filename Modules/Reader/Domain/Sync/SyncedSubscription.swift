public import CoreDomain

/// What the user's devices share of a subscription: URL, own title, folder, tags, and the settings that an untrusted file may set.
public struct SyncedSubscription: Hashable, Sendable {
  public let id: FeedID
  public let url: WebURL
  public let formerURL: WebURL?
  public let title: String
  public let folder: FolderPath
  public let tags: [TagName]
  /// Only settings of `settingKeys`.
  public let settings: FeedSettings

  /// The names of the fields. Settings have the names of their keys.
  private enum Field {
    static let url = "url"
    static let formerURL = "formerUrl"
    static let title = "title"
    static let folder = "folder"
    static let tags = "tags"
  }

  /// The field of a removed feed with the key of the feed into which it was joined.
  public static let joinedField = "joined"

  /// The settings that the devices share. Headers, credentials and proxy are neither written nor accepted, because whoever can write to the
  /// shared folder could send a password to a server of their choice.
  public static let settingKeys: [FeedSettings.Key] = [.interval, .agent, .keepArticles, .keepDays]

  /// Reads an item; nil when its URL is missing. Its fields must be valid (`SyncRecord.isValid`).
  public init?(_ item: SyncItem, id: FeedID, at url: WebURL? = nil) {
    guard let url = url ?? item[Field.url].flatMap(WebURL.init(validating:)) else { return nil }
    self.id = id
    self.url = url
    formerURL = item[Field.formerURL].flatMap(WebURL.init(validating:)).flatMap { $0 == url ? nil : $0 }
    title = item[Field.title].flatMap { Subscription.ownTitle($0, at: url) } ?? ""
    folder = FolderPath(names: item[Field.folder].map(Self.folderNames) ?? [])
    tags = Self.tags(item[Field.tags] ?? "")
    settings = FeedSettings(Dictionary(uniqueKeysWithValues: Self.settingKeys.compactMap { key in item[key.rawValue].map { (key, $0) } }))
  }

  /// The fields of a subscription; nil when it is not shared because its URL contains a user name or a password. A setting with a value that the other
  /// devices would not accept stays on this device.
  public static func item(of subscription: Subscription) -> SyncItem? {
    guard !subscription.url.hasCredentials else { return nil }
    var item = SyncItem([SyncItem.presence: SyncItem.present, Field.url: subscription.url.text])
    item[Field.formerURL] = subscription.formerURL?.text
    item[Field.title] = subscription.ownTitle
    item[Field.folder] = subscription.folder == .top ? nil : text(of: subscription.folder)
    item[Field.tags] = subscription.tags.isEmpty ? nil : Self.text(of: subscription.tags)
    for key in settingKeys { item[key.rawValue] = subscription.settings[key] }
    for (field, value) in item.fields
    where !isValid(value, of: field, for: subscription.id.text) || value.utf8.count > SyncRecord.longestText {
      item[field] = nil
    }
    return item[Field.url] == nil ? nil : item
  }

  /// Whether a field can have this value.
  static func isValid(_ value: String?, of field: String, for key: String) -> Bool {
    guard FeedID(stored: key) != nil else { return false }
    switch field {
    case SyncItem.presence: return true
    case Field.url: return value.flatMap(url) != nil
    case Field.formerURL: return value.map { url($0) != nil } ?? true
    case Field.title: return value.map { !$0.isEmpty && Subscription.cleanTitle($0) == $0 } ?? true
    case Field.folder: return value.map { text(of: FolderPath(names: folderNames($0))) == $0 && !$0.isEmpty } ?? true
    case joinedField: return value.map { FeedID(stored: $0) != nil } ?? true
    case Field.tags: return value.map { !$0.isEmpty && text(of: tags($0)) == $0 } ?? true
    default:
      guard let setting = FeedSettings.Key(rawValue: field), settingKeys.contains(setting) else { return false }
      do throws(FeedSettingError) {
        return try FeedSettingRules.settings(.none, setting: field, to: value)[setting] == value
      } catch {
        return false
      }
    }
  }

  /// The same rules as for an imported URL, and no user name or password.
  private static func url(_ text: String) -> WebURL? {
    guard let url = WebURL(validating: text), url.text == text, !url.hasCredentials else { return nil }
    return url
  }

  /// The tags, separated by commas, which no name contains. The order does not matter.
  private static func text(of tags: [TagName]) -> String { tags.sorted().map(\.text).joined(separator: ",") }

  /// The tags of a text; none when it is not valid.
  private static func tags(_ text: String) -> [TagName] {
    do throws(TagNameError) { return try TagName.list(text) } catch { return [] }
  }

  /// The names of a path, separated by slashes. A backslash precedes a slash or a backslash in a name.
  private static func text(of folder: FolderPath) -> String {
    folder.names.map { name in String(name.flatMap { "/\\".contains($0) ? ["\\", $0] : [$0] }) }.joined(separator: "/")
  }

  private static func folderNames(_ text: String) -> [String] {
    var (names, isEscaped) = ([""], false)
    for character in text.withoutControls {
      if isEscaped || !"/\\".contains(character) {
        names[names.count - 1].append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        names.append("")
      }
    }
    return Array(names.prefix(FolderPath.deepest))
  }
}

// MARK: All subscriptions

extension SyncedSubscription {
  /// The subscriptions in the items, by key. A list contains each URL once. If several feeds moved to one URL, the feed whose id belongs to
  /// the URL has it, or else the one with the smallest id. Each other one stays at its former URL: the next refresh follows the redirect and
  /// merges its articles. Without a free former URL, it is not listed (nil). Items without a URL, which may still be arriving, are missing.
  public static func all(in items: [String: SyncItem]) -> [String: SyncedSubscription?] {
    let found = items.sorted { $0.key < $1.key }.compactMap { key, item in
      FeedID(stored: key).flatMap { Self(item, id: $0) }.map { ($0, item) }
    }
    let owners = Dictionary(grouping: found.map(\.0), by: \.url).mapValues { feeds in
      feeds.count == 1 ? feeds[0].id : (feeds.first { $0.id == FeedID(url: $0.url) } ?? feeds[0]).id
    }
    var taken = Set(owners.keys)
    var all: [String: SyncedSubscription?] = [:]
    for (subscription, item) in found {
      if owners[subscription.url] == subscription.id {
        all[subscription.id.text] = .some(subscription)
      } else if let former = subscription.formerURL, taken.insert(former).inserted {
        all[subscription.id.text] = .some(Self(item, id: subscription.id, at: former))
      } else {
        all[subscription.id.text] = .some(nil)
      }
    }
    return all
  }

  /// What gives a subscription these values. Values that the devices do not share stay.
  public func change(of subscription: Subscription) -> (change: SubscriptionChange, isMoved: Bool)? {
    guard let local = Self.item(of: subscription).flatMap({ Self($0, id: id) }), local != self else { return nil }
    var change = SubscriptionChange(
      title: local.title == title ? nil : title, folder: local.folder.isSame(as: folder) ? nil : folder,
      tags: local.tags == tags ? nil : tags)
    for key in Self.settingKeys where local.settings[key] != settings[key] {
      var settings = change.settings ?? subscription.settings
      settings[key] = self.settings[key]
      change.settings = settings
    }
    return (change, isMoved: local.url != url || local.formerURL != formerURL)
  }

  /// The subscription for a list that lacks it.
  public var subscription: Subscription {
    Subscription(id: id, url: url, formerURL: formerURL, title: title, folder: folder, tags: tags, settings: settings)
  }
}
