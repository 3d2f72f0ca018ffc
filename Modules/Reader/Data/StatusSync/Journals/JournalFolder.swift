#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import CoreData
internal import FileStorage
internal import ReaderDomain
internal import Files

/// The shared folder with the journals of all devices, and this device's own journal in the data directory.
struct JournalFolder: Sendable {
  /// The state of all journals at one moment.
  struct FolderListing {
    /// The identities of the journals, by file name. The journal in the data directory has an empty name.
    fileprivate(set) var stamps: [String: String] = [:]
    /// The errors, by path.
    fileprivate(set) var problems: [String: String] = [:]
    /// Whether marks may be missing because of an error. Anything but a regular file is not counted because it never was a journal.
    fileprivate(set) var mayLackMarks = false
    /// Whether the folder exists.
    fileprivate(set) var isThere = false
    fileprivate var names: [String] = []
  }

  /// The content of the journals after given positions.
  struct Tail {
    /// The merged status changes.
    fileprivate(set) var merging = StatusChangeMerge()
    /// The position up to which each journal was read.
    private(set) var positions: [String: JournalPosition]
    /// The number of bytes that were read.
    private(set) var bytes = 0
    /// Whether all journals were read to their ends.
    private(set) var isWhole = true
    private var changes = 0
    private static let addedAtOnce = 1 << 14

    fileprivate init(positions: [String: JournalPosition]) {
      self.positions = positions
    }

    fileprivate mutating func add(_ changes: [StatusChangeRecord], upTo position: JournalPosition, in name: String) {
      merging.add(changes)
      positions[name] = position
    }

    fileprivate mutating func read(_ file: borrowing FileDescriptor, _ name: String, maximum: Int) throws(FileError) {
      var position = positions[name] ?? JournalPosition()
      if try !position.fits(file) { position = JournalPosition() }
      let (offset, before) = (position.offset, position.changes)
      var waiting: [StatusChangeRecord] = []
      let isAtEnd = try position.advance(in: file, maximum: maximum - changes) { change in
        waiting.append(change)
        if waiting.count == Self.addedAtOnce {
          merging.add(waiting)
          waiting.removeAll(keepingCapacity: true)
        }
      }
      merging.add(waiting)
      if !isAtEnd { isWhole = false }
      bytes += position.offset - offset
      changes += position.changes - before
      positions[name] = position
    }
  }

  let path: String
  let kind: JournalKind
  private let device: String
  let directory: DataDirectory
  private let own: StoredFile

  /// The name of the journal in the data directory, in dictionaries by file name.
  private static let ownName = ""
  /// The maximum number of journals: more than users have devices and conflicted copies.
  private static let maximumJournals = 1000

  init(_ kind: JournalKind = .marks, path: String, device: String, directory: DataDirectory) {
    self.kind = kind
    self.path = path
    self.device = device
    self.directory = directory
    own = StoredFile(path: kind.own(directory))
  }

  /// The absolute path of a folder, which stays valid when the program starts in another directory.
  /// - Throws: `unreadable` when the path is not a folder, or is the data directory, whose own files would count as journals.
  static func whole(_ path: String, besides directory: DataDirectory) throws(DataStoreError) -> String {
    do throws(FileError) {
      try Self.checkFolder(path)
      let whole = try FileSystem.target(of: path)
      if try FileSystem.isFolder(directory.path), try FileSystem.target(of: directory.path) == whole {
        throw FileError(code: 0, reason: "it is the data directory")
      }
      return whole
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  private static func checkFolder(_ path: String) throws(FileError) {
    guard try !FileSystem.isFolder(path) else { return }
    throw FileError(code: 0, reason: try FileSystem.status(of: path) != nil ? "it is not a folder" : "it does not exist")
  }

  /// Lists all journals without reading them.
  func list() throws(DataStoreError) -> FolderListing {
    var listing = FolderListing()
    listing.stamps[Self.ownName] = try own.identity()?.text
    do throws(FileError) {
      try Self.checkFolder(path)
      let names = try FileSystem.names(in: path).filter {
        SyncSettings.device(ofFile: $0, endingIn: kind.suffix) != nil && $0 != sharedName
      }.sorted()
      if names.count > Self.maximumJournals {
        listing.problems[path] = "it contains more than \(Self.maximumJournals) journals"
        listing.mayLackMarks = true
      }
      listing.names = Array(names.prefix(Self.maximumJournals))
      listing.isThere = true
    } catch {
      listing.problems[path] = error.reason
      listing.mayLackMarks = true
      return listing
    }
    for name in listing.names + [sharedName] {
      do throws(FileError) {
        listing.stamps[name] = try file(name).stamp()?.text
        // Opens the file because its identity does not show missing permissions.
        _ = try file(name).reading { (_) throws(FileError) in }
      } catch {
        note(error, at: name, in: &listing)
      }
    }
    return listing
  }

  /// Appends status changes to the journal in the data directory and syncs it to disk. The caller must hold the lock.
  /// - Returns: the range of the new lines in the journal.
  @discardableResult
  func note(_ changes: [StatusChangeRecord]) throws(DataStoreError) -> Range<Int> { try note(lines: SyncStatusLine.lines(changes)) }

  /// Appends complete lines to the journal in the data directory and syncs it to disk. The caller must hold the lock.
  /// - Returns: the range of the new lines in the journal.
  @discardableResult
  func note(lines: [UInt8]) throws(DataStoreError) -> Range<Int> {
    let end = try own.reading { (file) throws(FileError) in try JournalPosition(endIn: file).offset }
    guard !lines.isEmpty else { return (end ?? 0)..<(end ?? 0) }
    if let end { try own.append(lines, from: end) } else { try own.replace(with: lines) }
    return (end ?? 0)..<((end ?? 0) + lines.count)
  }

  /// Adds status changes to a tail without reading them, because this device has just appended them at `range` of its journal.
  /// - Returns: nil when the tail does not end where they begin.
  func tail(_ tail: Tail, adding changes: [StatusChangeRecord], at range: Range<Int>) throws(DataStoreError) -> Tail? {
    var position = tail.positions[Self.ownName] ?? JournalPosition()
    guard tail.isWhole, position.offset == range.lowerBound, !position.isInLongLine else { return nil }
    var longer = tail
    return try own.reading { (file) throws(FileError) -> Tail in
      try position.pass(changes.count, to: range.upperBound, in: file)
      longer.add(changes, upTo: position, in: Self.ownName)
      return longer
    }
  }

  /// Merges the journal in the data directory with its copy in the folder, if the folder exists. The caller must hold the lock.
  /// - Returns: nil after an error in the folder, which is added to `listing`.
  func unite(after given: SeenJournals.Given, _ listing: inout FolderListing) throws(DataStoreError) -> JournalUnion.Outcome? {
    guard listing.isThere else { return nil }
    let outcome: JournalUnion.Outcome
    do throws(JournalUnion.Problem) {
      outcome = try JournalUnion(own: own, shared: file(sharedName), isLine: kind.isLine).run(after: given)
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

  /// Reads the new content of all journals.
  /// - Parameters:
  ///   - positions: where to start. A journal that was changed before its position is read from the start.
  ///   - maximum: the approximate maximum number of status changes to read.
  func tail(
    after positions: [String: JournalPosition], _ listing: inout FolderListing, maximum: Int = .max
  ) throws(DataStoreError) -> Tail {
    // While the folder is missing, the positions in its journals are kept.
    var tail = Tail(positions: listing.isThere ? positions.filter { listing.stamps[$0.key] != nil } : positions)
    _ = try own.reading { (file) throws(FileError) in try tail.read(file, Self.ownName, maximum: maximum) }
    for name in listing.names {
      do throws(FileError) {
        _ = try file(name).reading { (file) throws(FileError) in try tail.read(file, name, maximum: maximum) }
      } catch {
        note(error, at: name, in: &listing)
      }
    }
    return tail
  }

  /// The number of status changes in each journal of the folder, and the total number of unreadable lines.
  func counts(_ positions: [String: JournalPosition], _ listing: FolderListing) -> (changes: [String: Int], unreadable: Int) {
    var changes: [String: Int] = [:]
    for name in listing.names where listing.stamps[name] != nil { changes[name] = positions[name]?.changes ?? 0 }
    if listing.stamps[sharedName] != nil { changes[sharedName] = positions[Self.ownName]?.changes ?? 0 }
    return (changes, positions.values.reduce(0) { $0 + $1.unreadable })
  }

  /// The existing journals in the folder, including the one of this device.
  func files(_ listing: FolderListing) -> [JournalFile] { listing.isThere ? (listing.names + [sharedName]).map(file) : [] }

  /// Updates only the identity of the journal in the data directory.
  func listingOwn(_ listing: FolderListing) throws(DataStoreError) -> FolderListing {
    var listing = listing
    listing.stamps[Self.ownName] = try own.identity()?.text
    return listing
  }

  // MARK: What was seen

  /// The record of the last merge; nil when it is missing, or when the folder or the device name has changed.
  func seen() throws(DataStoreError) -> SeenJournals? {
    guard let bytes = try StoredFile(path: kind.seen(directory)).content() else { return nil }
    do throws(DocumentSchema.VersionError) {
      let seen = try SeenJournals(parsing: bytes)
      return seen.folder == path && seen.device == device ? seen : nil
    } catch {
      return nil
    }
  }

  /// Records the merge. If the record cannot be written, the next merge repeats this one, which is harmless. Journals that are out of reach stay
  /// recorded.
  func remember(_ listing: FolderListing, _ given: SeenJournals.Given, statuses: String, after seen: SeenJournals? = nil) {
    let missing = seen.map { isOutOfReach($0, listing) ? $0.stamps : [:] } ?? [:]
    remember(
      SeenJournals(
        folder: path, device: device, statuses: statuses, stamps: missing.merging(listing.stamps) { $1 }, given: given,
        problems: listing.problems))
  }

  func remember(_ seen: SeenJournals) {
    StoredFile(path: kind.seen(directory)).cache(seen.bytes)
  }

  /// Deletes the record and the checkpoint, so that the journals are read from the start. The caller must hold the lock.
  func forget(butFor given: SeenJournals.Given, _ problems: [String: String]) throws(DataStoreError) {
    remember(SeenJournals(folder: path, device: device, statuses: "", stamps: [:], given: given, problems: problems))
    if try StoredFile(path: directory.checkpoint).exists { try StoredFile(path: directory.checkpoint).remove() }
  }

  /// Whether the journals that are within reach are unchanged since the last merge.
  func isTakenIn(_ seen: SeenJournals, _ listing: FolderListing) -> Bool {
    guard seen.problems == listing.problems else { return false }
    guard isOutOfReach(seen, listing) else { return seen.stamps == listing.stamps }
    return seen.stamps[Self.ownName] == listing.stamps[Self.ownName] && isGivenOut(seen, listing)
  }

  /// Whether the journals of all other devices are gone since the last merge: the folder is missing, its disk is not mounted, or they were deleted.
  func isOutOfReach(_ seen: SeenJournals, _ listing: FolderListing) -> Bool {
    listing.names.isEmpty && seen.stamps.keys.contains { $0 != Self.ownName && $0 != sharedName }
  }

  /// Whether this device's journal needs no upload: it was copied to the folder and is unchanged since, or the folder is missing.
  func isGivenOut(_ seen: SeenJournals, _ listing: FolderListing) -> Bool {
    if !listing.isThere { return true }
    let wasGiven = seen.problems[path] == nil && seen.problems["\(path)/\(sharedName)"] == nil
    return wasGiven && [Self.ownName, sharedName].allSatisfy { seen.stamps[$0] == listing.stamps[$0] }
  }

  private var sharedName: String { "\(device)\(kind.suffix)" }

  private func file(_ name: String) -> JournalFile { JournalFile(path: "\(path)/\(name)", maximumBytes: kind.maximumBytes) }

  /// The path of the copy of this device's own journal.
  var sharedPath: String { "\(path)/\(sharedName)" }

  func note(_ problem: FileError, atPath path: String, in listing: inout FolderListing) {
    note(problem, at: String(path.dropFirst(self.path.count + 1)), in: &listing)
  }

  private func note(_ problem: FileError, at name: String, in listing: inout FolderListing) {
    listing.problems["\(path)/\(name)"] = problem.reason
    // Anything but a regular file never was a journal, and this device's own marks are in the data directory.
    if name != sharedName, ![EISDIR, EINVAL, ELOOP].contains(problem.code) { listing.mayLackMarks = true }
  }
}
