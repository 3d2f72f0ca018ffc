internal import CoreData
internal import Files
internal import FileStorage

/// Merges the journal in the data directory and its copy in the shared folder, so that both hold the same lines. Lines are only ever
/// appended.
///
/// Normally the copy is the start of the journal and gets the rest. Otherwise one of these happened: the data directory was restored from a
/// backup, it lost its journal, the sync service chose one of two conflicting copies, or another data directory uses the same device name.
/// Then the lines are compared, and each side gets the lines that it lacks.
struct JournalUnion {
  /// The result of a merge.
  struct Outcome {
    /// The positions up to which both hold the same lines: their ends.
    let given: SeenJournals.Given
    /// Whether the copy had lines that this data directory never wrote.
    let hasStrangers: Bool
  }

  /// Why the merge failed.
  enum Problem: Error {
    /// An error in the data directory.
    case own(DataStoreError)
    /// An error in the shared folder.
    case shared(FileError)
  }

  private let own: StoredFile
  private let shared: JournalFile
  private let isLine: (ArraySlice<UInt8>) -> Bool

  /// The number of bytes of each file that are in memory at once.
  private static let block = 1 << 23

  /// - Parameter isLine: whether a line of the copy belongs into the journal.
  init(own: StoredFile, shared: JournalFile, isLine: @escaping (ArraySlice<UInt8>) -> Bool) {
    self.own = own
    self.shared = shared
    self.isLine = isLine
  }

  /// Merges both files. The caller must hold the lock.
  /// - Parameter given: the positions up to which both held the same lines after the last merge.
  func run(after given: SeenJournals.Given) throws(Problem) -> Outcome {
    let isOwn = try inOwn { (file) throws(FileError) in try given.own.fits(file) } ?? (given.own.offset == 0)
    let isShared = try inShared { (file) throws(FileError) in try given.shared.fits(file) } ?? (given.shared.offset == 0)
    let start = isOwn && isShared ? given : SeenJournals.Given()
    let hasStrangers: Bool
    if let missing = try missingAtTheEnd(after: start) {
      try copy(missing)
      hasStrangers = false
    } else {
      hasStrangers = try exchange(known: isShared ? given.shared.offset : 0)
    }
    return Outcome(given: try ends(), hasStrangers: hasStrangers)
  }

  /// The bytes that the copy lacks, if the copy is the start of the journal; nil when the copy differs.
  private func missingAtTheEnd(after given: SeenJournals.Given) throws(Problem) -> Range<Int>? {
    let (ownSize, sharedSize) = (try ownEnd(), try sharedSize())
    let common = sharedSize - given.shared.offset
    guard common <= ownSize - given.own.offset else { return nil }
    for place in stride(from: 0, to: common, by: Self.block) {
      let length = min(Self.block, common - place)
      let theirs = try sharedBytes(from: given.shared.offset + place, count: length)
      guard try ownBytes(from: given.own.offset + place, count: length) == theirs else { return nil }
    }
    return (given.own.offset + common)..<ownSize
  }

  private func copy(_ range: Range<Int>) throws(Problem) {
    for start in stride(from: range.lowerBound, to: range.upperBound, by: Self.block) {
      try appendToShared(try ownBytes(from: start, count: min(Self.block, range.upperBound - start)))
    }
  }

  /// Gives each side the lines that it lacks.
  /// - Parameter known: the size of the copy that this data directory already knew.
  /// - Returns: whether the copy had lines after `known` that this data directory never wrote.
  private func exchange(known: Int) throws(Problem) -> Bool {
    var (ownLines, sharedLines): (Set<Int>, Set<Int>) = ([], [])
    try eachOwnLine { ownLines.insert(Self.hash($0)) }
    var (missing, hasStrangers) = ([UInt8](), false)
    try eachLine(upTo: try sharedSize(), { (start, count) throws(Problem) in try sharedBytes(from: start, count: count) }) { line, end in
      guard sharedLines.insert(Self.hash(line)).inserted, !ownLines.contains(Self.hash(line)), isLine(line)
      else {
        return
      }
      missing += line + [UInt8(ascii: "\n")]
      if end > known { hasStrangers = true }
    }
    try appendToOwn(missing, from: try ownEnd())
    missing = []
    try eachOwnLine { line in
      if !sharedLines.contains(Self.hash(line)) { missing += line + [UInt8(ascii: "\n")] }
    }
    let size = try sharedSize()
    // An incomplete line stays in the copy as an unreadable line, because a journal is never shortened.
    let last = size > 0 ? try sharedBytes(from: size - 1, count: 1) : []
    let isUnfinished = !last.isEmpty && last != [UInt8(ascii: "\n")]
    if !missing.isEmpty { try appendToShared(isUnfinished ? [UInt8(ascii: "\n")] + missing : missing) }
    return hasStrangers
  }

  private func eachOwnLine(_ take: (ArraySlice<UInt8>) -> Void) throws(Problem) {
    try eachLine(upTo: try ownEnd(), { (start, count) throws(Problem) in try ownBytes(from: start, count: count) }) { line, _ in take(line)
    }
  }

  private func eachLine(
    upTo end: Int, _ bytes: (Int, Int) throws(Problem) -> [UInt8], _ take: (ArraySlice<UInt8>, _ end: Int) -> Void
  ) throws(Problem) {
    var offset = 0
    while offset < end {
      let block = try bytes(offset, min(Self.block, end - offset))
      // A whole block without a line break is not a line of ours.
      let whole = block.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? block.count
      guard whole > 0 else { return }
      var start = 0
      while let lineEnd = block[start..<whole].firstIndex(of: UInt8(ascii: "\n")) {
        take(block[start..<lineEnd], offset + lineEnd + 1)
        start = lineEnd + 1
      }
      offset += whole
    }
  }

  /// The seed is random in each process, so that nobody can craft lines that collide.
  private static func hash(_ line: ArraySlice<UInt8>) -> Int {
    var hasher = Hasher()
    line.withUnsafeBytes { hasher.combine(bytes: $0) }
    return hasher.finalize()
  }

  private func ends() throws(Problem) -> SeenJournals.Given {
    SeenJournals.Given(
      own: try inOwn { (file) throws(FileError) in try JournalPosition(endIn: file) } ?? JournalPosition(),
      shared: try inShared { (file) throws(FileError) in try JournalPosition(endIn: file) } ?? JournalPosition())
  }
}

// MARK: Both files

extension JournalUnion {
  private func ownEnd() throws(Problem) -> Int {
    try inOwn { (file) throws(FileError) in try JournalPosition(endIn: file).offset } ?? 0
  }

  private func sharedSize() throws(Problem) -> Int {
    try inShared { (file) throws(FileError) in try file.size() } ?? 0
  }

  private func ownBytes(from start: Int, count: Int) throws(Problem) -> [UInt8] {
    try inOwn { (file) throws(FileError) in try file.bytes(from: start, to: start + count) } ?? []
  }

  private func sharedBytes(from start: Int, count: Int) throws(Problem) -> [UInt8] {
    try inShared { (file) throws(FileError) in try file.bytes(from: start, to: start + count) } ?? []
  }

  private func appendToOwn(_ lines: [UInt8], from end: Int) throws(Problem) {
    guard !lines.isEmpty else { return }
    do throws(DataStoreError) {
      if try own.exists { try own.append(lines, from: end) } else { try own.replace(with: lines) }
    } catch {
      throw .own(error)
    }
  }

  private func appendToShared(_ lines: [UInt8]) throws(Problem) {
    do throws(FileError) {
      try shared.append { (file) throws(FileError) in try file.append(lines) }
    } catch {
      throw .shared(error)
    }
  }

  private func inOwn<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(Problem) -> Answer? {
    do throws(DataStoreError) { return try own.reading { (file) throws(FileError) in try work(file) } } catch { throw .own(error) }
  }

  private func inShared<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(Problem) -> Answer? {
    do throws(FileError) { return try shared.reading(work) } catch { throw .shared(error) }
  }
}
