#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import FileStorage
internal import Files
internal import Domain

/// The folder with the journals of all devices, and the journal of this one in the home.
struct JournalFolder: Sendable {
  /// How the journals are at a moment.
  struct FolderListing {
    /// The stamps of all, by the names of their files; that of the home has none.
    fileprivate(set) var stamps: [String: String] = [:]
    /// What is wrong, by the paths.
    fileprivate(set) var problems: [String: String] = [:]
    /// Whether marks may be missing by that. What is no file was never a journal.
    fileprivate(set) var mayLackMarks = false
    /// Whether there is such a folder.
    fileprivate(set) var isThere = false
    fileprivate var names: [String] = []
  }

  /// What stands in the journals behind places in them.
  struct Tail {
    /// What the strokes come to.
    fileprivate(set) var merging = LastWriterWinsMerge()
    /// How far each journal was read.
    private(set) var positions: [String: JournalPosition]
    /// How many bytes that was.
    private(set) var bytes = 0
    /// Whether that is all.
    private(set) var isWhole = true
    private var changes = 0

    fileprivate init(positions: [String: JournalPosition]) {
      self.positions = positions
    }

    fileprivate mutating func read(_ file: borrowing FileDescriptor, _ name: String, most: Int) throws(FileError) {
      var position = positions[name] ?? JournalPosition()
      if try !position.fits(file) { position = JournalPosition() }
      let (offset, before) = (position.offset, position.changes)
      if try !position.advance(in: file, most: most - changes, { merging.add($0) }) { isWhole = false }
      bytes += position.offset - offset
      changes += position.changes - before
      positions[name] = position
    }
  }

  /// Where it is.
  let path: String
  private let device: String
  private let directory: DataDirectory
  private let own: StoredFile

  /// The name of the home's own journal, among those of the folder.
  private static let ownName = ""
  /// More than anybody has devices, and copies that conflicts have left.
  private static let mostJournals = 1000

  init(path: String, device: String, directory: DataDirectory) {
    self.path = path
    self.device = device
    self.directory = directory
    own = StoredFile(path: directory.journal)
  }

  /// The whole path of a folder, wherever the program is started the next time.
  /// - Throws: `unreadable` when it is none.
  static func whole(_ path: String) throws(DataStoreError) -> String {
    do throws(FileError) {
      guard try FileSystem.isFolder(path) else { throw FileError(code: 0, reason: "there is no such folder") }
      return try FileSystem.target(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Looks at all journals, without reading them.
  func look() throws(DataStoreError) -> FolderListing {
    var listing = FolderListing()
    listing.stamps[Self.ownName] = try own.identity()?.text
    do throws(FileError) {
      guard try FileSystem.isFolder(path) else { throw FileError(code: 0, reason: "there is no such folder") }
      let names = try FileSystem.names(in: path).filter { SyncSettings.device(ofFile: $0) != nil && $0 != sharedName }.sorted()
      if names.count > Self.mostJournals {
        listing.problems[path] = "it holds more than \(Self.mostJournals) journals"
        listing.mayLackMarks = true
      }
      listing.names = Array(names.prefix(Self.mostJournals))
      listing.isThere = true
    } catch {
      listing.problems[path] = error.reason
      listing.mayLackMarks = true
      return listing
    }
    for name in listing.names + [sharedName] {
      do throws(FileError) {
        listing.stamps[name] = try file(name).stamp()?.text
        // Opened as well: what one may read shows in no stamp.
        _ = try file(name).reading { (_) throws(FileError) in }
      } catch {
        note(error, at: name, in: &listing)
      }
    }
    return listing
  }

  /// Adds strokes to the journal in the home, on the disk before it returns. To be called under the lock.
  func note(_ changes: [StatusChangeRecord]) throws(DataStoreError) {
    guard !changes.isEmpty else { return }
    let lines = StatusChangeLine.lines(changes)
    let end = try own.reading { (file) throws(FileError) in try JournalPosition(endIn: file).offset }
    guard let end else { return try own.replace(with: lines) }
    try own.append(lines, from: end)
  }

  /// Unites the journal in the home with its copy in the folder, if the folder is there. To be called under the lock.
  /// - Returns: nil when something is wrong in the folder, which stands in `listing` then.
  func unite(after given: SeenJournals.Given, _ listing: inout FolderListing) throws(DataStoreError) -> JournalUnion.Outcome? {
    guard listing.isThere else { return nil }
    let outcome: JournalUnion.Outcome
    do throws(JournalUnion.Problem) {
      outcome = try JournalUnion(own: own, shared: file(sharedName)).run(after: given)
    } catch {
      switch error {
      case .own(let error): throw error
      case .shared(let problem):
        note(problem, at: sharedName, in: &listing)
        return nil
      }
    }
    listing.stamps[Self.ownName] = try own.identity()?.text
    do throws(FileError) {
      listing.stamps[sharedName] = try file(sharedName).stamp()?.text
    } catch {
      note(error, at: sharedName, in: &listing)
    }
    return outcome
  }

  /// Reads on in all journals.
  /// - Parameters:
  ///   - positions: from where on; a journal that is no more what it was up to there is read from its start.
  ///   - most: about so many strokes are read.
  func tail(
    after positions: [String: JournalPosition], _ listing: inout FolderListing, most: Int = .max
  ) throws(DataStoreError) -> Tail {
    // While the folder is away, nothing is forgotten of its journals.
    var tail = Tail(positions: listing.isThere ? positions.filter { listing.stamps[$0.key] != nil } : positions)
    _ = try own.reading { (file) throws(FileError) in try tail.read(file, Self.ownName, most: most) }
    for name in listing.names {
      do throws(FileError) {
        _ = try file(name).reading { (file) throws(FileError) in try tail.read(file, name, most: most) }
      } catch {
        note(error, at: name, in: &listing)
      }
    }
    return tail
  }

  /// How many strokes each journal of the folder has, and how many lines are none.
  func counts(_ positions: [String: JournalPosition], _ listing: FolderListing) -> (changes: [String: Int], unreadable: Int) {
    var changes: [String: Int] = [:]
    for name in listing.names where listing.stamps[name] != nil { changes[name] = positions[name]?.changes ?? 0 }
    if listing.stamps[sharedName] != nil { changes[sharedName] = positions[Self.ownName]?.changes ?? 0 }
    return (changes, positions.values.reduce(0) { $0 + $1.unreadable })
  }

  /// The journals that are there, this device's among them.
  func files(_ listing: FolderListing) -> [JournalFile] { listing.isThere ? (listing.names + [sharedName]).map(file) : [] }

  /// Looks again at the journal in the home alone.
  func lookingAtOwn(_ listing: FolderListing) throws(DataStoreError) -> FolderListing {
    var listing = listing
    listing.stamps[Self.ownName] = try own.identity()?.text
    return listing
  }

  // MARK: What was seen

  /// What was seen when journals were last taken in; nil when nobody knows, or when it was another folder, or this device was called otherwise.
  func seen() throws(DataStoreError) -> SeenJournals? {
    guard let bytes = try StoredFile(path: directory.seenJournals).content() else { return nil }
    do throws(DocumentSchema.VersionError) {
      let seen = try SeenJournals(parsing: bytes)
      return seen.folder == path && seen.device == device ? seen : nil
    } catch {
      return nil
    }
  }

  /// Remembers what was taken in. When it cannot be written, it is taken in again, which changes nothing.
  func remember(_ listing: FolderListing, _ given: SeenJournals.Given, statuses: String) {
    remember(
      SeenJournals(
        folder: path, device: device, statuses: statuses, stamps: listing.stamps, given: given, problems: listing.problems))
  }

  func remember(_ seen: SeenJournals) {
    StoredFile(path: directory.seenJournals).cache(seen.bytes)
  }

  /// Forgets what was taken in, so that journals are read from the start. To be called under the lock.
  func forget(butFor given: SeenJournals.Given, _ problems: [String: String]) throws(DataStoreError) {
    remember(SeenJournals(folder: path, device: device, statuses: "", stamps: [:], given: given, problems: problems))
    if try StoredFile(path: directory.checkpoint).exists { try StoredFile(path: directory.checkpoint).remove() }
  }

  /// Whether nothing has changed since.
  func isTakenIn(_ seen: SeenJournals, _ listing: FolderListing) -> Bool {
    seen.stamps == listing.stamps && seen.problems == listing.problems
  }

  /// Whether this device's journal needs no look: it was given out and is as it was then, or the folder is not there.
  func isGivenOut(_ seen: SeenJournals, _ listing: FolderListing) -> Bool {
    if !listing.isThere { return true }
    let wasGiven = seen.problems[path] == nil && seen.problems["\(path)/\(sharedName)"] == nil
    return wasGiven && [Self.ownName, sharedName].allSatisfy { seen.stamps[$0] == listing.stamps[$0] }
  }

  private var sharedName: String { "\(device).jsonl" }

  private func file(_ name: String) -> JournalFile { JournalFile(path: "\(path)/\(name)") }

  private func note(_ problem: FileError, at name: String, in listing: inout FolderListing) {
    listing.problems["\(path)/\(name)"] = problem.reason
    // What is no file with bytes in it was never a journal, and our own marks are in the home.
    if name != sharedName, ![EISDIR, EINVAL, ELOOP].contains(problem.code) { listing.mayLackMarks = true }
  }
}
