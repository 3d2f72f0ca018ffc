public import CoreDomain

/// One change of one field of something that the user's devices share: a subscription, a view, a rule. It is a line of a device's file of
/// records.
public struct SyncRecord: Hashable, Sendable {
  /// What is shared. The raw value is the word in the file.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    case feed
    case view
    case rule

    /// The maximum number of items that are accepted from other devices.
    public var maximum: Int {
      switch self {
      case .feed: 50_000
      case .view: SavedViews.maximum
      case .rule: RuleDocument.maximumRules
      }
    }
  }

  /// What a record concerns. Of all records with the same subject, the last one wins.
  public struct Subject: Hashable, Sendable {
    public let kind: Kind
    /// Identifies the item among those of its kind.
    public let key: String
    public let field: String

    public init(kind: Kind, key: String, field: String) {
      self.kind = kind
      self.key = key
      self.field = field
    }
  }

  public let subject: Subject
  /// The new value; nil when the field was cleared.
  public let value: String?
  /// The time by the device's clock, but always later than the records of the same subject that the device knew.
  public let moment: Timestamp
  /// The name of the device that made the change. It tells users who read the file, and a device, which removals are its own (`JoinedSubscriptions`).
  public let device: String

  public init(subject: Subject, value: String?, moment: Timestamp, device: String) {
    self.subject = subject
    self.value = value
    self.moment = moment
    self.device = device
  }

  /// The maximum length of a key or a value in bytes: that of a URL.
  public static let longestText = WebURL.maximumBytes
  /// The latest accepted time, a year before the last possible one. After a record with the last possible time, no change could win.
  public static let latestMoment = Timestamp(milliseconds: Timestamp.range.upperBound).adding(minutes: -365 * 24 * 60)

  /// Whether the record may be merged. The files of other devices are untrusted: an invalid value must not win against a valid one.
  public var isValid: Bool {
    guard subject.key.utf8.count <= Self.longestText, value.map({ $0.utf8.count <= Self.longestText }) ?? true,
      moment <= Self.latestMoment
    else { return false }
    if subject.field == SyncItem.presence { guard value == nil || value == SyncItem.present else { return false } }
    return switch subject.kind {
    case .feed: SyncedSubscription.isValid(value, of: subject.field, for: subject.key)
    case .view: SavedView.isValid(value, of: subject.field, for: subject.key)
    case .rule: ArticleRule.isValid(of: subject.field, for: subject.key)
    }
  }
}
