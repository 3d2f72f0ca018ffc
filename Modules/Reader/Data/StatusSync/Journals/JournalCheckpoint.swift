internal import CoreData
internal import CoreDomain
internal import Files
internal import FileStorage
internal import ReaderDomain
internal import RecordJSON

/// The merged content of all journals, up to a position in each. It is a file in which single status changes can be looked up, so that a
/// change does not have to read a million lines.
///
/// After a header follow blocks of 4 KiB. Each block is a checksum and status changes of twenty bytes, sorted by subject. The checkpoint
/// holds no information of its own: one that is damaged, missing, or of another folder is rebuilt from the journals. It is always replaced
/// whole, and only when the journals have grown by `longestTail` since. Later changes are read from the journals themselves.
struct JournalCheckpoint: Sendable {
  /// The position up to which each journal is merged, by file name. The journal in the data directory has an empty name.
  let positions: [String: JournalPosition]
  private let marks: [ArticleMark]
  private let count: Int
  private let start: Int
  private let path: String

  /// The maximum number of journal bytes that every change reads itself: some three thousand status changes.
  static let longestTail = 1 << 18
  /// The maximum number of distinct marks. Changes of further marks are skipped, so that a foreign journal cannot inflate the header.
  static let maximumMarks = 1000

  /// Opens the checkpoint; nil when it is missing, damaged, or of another folder.
  init?(in directory: DataDirectory, of folder: String) throws(DataStoreError) {
    path = directory.checkpoint
    let found = try StoredFile(path: path).reading { (file) throws(FileError) -> (header: Header, start: Int)? in
      try Self.header(of: file)
    }
    guard let found = found.flatMap(\.self), found.header.folder == folder else { return nil }
    positions = found.header.positions
    marks = found.header.marks
    count = found.header.count
    start = found.start
  }

  /// Writes a new checkpoint from the previous one and later status changes. The caller must hold the lock.
  /// - Throws: `unwritable`, also when the previous checkpoint is damaged. A damaged checkpoint is removed.
  init(
    in directory: DataDirectory, of folder: String, after other: JournalCheckpoint?, adding merging: StatusChangeMerge,
    positions: [String: JournalPosition]
  ) throws(DataStoreError) {
    var marks = other?.marks ?? []
    var numbers = Dictionary(marks.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    var entries: [Entry] = []
    entries.reserveCapacity(merging.count)
    var (mark, number): (ArticleMark?, Int?)
    for change in merging.changes {
      if change.subject.mark != mark {
        mark = change.subject.mark
        if numbers[change.subject.mark] == nil, marks.count < Self.maximumMarks {
          numbers[change.subject.mark] = marks.count
          marks.append(change.subject.mark)
        }
        number = numbers[change.subject.mark]
      }
      if let number { entries.append(Entry(change, mark: number)) }
    }
    entries.sort()
    (self.positions, self.marks, path) = (positions, marks, directory.checkpoint)
    do throws(DataStoreError) {
      (count, start) = try Self.write(entries, after: other, Header(folder: folder, positions: positions, marks: marks), to: path)
    } catch {
      if let other, !other.isWhole() { try StoredFile(path: path).remove() }
      throw error
    }
  }

  /// The latest status changes of these subjects. Subjects without a status change are absent.
  /// - Throws: `unreadable`, also when the checkpoint is damaged.
  func changes(about subjects: some Sequence<StatusChangeRecord.Subject>) throws(DataStoreError) -> [StatusChangeRecord] {
    var numbers: [ArticleMark: Int] = [:]
    for (number, mark) in marks.enumerated() { numbers[mark] = number }
    let wanted = subjects.compactMap { subject in numbers[subject.mark].map { Entry(subject, mark: $0) } }.sorted()
    var found: [StatusChangeRecord] = []
    try reading { (file) throws(FileError) in
      let blocks = (count + Block.entries - 1) / Block.entries
      if wanted.count * Self.blocksPerSearch < blocks {
        for entry in wanted {
          // Finds the last block whose first entry is not after the wanted one.
          var (low, high) = (0, blocks - 1)
          while low < high {
            let middle = (low + high + 1) / 2
            if try first(ofBlock: middle, file).isBehind(entry) { high = middle - 1 } else { low = middle }
          }
          let block = try entries(inBlock: low, file)
          let place = block.partitioningIndex { $0 >= entry }
          if place < block.count, block[place].isAbout(entry) { found.append(change(block[place])) }
        }
      } else {
        var next = 0
        try eachEntry(file) { entry in
          while next < wanted.count, wanted[next] < entry, !wanted[next].isAbout(entry) { next += 1 }
          if next < wanted.count, wanted[next].isAbout(entry) { found.append(change(entry)) }
        }
      }
    }
    return found
  }

  /// Whether the whole file is readable and undamaged.
  func isWhole() -> Bool {
    do throws(DataStoreError) {
      try reading { (file) throws(FileError) in try eachEntry(file) { _ in } }
      return true
    } catch {
      return false
    }
  }

  /// The approximate number of blocks that one binary search reads.
  private static let blocksPerSearch = 16

  private func change(_ entry: Entry) -> StatusChangeRecord {
    StatusChangeRecord(
      subject: StatusChangeRecord.Subject(article: ArticleID(start: entry.start, end: entry.end), mark: marks[Int(entry.mark)]),
      isSet: entry.isSet,
      moment: Timestamp(milliseconds: entry.moment))
  }

  private func reading(_ work: (borrowing FileDescriptor) throws(FileError) -> Void) throws(DataStoreError) {
    let found: Void? = try StoredFile(path: path).reading { (file) throws(FileError) in try work(file) }
    if found == nil { throw .unreadable(path: path, reason: "it no longer exists") }
  }

  /// The header before the blocks.
  private struct Header {
    var folder = ""
    var positions: [String: JournalPosition] = [:]
    var marks: [ArticleMark] = []
    var count = 0

    init(folder: String, positions: [String: JournalPosition], marks: [ArticleMark]) {
      (self.folder, self.positions, self.marks) = (folder, positions, marks)
    }

    init(reading reader: inout JSONReader) throws(JSONError) {
      try reader.beginObject()
      while let member = try reader.nextMember() {
        switch member {
        case "folder": folder = try reader.string()
        case "count": count = try reader.integer()
        case "marks": marks = try reader.array { (reader) throws(JSONError) in ArticleMark(rawValue: try reader.string()) }
        case "positions": positions = try KeyedRecords<String, JournalPosition>.read(&reader) { $0 }
        default: try reader.skipValue()
        }
      }
      try reader.end()
      guard count >= 0 else { throw reader.damage("'count' is negative") }
    }

    var bytes: [UInt8] {
      var writer = JSONWriter()
      writer.beginObject()
      writer.member("folder", folder)
      writer.member("count", count)
      writer.member("marks", marks) { writer, mark in writer.string(mark.rawValue) }
      writer.member("positions")
      KeyedRecords.write(positions, to: &writer) { $0 }
      writer.endObject()
      return writer.bytes
    }
  }

  private static let magic = Array("strata checkpoint 1\n".utf8)
  private static let lengthSize = 8
  private static let longestHeader = 1 << 24
  private static var damage: FileError { FileError(code: 0, reason: "its checksum is wrong") }

  private static func header(of file: borrowing FileDescriptor) throws(FileError) -> (header: Header, start: Int)? {
    let fixed = magic.count + lengthSize + Block.digest
    let begin = try file.bytes(from: 0, to: fixed)
    guard begin.count == fixed, begin.starts(with: magic) else { return nil }
    let noted = begin.withUnsafeBytes { UInt64(littleEndian: $0.loadUnaligned(fromByteOffset: magic.count, as: UInt64.self)) }
    guard let length = Int(exactly: noted), length <= longestHeader else { return nil }
    let bytes = try file.bytes(from: fixed, to: fixed + length)
    guard bytes.count == length, digest(of: bytes[...]) == Array(begin.suffix(Block.digest)) else { return nil }
    let header: Header
    do throws(JSONError) {
      var reader = try JSONReader(bytes)
      header = try Header(reading: &reader)
    } catch {
      return nil
    }
    let blocks = (header.count + Block.entries - 1) / Block.entries
    guard try file.size() == fixed + length + blocks * Block.size, header.marks.count <= maximumMarks else { return nil }
    return (header, fixed + length)
  }

  /// Writes the entries, and the entries of the other checkpoint that have other subjects.
  private static func write(
    _ entries: [Entry], after other: JournalCheckpoint?, _ header: Header, to path: String
  ) throws(DataStoreError) -> (count: Int, start: Int) {
    var header = header
    header.count = entries.count
    if let other {
      var next = 0
      try other.reading { (file) throws(FileError) in
        try other.eachEntry(file) { entry in
          while next < entries.count, entries[next] < entry, !entries[next].isAbout(entry) { next += 1 }
          if next >= entries.count || !entries[next].isAbout(entry) { header.count += 1 }
        }
      }
    }
    let bytes = header.bytes
    let start = magic.count + lengthSize + Block.digest + bytes.count
    let length = withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) }
    let beginning = magic + length + digest(of: bytes[...]) + bytes
    try StoredFile(path: path).replace { (file) throws(FileError) in
      try file.append(beginning)
      var output = Output()
      var next = 0
      if let other {
        let former = try FileDescriptor(openingRegular: other.path, 0)
        try other.eachEntry(former) { (entry) throws(FileError) in
          while next < entries.count, entries[next] < entry, !entries[next].isAbout(entry) {
            try output.add(entries[next], to: file)
            next += 1
          }
          // The new entry wins because it was merged with the old one.
          if next >= entries.count || !entries[next].isAbout(entry) { try output.add(entry, to: file) }
        }
      }
      for entry in entries[next...] { try output.add(entry, to: file) }
      try output.finish(file)
    }
    return (header.count, start)
  }

  /// Collects entries and writes them as blocks.
  private struct Output {
    private var waiting: [Entry] = []

    mutating func add(_ entry: Entry, to file: borrowing FileDescriptor) throws(FileError) {
      waiting.append(entry)
      if waiting.count == Block.entries * Block.together { try finish(file) }
    }

    mutating func finish(_ file: borrowing FileDescriptor) throws(FileError) {
      var bytes: [UInt8] = []
      for start in stride(from: 0, to: waiting.count, by: Block.entries) {
        bytes += Block.bytes(waiting[start..<min(start + Block.entries, waiting.count)])
      }
      waiting.removeAll(keepingCapacity: true)
      try file.append(bytes)
    }
  }

  private func eachEntry(
    _ file: borrowing FileDescriptor, _ take: (Entry) throws(FileError) -> Void
  ) throws(FileError) {
    let blocks = (count + Block.entries - 1) / Block.entries
    var last: Entry?
    for first in stride(from: 0, to: blocks, by: Block.together) {
      for entry in try entries(inBlocks: first..<min(first + Block.together, blocks), file) {
        // Binary search relies on the order, so a wrong order counts as damage.
        if let last, !(last < entry) { throw Self.damage }
        last = entry
        try take(entry)
      }
    }
  }

  private func first(ofBlock block: Int, _ file: borrowing FileDescriptor) throws(FileError) -> Entry {
    guard let entry = try entries(inBlock: block, file).first else { throw Self.damage }
    return entry
  }

  private func entries(inBlock block: Int, _ file: borrowing FileDescriptor) throws(FileError) -> [Entry] {
    try entries(inBlocks: block..<block + 1, file)
  }

  private func entries(inBlocks range: Range<Int>, _ file: borrowing FileDescriptor) throws(FileError) -> [Entry] {
    guard range.upperBound <= (count + Block.entries - 1) / Block.entries else { return [] }
    let bytes = try file.bytes(from: start + range.lowerBound * Block.size, to: start + range.upperBound * Block.size)
    guard bytes.count == range.count * Block.size else { throw Self.damage }
    var entries: [Entry] = []
    entries.reserveCapacity(range.count * Block.entries)
    for block in range {
      let place = (block - range.lowerBound) * Block.size
      guard Array(bytes[place..<(place + Block.digest)]) == Self.digest(of: bytes[(place + Block.digest)..<(place + Block.size)]) else {
        throw Self.damage
      }
      bytes.withUnsafeBytes { bytes in
        for number in 0..<min(Block.entries, count - block * Block.entries) {
          entries.append(Entry(bytes, at: place + Block.digest + number * Entry.size))
        }
      }
    }
    guard entries.allSatisfy({ Int($0.mark) < marks.count }) else { throw Self.damage }
    return entries
  }
}
