internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain

extension JournalFolder {
  /// The content of all files of records.
  struct Records {
    fileprivate(set) var merge = SyncRecordMerge()
    /// The records in this device's own file alone.
    fileprivate(set) var own = SyncRecordMerge()
    /// The number of records in each file of the folder.
    fileprivate(set) var counts: [String: Int] = [:]
    /// The number of lines that are not records, or not records that this version knows.
    fileprivate(set) var unreadable = 0
  }

  /// The maximum number of bytes in all files of records. Further files are not read, and count as unreadable lines.
  private static let maximumBytesOfRecords = 128 << 20

  /// Reads all records. They are few: a subscription has about five.
  func records(_ listing: inout FolderListing) throws(DataStoreError) -> Records {
    var records = Records()
    var bytes = 0
    let own = try StoredFile(path: kind.own(directory)).content() ?? []
    // The copy of this device's file is counted as this device's file is.
    let ownCount = records.add(own)
    records.own = records.merge
    for file in files(listing) {
      do throws(FileError) {
        let content = try file.reading { (file) throws(FileError) -> [UInt8]? in
          let size = try file.size()
          return bytes + size <= Self.maximumBytesOfRecords ? try file.bytes(from: 0, to: size) : nil
        }
        guard let content else { continue }
        guard let content else {
          records.unreadable += 1
          continue
        }
        bytes += content.count
        records.counts[String(file.path.dropFirst(path.count + 1))] = file.path == sharedPath ? ownCount : records.add(content)
      } catch {
        note(error, atPath: file.path, in: &listing)
      }
    }
    return records
  }

  /// Adds records of other devices to this device's file, so that they still win when the files of the others are out of reach. It does not get so
  /// large by this that no device reads it any more. The caller must hold the lock.
  func learn(_ records: [SyncRecord]) throws(DataStoreError) {
    guard !records.isEmpty else { return }
    let lines = SyncRecordLine.lines(records)
    let size = try StoredFile(path: kind.own(directory)).reading { (file) throws(FileError) in try file.size() } ?? 0
    if size + lines.count <= kind.maximumBytes / 2 { try note(lines: lines) }
  }
}

extension JournalFolder.Records {
  /// Adds the complete lines of a file. An unfinished last line is still arriving.
  /// - Returns: the number of records.
  fileprivate mutating func add(_ bytes: [UInt8]) -> Int {
    var (start, count) = (bytes.startIndex, 0)
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = bytes[start..<end]
      if let record = SyncRecordLine.record(in: line) {
        merge.add(record)
        count += 1
      } else if !line.isEmpty {
        unreadable += 1
      }
      start = end + 1
    }
    return count
  }
}
