internal import CoreData
internal import Files
internal import FileStorage

/// What a device appends to its files in the shared folder. Each kind has its own files, so that versions of the program that know only one
/// kind leave the others alone.
struct JournalKind: Sendable {
  /// The end of the names in the shared folder.
  let suffix: String
  /// The maximum size of a file in the shared folder in bytes. A larger one is ignored.
  let maximumBytes: Int
  /// The maximum length of a line in bytes. A longer line is damage.
  let longestLine: Int
  /// The device's own file in the data directory. The one in the shared folder is its copy.
  let own: @Sendable (DataDirectory) -> String
  /// The file with the state of the last merge.
  let seen: @Sendable (DataDirectory) -> String
  /// Whether a line is one that some version of the program writes.
  let isLine: @Sendable (ArraySlice<UInt8>) -> Bool

  /// Changes of marks: about twelve million.
  static let marks = JournalKind(
    suffix: ".jsonl", maximumBytes: FileSystem.maximumBytes, longestLine: SyncStatusLine.longestLine, own: \.journal,
    seen: \.seenJournals,
    isLine: { SyncStatusLine.change(in: $0) != nil })

  /// Changes of subscriptions. The suffix is another one, because older versions of the program read every file that ends in `.jsonl` as
  /// changes of marks.
  static let records = JournalKind(
    suffix: ".records", maximumBytes: 32 << 20, longestLine: SyncRecordLine.longestLine, own: \.records, seen: \.seenRecords,
    isLine: { SyncRecordLine.isRecord($0) })

  static let all = [marks, records]
}
