public import CoreData
public import ReaderDomain

/// A file of the data directory whose items all devices share. Users may edit it at any time. All functions run under the lock.
public protocol SyncedFile: Sendable {
  var kind: SyncRecord.Kind { get }
  var path: String { get }

  /// The items in the file; nil when the file is malformed. Then nothing is concluded from it, and it stays as it is.
  func content() throws(DataStoreError) -> SyncedContent?

  /// The content of the file after it gets the items of all devices. What the devices do not share stays.
  /// - Parameter except: the keys of the items to leave as they are.
  /// - Returns: nil when nothing changes.
  func bytes(applying merge: SyncRecordMerge, except: Set<String>) throws(DataStoreError) -> [UInt8]?
}

/// The items in a file.
public struct SyncedContent: Sendable {
  /// The shared items, by key.
  public var items: [String: SyncItem] = [:]
  /// Whether the file is missing or empty.
  public var isBlank: Bool
  /// Whether the file has parts that cannot be read. Each may be an item, so nothing counts as removed.
  public var isUnclear: Bool
  /// The subscriptions that are not shared.
  public var unshared: [Subscription] = []

  public init(isBlank: Bool, isUnclear: Bool) {
    self.isBlank = isBlank
    self.isUnclear = isUnclear
  }
}
