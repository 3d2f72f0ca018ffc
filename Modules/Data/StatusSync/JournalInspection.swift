package import FileStorage
internal import Files
internal import RecordJSON
package import Domain

/// Looks through the journals of a home that is kept alike with others, and through what is remembered of them.
package struct JournalInspection {
  private let directory: DataDirectory

  /// Looks at a home.
  package init(_ directory: DataDirectory) {
    self.directory = directory
  }

  /// What is wrong. Only what is wrong with the home's own files can lose something.
  package func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    if let damage = try ownDamage() { findings.append(Self.finding(damage, at: directory.journal, isHarmless: false, .repair)) }
    if try isCheckpointDamaged() {
      findings.append(
        StorageDiagnostic(path: directory.checkpoint, problem: "is damaged; the journals are read again instead", isHarmless: true))
    }
    guard let settings = try settings(), let path = settings.folder else { return findings }
    let folder = JournalFolder(path: path, device: settings.device, directory: directory)
    let listing = try folder.look()
    for (place, reason) in listing.problems.sorted(by: { $0.key < $1.key }) {
      // A folder that is away may come back; anything else stands in the way until somebody moves it.
      let remedy: StorageRemedy = place == path ? .endSync : .moveAway(path: place)
      findings.append(StorageDiagnostic(path: place, problem: "cannot be used: \(reason)", isHarmless: place == path, remedy: remedy))
    }
    for file in folder.files(listing) where listing.problems[file.path] == nil {
      let damage: Damage?
      do throws(FileError) {
        damage = try file.reading { (file) throws(FileError) in try Self.damage(in: file) } ?? nil
      } catch {
        findings.append(
          StorageDiagnostic(path: file.path, problem: "cannot be used: \(error.reason)", remedy: .moveAway(path: file.path)))
        continue
      }
      // Whoever wrote them has them in their home.
      if let damage { findings.append(Self.finding(damage, at: file.path, isHarmless: true, .sync)) }
    }
    return findings
  }

  /// Sets a damaged journal aside, with its whole lines in its place, and removes a damaged checkpoint. To be called under the lock.
  package func repair() throws(DataStoreError) -> [StorageRepair] {
    var repairs: [StorageRepair] = []
    if let damage = try ownDamage(), let bytes = try StoredFile(path: directory.journal).content() {
      let whole = bytes.split(separator: UInt8(ascii: "\n")).filter { !Self.isDamaged($0) }.flatMap { $0 + [UInt8(ascii: "\n")] }
      _ = try StoredFile(path: directory.journal).setAside(at: directory.momentForName, replacingBy: whole)
      repairs.append(StorageRepair(path: directory.journal, action: .recovered(.allBut(damage.lines))))
    }
    if try isCheckpointDamaged() {
      try StoredFile(path: directory.checkpoint).remove()
      repairs.append(StorageRepair(path: directory.checkpoint, action: .rebuilt))
    }
    return repairs
  }

  /// What writers have left in the shared folder that were stopped, perhaps on other devices. Only what is older than any writing takes.
  package func leftovers(before moment: UInt64) throws(DataStoreError) -> [String] {
    guard let folder = try settings()?.folder else { return [] }
    var leftovers: [String] = []
    do throws(FileError) {
      for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
        guard let status = try FileSystem.statusOfName("\(folder)/\(name)"), FileSystem.isRegular(status) else { continue }
        if FileIdentity(status).changed < moment { leftovers.append("\(folder)/\(name)") }
      }
    } catch {
      // That the folder cannot be used is a finding of its own.
      return []
    }
    return leftovers
  }

  /// Lines that no program has written.
  private struct Damage {
    /// The first of them, from 1.
    let first: Int
    /// How many there are.
    var lines = 1
  }

  private static func finding(_ damage: Damage, at path: String, isHarmless: Bool, _ remedy: StorageRemedy) -> StorageDiagnostic {
    let problem = damage.lines == 1 ? "it cannot be read" : "it cannot be read, and so \(damage.lines - 1) more"
    return StorageDiagnostic(path: path, line: damage.first, problem: problem, isHarmless: isHarmless, remedy: remedy)
  }

  private func ownDamage() throws(DataStoreError) -> Damage? {
    try StoredFile(path: directory.journal).reading { (file) throws(FileError) in try Self.damage(in: file) } ?? nil
  }

  private func isCheckpointDamaged() throws(DataStoreError) -> Bool {
    guard let settings = try settings(), let folder = settings.folder, try StoredFile(path: directory.checkpoint).exists else {
      return false
    }
    return try JournalCheckpoint(in: directory, of: folder)?.isWhole() != true
  }

  /// The settings as far as they can be read: that they are damaged is a finding of its own.
  private func settings() throws(DataStoreError) -> SyncSettings? {
    guard let bytes = try StoredFile(path: directory.sync).content() else { return nil }
    do throws(DocumentSchema.VersionError) { return try SyncSettings(parsing: bytes) } catch { return nil }
  }

  private static func damage(in file: borrowing FileDescriptor) throws(FileError) -> Damage? {
    var damage: Damage?
    var (offset, number) = (0, 0)
    let size = try file.size()
    while offset < size {
      let block = try file.bytes(from: offset, to: min(size, offset + blockSize))
      // What has not ended may be on its way.
      guard let end = block.lastIndex(of: UInt8(ascii: "\n")) else {
        guard block.count == blockSize else { break }
        number += 1
        damage = damage ?? Damage(first: number)
        offset += block.count
        continue
      }
      for line in block[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        guard isDamaged(line) else { continue }
        if damage == nil { damage = Damage(first: number) } else { damage?.lines += 1 }
      }
      offset += end + 1
    }
    return damage
  }

  /// Whether a line is nothing that a program writes. A later version of this one may write other objects.
  private static func isDamaged(_ line: ArraySlice<UInt8>) -> Bool {
    guard !line.isEmpty, StatusChangeLine.change(in: line) == nil else { return false }
    guard line.count <= JournalFile.longestLine else { return true }
    do throws(JSONError) {
      var reader = try JSONReader(Array(line))
      try reader.beginObject()
      while try reader.nextMember() != nil { try reader.skipValue() }
      try reader.end()
      return false
    } catch {
      return true
    }
  }

  private static let blockSize = 1 << 20
}
