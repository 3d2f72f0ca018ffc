package import CoreData
package import CoreDomain
internal import Files
internal import FileStorage
internal import RecordJSON

/// Checks the journals of a synced data directory and the files that sync keeps about them.
package struct JournalInspection {
  private let directory: DataDirectory

  package init(_ directory: DataDirectory) {
    self.directory = directory
  }

  /// The damage that was found. Only damage to the directory's own files can lose data.
  package func findings() throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    for kind in JournalKind.all {
      guard let damage = try ownDamage(kind) else { continue }
      findings.append(StorageDiagnostic(path: kind.own(directory), line: damage.first, problem: Self.clause(for: damage)))
    }
    if try isCheckpointDamaged() {
      findings.append(
        StorageDiagnostic(path: directory.checkpoint, problem: "is damaged and will be rebuilt from the journals", isHarmless: true))
    }
    guard let settings = try settings(), let path = settings.folder else { return findings }
    for kind in JournalKind.all {
      findings += try Self.findings(in: JournalFolder(kind, path: path, device: settings.device, directory: directory)).filter {
        !findings.contains($0)
      }
    }
    return findings
  }

  private static func findings(in folder: JournalFolder) throws(DataStoreError) -> [StorageDiagnostic] {
    var findings: [StorageDiagnostic] = []
    let listing = try folder.list()
    for (place, reason) in listing.problems.sorted(by: { $0.key < $1.key }) {
      // A missing folder may come back. Any other obstacle stays until the user moves it away.
      let remedy: StorageRemedy = place == folder.path ? .command("sync --off") : .moveAway(path: place)
      findings.append(
        StorageDiagnostic(path: place, problem: "cannot be used: \(reason)", isHarmless: place == folder.path, remedy: remedy))
    }
    for file in folder.files(listing) where listing.problems[file.path] == nil {
      let damage: Damage?
      do throws(FileError) {
        damage = try file.reading { (file) throws(FileError) in try Self.damage(in: file, folder.kind) } ?? nil
      } catch {
        findings.append(
          StorageDiagnostic(path: file.path, problem: "cannot be used: \(error.reason)", remedy: .moveAway(path: file.path)))
        continue
      }
      guard let damage else { continue }
      // The device that wrote the lines still has them in its own data directory.
      let problem = "\(Self.clause(for: damage)); if you move the file away, the device that wrote it makes it again when it syncs"
      findings.append(
        StorageDiagnostic(path: file.path, line: damage.first, problem: problem, isHarmless: true, remedy: .moveAway(path: file.path)))
    }
    return findings
  }

  /// Sets a damaged journal aside, replaces it by its undamaged lines, and removes a damaged checkpoint. The caller must hold the lock.
  package func repair() throws(DataStoreError) -> [StorageRepair] {
    var repairs: [StorageRepair] = []
    for kind in JournalKind.all {
      let journal = StoredFile(path: kind.own(directory))
      guard let damage = try ownDamage(kind), let bytes = try journal.content() else { continue }
      let whole = bytes.split(separator: UInt8(ascii: "\n")).filter { !Self.isDamaged($0, kind) }.flatMap { $0 + [UInt8(ascii: "\n")] }
      _ = try journal.setAside(at: directory.momentForName, replacingBy: whole)
      repairs.append(StorageRepair(path: journal.path, action: .recovered(whole.isEmpty ? .nothing : .allBut(damage.lines))))
    }
    if try isCheckpointDamaged() {
      try StoredFile(path: directory.checkpoint).remove()
      repairs.append(StorageRepair(path: directory.checkpoint, action: .rebuilt))
    }
    return repairs
  }

  /// Unfinished files in the shared folder whose writer was stopped, possibly on another device. Only files that changed before `moment`
  /// count, because a newer file may still be in use.
  package func leftovers(before moment: UInt64) throws(DataStoreError) -> [String] {
    guard let folder = try settings()?.folder else { return [] }
    var leftovers: [String] = []
    do throws(FileError) {
      for name in try FileSystem.names(in: folder).sorted() where AtomicFile.isUnfinished(name) {
        guard let status = try FileSystem.statusOfName("\(folder)/\(name)"), FileSystem.isRegular(status) else { continue }
        if FileIdentity(status).changed < moment { leftovers.append("\(folder)/\(name)") }
      }
    } catch {
      // An unusable folder is reported separately.
      return []
    }
    return leftovers
  }

  /// Lines that no version of the program wrote.
  private struct Damage {
    /// The number of the first damaged line, counted from 1.
    let first: Int
    /// The number of damaged lines.
    var lines = 1
  }

  private static func clause(for damage: Damage) -> String {
    damage.lines == 1 ? "it cannot be read" : "it cannot be read, nor can \(damage.lines - 1) more"
  }

  private func ownDamage(_ kind: JournalKind) throws(DataStoreError) -> Damage? {
    try StoredFile(path: kind.own(directory)).reading { (file) throws(FileError) in try Self.damage(in: file, kind) } ?? nil
  }

  private func isCheckpointDamaged() throws(DataStoreError) -> Bool {
    guard let settings = try settings(), let folder = settings.folder, try StoredFile(path: directory.checkpoint).exists else {
      return false
    }
    return try JournalCheckpoint(in: directory, of: folder)?.isWhole() != true
  }

  /// The settings; nil when the file is missing or damaged. Damage is reported separately.
  private func settings() throws(DataStoreError) -> SyncSettings? {
    guard let bytes = try StoredFile(path: directory.sync).content() else { return nil }
    do throws(DocumentSchema.VersionError) { return try SyncSettings(parsing: bytes) } catch { return nil }
  }

  private static func damage(in file: borrowing FileDescriptor, _ kind: JournalKind) throws(FileError) -> Damage? {
    var damage: Damage?
    var (offset, number) = (0, 0)
    let size = try file.size()
    while offset < size {
      let block = try file.bytes(from: offset, to: min(size, offset + blockSize))
      // An unfinished line may still be arriving.
      guard let end = block.lastIndex(of: UInt8(ascii: "\n")) else {
        guard block.count == blockSize else { break }
        number += 1
        damage = damage ?? Damage(first: number)
        offset += block.count
        continue
      }
      for line in block[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        number += 1
        guard isDamaged(line, kind) else { continue }
        if damage == nil { damage = Damage(first: number) } else { damage?.lines += 1 }
      }
      offset += end + 1
    }
    return damage
  }

  /// Whether no version of the program can have written the line. A later version may write other JSON objects.
  private static func isDamaged(_ line: ArraySlice<UInt8>, _ kind: JournalKind) -> Bool {
    guard !line.isEmpty, !kind.isLine(line) else { return false }
    guard line.count <= kind.longestLine else { return true }
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
