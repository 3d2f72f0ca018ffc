#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import Domain

/// The folder with the journals of all devices, and the journal of this one in the home.
struct JournalFolder: Sendable {
  /// How the journals are at a moment.
  struct Sight {
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
    fileprivate(set) var merging = StrokeMerging()
    /// How far each journal was read.
    private(set) var positions: [String: JournalPosition]
    /// How many bytes that was.
    private(set) var bytes = 0
    /// Whether that is all.
    private(set) var isWhole = true
    private var strokes = 0

    fileprivate init(positions: [String: JournalPosition]) {
      self.positions = positions
    }

    fileprivate mutating func read(_ file: borrowing FileDescriptor, _ name: String, most: Int) throws(FileProblem) {
      var position = positions[name] ?? JournalPosition()
      if try !position.fits(file) { position = JournalPosition() }
      let (offset, before) = (position.offset, position.strokes)
      if try !position.advance(in: file, most: most - strokes, { merging.add($0) }) { isWhole = false }
      bytes += position.offset - offset
      strokes += position.strokes - before
      positions[name] = position
    }
  }

  /// Where it is.
  let path: String
  private let device: String
  private let home: HomeFolder
  private let own: StoredFile

  /// The name of the home's own journal, among those of the folder.
  private static let ownName = ""
  /// More than anybody has devices, and copies that conflicts have left.
  private static let mostJournals = 1000

  init(path: String, device: String, home: HomeFolder) {
    self.path = path
    self.device = device
    self.home = home
    own = StoredFile(path: home.journal)
  }

  /// The whole path of a folder, wherever the program is started the next time.
  /// - Throws: `unreadable` when it is none.
  static func whole(_ path: String) throws(DataStoreError) -> String {
    do throws(FileProblem) {
      guard try FileSystem.isFolder(path) else { throw FileProblem(code: 0, reason: "there is no such folder") }
      return try FileSystem.target(of: path)
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  /// Looks at all journals, without reading them.
  func look() throws(DataStoreError) -> Sight {
    var sight = Sight()
    sight.stamps[Self.ownName] = try own.stamp()?.text
    do throws(FileProblem) {
      guard try FileSystem.isFolder(path) else { throw FileProblem(code: 0, reason: "there is no such folder") }
      let names = try FileSystem.names(in: path).filter { SyncSettings.device(ofFile: $0) != nil && $0 != sharedName }.sorted()
      if names.count > Self.mostJournals {
        sight.problems[path] = "it holds more than \(Self.mostJournals) journals"
        sight.mayLackMarks = true
      }
      sight.names = Array(names.prefix(Self.mostJournals))
      sight.isThere = true
    } catch {
      sight.problems[path] = error.reason
      sight.mayLackMarks = true
      return sight
    }
    for name in sight.names + [sharedName] {
      do throws(FileProblem) {
        sight.stamps[name] = try file(name).stamp()?.text
        // Opened as well: what one may read shows in no stamp.
        _ = try file(name).reading { (_) throws(FileProblem) in }
      } catch {
        note(error, at: name, in: &sight)
      }
    }
    return sight
  }

  /// Adds strokes to the journal in the home, on the disk before it returns. To be called under the lock.
  func note(_ strokes: [MarkStroke]) throws(DataStoreError) {
    guard !strokes.isEmpty else { return }
    let lines = StrokeRecord.lines(strokes)
    let end = try own.reading { (file) throws(FileProblem) in try JournalPosition(endIn: file).offset }
    guard let end else { return try own.replace(with: lines) }
    try own.append(lines, from: end)
  }

  /// Unites the journal in the home with its copy in the folder, if the folder is there. To be called under the lock.
  /// - Returns: nil when something is wrong in the folder, which stands in `sight` then.
  func unite(after given: SeenJournals.Given, _ sight: inout Sight) throws(DataStoreError) -> JournalUnion.Outcome? {
    guard sight.isThere else { return nil }
    let outcome: JournalUnion.Outcome
    do throws(JournalUnion.Problem) {
      outcome = try JournalUnion(own: own, shared: file(sharedName)).run(after: given)
    } catch {
      switch error {
      case .own(let error): throw error
      case .shared(let problem):
        note(problem, at: sharedName, in: &sight)
        return nil
      }
    }
    sight.stamps[Self.ownName] = try own.stamp()?.text
    do throws(FileProblem) {
      sight.stamps[sharedName] = try file(sharedName).stamp()?.text
    } catch {
      note(error, at: sharedName, in: &sight)
    }
    return outcome
  }

  /// Reads on in all journals.
  /// - Parameters:
  ///   - positions: from where on; a journal that is no more what it was up to there is read from its start.
  ///   - most: about so many strokes are read.
  func tail(
    after positions: [String: JournalPosition], _ sight: inout Sight, most: Int = .max
  ) throws(DataStoreError) -> Tail {
    // While the folder is away, nothing is forgotten of its journals.
    var tail = Tail(positions: sight.isThere ? positions.filter { sight.stamps[$0.key] != nil } : positions)
    _ = try own.reading { (file) throws(FileProblem) in try tail.read(file, Self.ownName, most: most) }
    for name in sight.names {
      do throws(FileProblem) {
        _ = try file(name).reading { (file) throws(FileProblem) in try tail.read(file, name, most: most) }
      } catch {
        note(error, at: name, in: &sight)
      }
    }
    return tail
  }

  /// How many strokes each journal of the folder has, and how many lines are none.
  func counts(_ positions: [String: JournalPosition], _ sight: Sight) -> (strokes: [String: Int], unreadable: Int) {
    var strokes: [String: Int] = [:]
    for name in sight.names where sight.stamps[name] != nil { strokes[name] = positions[name]?.strokes ?? 0 }
    if sight.stamps[sharedName] != nil { strokes[sharedName] = positions[Self.ownName]?.strokes ?? 0 }
    return (strokes, positions.values.reduce(0) { $0 + $1.unreadable })
  }

  /// The journals that are there, this device's among them.
  func files(_ sight: Sight) -> [JournalFile] { sight.isThere ? (sight.names + [sharedName]).map(file) : [] }

  /// Looks again at the journal in the home alone.
  func lookingAtOwn(_ sight: Sight) throws(DataStoreError) -> Sight {
    var sight = sight
    sight.stamps[Self.ownName] = try own.stamp()?.text
    return sight
  }

  // MARK: What was seen

  /// What was seen when journals were last taken in; nil when nobody knows, or when it was another folder, or this device was called otherwise.
  func seen() throws(DataStoreError) -> SeenJournals? {
    guard let bytes = try StoredFile(path: home.seenJournals).content() else { return nil }
    do throws(DocumentSchema.Problem) {
      let seen = try SeenJournals(parsing: bytes)
      return seen.folder == path && seen.device == device ? seen : nil
    } catch {
      return nil
    }
  }

  /// Remembers what was taken in. When it cannot be written, it is taken in again, which changes nothing.
  func remember(_ sight: Sight, _ given: SeenJournals.Given, statuses: String) {
    remember(
      SeenJournals(
        folder: path, device: device, statuses: statuses, stamps: sight.stamps, given: given, problems: sight.problems))
  }

  func remember(_ seen: SeenJournals) {
    StoredFile(path: home.seenJournals).cache(seen.bytes)
  }

  /// Forgets what was taken in, so that journals are read from the start. To be called under the lock.
  func forget(butFor given: SeenJournals.Given, _ problems: [String: String]) throws(DataStoreError) {
    remember(SeenJournals(folder: path, device: device, statuses: "", stamps: [:], given: given, problems: problems))
    if try StoredFile(path: home.checkpoint).exists { try StoredFile(path: home.checkpoint).remove() }
  }

  /// Whether nothing has changed since.
  func isTakenIn(_ seen: SeenJournals, _ sight: Sight) -> Bool { seen.stamps == sight.stamps && seen.problems == sight.problems }

  /// Whether this device's journal needs no look: it was given out and is as it was then, or the folder is not there.
  func isGivenOut(_ seen: SeenJournals, _ sight: Sight) -> Bool {
    if !sight.isThere { return true }
    let wasGiven = seen.problems[path] == nil && seen.problems["\(path)/\(sharedName)"] == nil
    return wasGiven && [Self.ownName, sharedName].allSatisfy { seen.stamps[$0] == sight.stamps[$0] }
  }

  private var sharedName: String { "\(device).jsonl" }

  private func file(_ name: String) -> JournalFile { JournalFile(path: "\(path)/\(name)") }

  private func note(_ problem: FileProblem, at name: String, in sight: inout Sight) {
    sight.problems["\(path)/\(name)"] = problem.reason
    // What is no file with bytes in it was never a journal, and our own marks are in the home.
    if name != sharedName, ![EISDIR, EINVAL, ELOOP].contains(problem.code) { sight.mayLackMarks = true }
  }
}
