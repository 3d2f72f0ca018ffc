package import CoreData
internal import FileStorage
package import ReaderDomain
package import RecordJSON

/// The items of this device as of the last merge. What differs from them was changed since, by a command or by hand.
struct SyncedItems: RecordDocument, Hashable {
  static let name = "synced"
  static let brackets: RecordBrackets? = nil

  /// The shared folder.
  let folder: String
  /// The time of the last change of each file, in nanoseconds since 1970. A file with an earlier time is an older version.
  var changed: [SyncRecord.Kind: UInt64] = [:]
  var items: [SyncRecord.Kind: [String: SyncItem]] = [:]
  /// The keys of the items that are not shared.
  var unshared: Set<String> = []
}

extension SyncedItems {
  init(reading reader: inout JSONReader) throws(JSONError) {
    var folder: String?
    var changed: [SyncRecord.Kind: UInt64] = [:]
    var items: [SyncRecord.Kind: [String: SyncItem]] = [:]
    var unshared: Set<String> = []
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "folder": folder = try reader.string()
      case "changed":
        try reader.beginObject()
        while let name = try reader.nextMember() {
          let moment = try reader.value { UInt64($0) }
          if let kind = SyncRecord.Kind(rawValue: name) { changed[kind] = moment }
        }
      case "unshared": unshared = Set(try reader.array { (reader) throws(JSONError) in try reader.string() })
      default:
        if let kind = SyncRecord.Kind(rawValue: member) {
          items[kind] = try KeyedRecords<String, SyncItem>.read(&reader) { $0 }
        } else {
          try reader.skipValue()
        }
      }
    }
    guard let folder else { throw reader.damage("'folder' is missing") }
    self.init(folder: folder, changed: changed, items: items, unshared: unshared)
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("folder", folder)
    writer.member("changed")
    writer.beginObject()
    for (kind, moment) in changed.sorted(by: { $0.key.rawValue < $1.key.rawValue }) { writer.member(kind.rawValue, "\(moment)") }
    writer.endObject()
    writer.member("unshared", unshared.sorted()) { writer, key in writer.string(key) }
    for (kind, items) in items.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      writer.member(kind.rawValue)
      KeyedRecords.write(items, to: &writer) { $0 }
    }
    writer.endObject()
  }
}

extension DataDirectory {
  /// Forgets which subscriptions the last merge had, for a list that has lost some of them. The next merge removes none from other devices, and
  /// brings back what they have. The caller must hold the lock.
  package func forgetSyncedSubscriptions() throws(DataStoreError) {
    let file = StoredFile(path: syncedItems)
    guard let bytes = try file.content() else { return }
    var synced: SyncedItems
    // A damaged file counts as missing, and a newer one stops the merge.
    do throws(DocumentSchema.VersionError) { synced = try SyncedItems(parsing: bytes) } catch { return }
    synced.items[.feed] = nil
    try file.replace(with: synced.bytes)
  }
}

extension SyncItem: JSONRecord {
  package init(reading reader: inout JSONReader) throws(JSONError) {
    self.init([:])
    try reader.beginObject()
    while let field = try reader.nextMember() { self[field] = try reader.string() }
  }

  package func write(to writer: inout JSONWriter) {
    writer.beginObject()
    for (field, value) in fields.sorted(by: { $0.key < $1.key }) { writer.member(field, value) }
    writer.endObject()
  }
}
