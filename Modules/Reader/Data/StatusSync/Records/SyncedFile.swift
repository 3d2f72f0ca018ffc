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
