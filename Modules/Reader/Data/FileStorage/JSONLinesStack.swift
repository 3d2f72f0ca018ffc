package import CoreData
package import CoreDomain
package import Files
package import RecordJSON

/// A file of JSON lines that works as a stack: reading, pushing and popping the last line never reads the other lines.
///
/// The first line is `{"schema":1}`. Every other line is `{"n":7,"entry":{…}}`: the number of the entry, more than on the line before, and the
/// entry. A last line without a line break does not count: its writer was stopped.
package struct JSONLinesStack<Entry: JSONRecord>: Sendable {
  private let file: StoredFile
  private let directory: DataDirectory
  private let limits: Limits?
  private let lossOfAll: Recovery

  /// The size beyond which the oldest entries are dropped.
  package struct Limits: Sendable {
    /// The approximate maximum number of entries.
    let entries: Int
    /// The approximate maximum size in bytes. The last entry is always kept, even if it is larger.
    let bytes: Int

    package init(entries: Int, bytes: Int) {
      self.entries = entries
      self.bytes = bytes
    }
  }

  /// - Parameters:
  ///   - limits: nil keeps all entries.
  ///   - lossOfAll: what an error tells when no entry is readable.
  package init(_ path: String, in directory: DataDirectory, limits: Limits?, lossOfAll: Recovery = .nothing) {
    file = StoredFile(path: path)
    self.directory = directory
    self.limits = limits
    self.lossOfAll = lossOfAll
  }

  package var path: String { file.path }

  package var exists: Bool { get throws(DataStoreError) { try file.exists } }

  /// Changes whenever the file changes; nil when the file does not exist.
  package func identity() throws(DataStoreError) -> FileIdentity? { try file.identity() }

  /// The last entry; nil when the stack is empty.
  ///
  /// A damaged file is set aside, and a file with its readable entries replaces it. Both happen under the lock, after the file is read a
  /// second time.
  /// - Throws: `unreadable`, `newerVersion`, `damaged`; `locked` and `cancelled` while waiting to set the file aside.
  package func last() async throws(DataStoreError) -> Entry? {
    do throws(Problem) {
      return try top()?.entry()
    } catch {
      guard case .damaged(let damage) = error else { throw error.storeError(file.path) }
      return try await directory.changeDamaged(file, because: damage.reason) { () throws(DataStoreError) in try lastUnderLock() }
    }
  }

  /// The last entry, for a caller that already holds the lock.
  package func lastUnderLock() throws(DataStoreError) -> Entry? {
    try repairing { () throws(Problem) in try top()?.entry() }
  }

  /// Adds entries, and drops the oldest ones when the stack is too large. The caller must hold the lock.
  /// - Parameter number: the new entries get larger numbers than this one.
  package func push(_ entries: [Entry], after number: Int = 0) throws(DataStoreError) {
    guard !entries.isEmpty else { return }
    let (last, end) = try repairing { () throws(Problem) in try place() }
    let number = max(last, number)
    let lines = Self.lines(entries, from: number + 1)
    guard let end else { return try file.replace(with: Self.header + lines) }
    try file.append(lines, from: end)
    if let limits { try drop(beyond: limits, last: number + entries.count, bytes: end + lines.count) }
  }

  /// Replaces all entries. The caller must hold the lock.
  package func replace(with entries: [Numbered]) throws(DataStoreError) {
    try file.replace(with: Self.header + Self.lines(entries))
  }

  /// Removes the last entry if `isIt` returns true for it. The caller must hold the lock.
  package func pop(if isIt: (Entry) -> Bool) throws(DataStoreError) {
    let start = try repairing { () throws(Problem) -> Int? in
      guard let top = try top() else { return nil }
      return isIt(try top.entry()) ? top.start : nil
    }
    if let start { try file.append([], from: start) }
  }

  /// All entries with their numbers, oldest first. A damaged file is set aside like by `last`.
  package func all() async throws(DataStoreError) -> [Numbered] {
    let (entries, damage, _) = try readable()
    guard let damage else { return entries }
    return try await directory.changeDamaged(file, because: damage.reason) { () throws(DataStoreError) in try allUnderLock() }
  }

  /// All entries with their numbers, for a caller that already holds the lock.
  package func allUnderLock() throws(DataStoreError) -> [Numbered] {
    let (entries, damage, _) = try readable()
    if damage != nil { try repairUnderLock() }
    return entries
  }

  package typealias Numbered = (number: Int, entry: Entry)

  /// All readable entries, oldest first, with the error of the first unreadable line and the number of unreadable lines.
  package func readable() throws(DataStoreError) -> (entries: [Numbered], damage: JSONError?, lost: Int) {
    guard let bytes = try file.content() else { return ([], nil, 0) }
    let header = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let version = Result { () throws(JSONError) in try DocumentSchema.version(JSONReader(Array(header))) }
    if case .success(let version) = version, version > DocumentSchema.newest {
      throw .newerVersion(path: file.path, version: version, newest: DocumentSchema.newest)
    }
    return Self.readable(bytes)
  }

  /// All readable entries in the bytes of a file.
  package static func readable(_ bytes: [UInt8]) -> (entries: [Numbered], damage: JSONError?, lost: Int) {
    var (entries, lost): ([Numbered], Int) = ([], 0)
    var damage = bytes.contains(UInt8(ascii: "\n")) ? nil : JSONError(line: 1, "the text ends too early")
    for (place, line) in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast().enumerated() {
      do throws(JSONError) {
        if place == 0 { _ = try DocumentSchema.version(JSONReader(Array(line))) } else { entries.append(try numbered(Array(line))) }
      } catch {
        damage = damage ?? JSONError(line: place + 1, error.problem)
        lost += 1
      }
    }
    return (entries, damage, lost)
  }

  /// If a line is damaged, sets the file aside and replaces it by a file with the readable entries. The caller must hold the lock.
  /// - Throws: `damaged` after a repair; `newerVersion`.
  package func repairUnderLock() throws(DataStoreError) {
    let (entries, damage, lost) = try readable()
    guard let damage else { return }
    let rest = entries.isEmpty ? nil : Self.header + Self.lines(entries)
    let aside = try file.setAside(at: directory.momentForName, replacingBy: rest)
    throw .damaged(path: file.path, setAside: aside, reason: damage.reason, recovered: entries.isEmpty ? lossOfAll : .allBut(lost))
  }

  private func repairing<Answer>(_ work: () throws(Problem) -> Answer) throws(DataStoreError) -> Answer {
    do throws(Problem) {
      return try work()
    } catch {
      if case .damaged = error { try repairUnderLock() }
      throw error.storeError(file.path)
    }
  }

  /// Drops the oldest entries once the stack has twice its maximum size, so that the file is rarely rewritten.
  private func drop(beyond limits: Limits, last: Int, bytes: Int) throws(DataStoreError) {
    let first = try repairing { () throws(Problem) in try firstNumber() } ?? last
    guard last - first >= 2 * limits.entries || bytes > 2 * limits.bytes else { return }
    var (kept, length): ([Numbered], Int) = ([], 0)
    for entry in try readable().entries.suffix(limits.entries).reversed() {
      length += Self.lines([entry]).count
      if !kept.isEmpty, length > limits.bytes { break }
      kept.append(entry)
    }
    try replace(with: kept.reversed())
  }
}

// MARK: The lines

extension JSONLinesStack {
  /// Why the file cannot be read.
  private enum Problem: Error {
    case damaged(JSONError)
    case newer(Int, newest: Int)
    case store(DataStoreError)

    func storeError(_ path: String) -> DataStoreError {
      switch self {
      case .damaged(let damage): .unreadable(path: path, reason: damage.reason)
      case .newer(let version, let newest): .newerVersion(path: path, version: version, newest: newest)
      case .store(let error): error
      }
    }
  }

  private struct Top {
    let line: [UInt8]
    /// The offset of the line.
    let start: Int
    /// The offset of the next line.
    var end: Int { start + line.count + 1 }

    func entry() throws(Problem) -> Entry {
      do throws(JSONError) { return try JSONLinesStack.numbered(line).entry } catch { throw .damaged(error) }
    }

    func number() throws(Problem) -> Int { try JSONLinesStack.number(line) }
  }

  private static var header: [UInt8] { Array("{\"\(DocumentSchema.member)\":\(DocumentSchema.newest)}\n".utf8) }
  private static var numberStart: [UInt8] { Array("{\"n\":".utf8) }
  /// The number of bytes that are read from the end of the file. Longer last lines are read with four times as many, repeatedly.
  private static var tail: Int { 1 << 16 }

  /// The largest number that a line may have. No stack grows that far: a larger number means damage, and would leave no number for the next
  /// entry.
  private static var largestNumber: Int { 1 << 53 }

  private static func lines(_ entries: [Entry], from first: Int) -> [UInt8] {
    lines(entries.enumerated().map { (first + $0.offset, $0.element) })
  }

  private static func lines(_ entries: [Numbered]) -> [UInt8] {
    var writer = JSONWriter()
    for (number, entry) in entries {
      writer.beginObject()
      writer.member("n", number)
      writer.member("entry")
      entry.write(to: &writer)
      writer.endObject()
      writer.breakLine()
    }
    return writer.bytes
  }

  private static func numbered(_ line: [UInt8]) throws(JSONError) -> Numbered {
    guard let number = number(startOf: line) else { throw JSONError(line: 0, "'n' is missing") }
    var reader = try JSONReader(line)
    var entry: Entry?
    try reader.beginObject()
    while let member = try reader.nextMember() {
      if member == "entry" { entry = try Entry(reading: &reader) } else { try reader.skipValue() }
    }
    try reader.end()
    guard let entry else { throw reader.damage("'entry' is missing") }
    return (number, entry)
  }

  /// The number of a line. Reading it skips the entry, which can be long.
  private static func number(_ line: some Collection<UInt8>) throws(Problem) -> Int {
    guard let number = number(startOf: line) else { throw .damaged(JSONError(line: 0, "'n' is missing")) }
    return number
  }

  private static func number(startOf line: some Collection<UInt8>) -> Int? {
    guard line.starts(with: numberStart) else { return nil }
    let number = Int(String(decoding: line.dropFirst(numberStart.count).prefix { (48...57).contains($0) }, as: UTF8.self))
    return number.flatMap { $0 < largestNumber ? $0 : nil }
  }

  /// The last complete line; nil when the file is missing or has only its first line.
  private func top() throws(Problem) -> Top? {
    guard let ends = try ends() else { return nil }
    guard let header = ends.header else { throw .damaged(JSONError(line: 1, "the text ends too early")) }
    let version: Int
    do throws(JSONError) { version = try DocumentSchema.version(JSONReader(header)) } catch { throw .damaged(error) }
    guard version <= DocumentSchema.newest else { throw .newer(version, newest: DocumentSchema.newest) }
    return ends.top
  }

  private func firstNumber() throws(Problem) -> Int? {
    guard let start = try end() else { return nil }
    let bytes = try reading { (file) throws(FileError) in try file.bytes(from: start, count: 32) }
    return try bytes.map { (bytes) throws(Problem) in try Self.number(bytes) }
  }

  /// The offset after the first line of a file without entries; nil when the file is missing.
  private func end() throws(Problem) -> Int? { try ends()?.header.map { $0.count + 1 } }

  /// The number of the last entry, and the offset for the next one; the offset is nil when the file is missing.
  private func place() throws(Problem) -> (number: Int, end: Int?) {
    guard let top = try top() else { return (0, try end()) }
    return (try top.number(), top.end)
  }

  /// The first line and the last complete line after it. The first line is nil if it has no line break.
  private func ends() throws(Problem) -> (header: [UInt8]?, top: Top?)? {
    try reading { (file) throws(FileError) in
      let size = Int(FileIdentity(try file.status()).size)
      let begin = try file.bytes(from: 0, count: 256)
      let header = Array(begin.prefix { $0 != UInt8(ascii: "\n") })
      guard header.count < begin.count else { return (nil, nil) }
      var length = Self.tail
      while true {
        let start = max(0, size - length)
        let bytes = try file.bytes(from: start, count: size - start)
        if let end = bytes.lastIndex(of: UInt8(ascii: "\n")), let before = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")) {
          return (header, Top(line: Array(bytes[(before + 1)..<end]), start: start + before + 1))
        }
        guard start > 0 else { return (header, nil) }
        length *= 4
      }
    }
  }

  private func reading<Answer>(_ work: (borrowing FileDescriptor) throws(FileError) -> Answer) throws(Problem) -> Answer? {
    do throws(DataStoreError) { return try file.reading { (file) throws(FileError) in try work(file) } } catch { throw .store(error) }
  }
}
