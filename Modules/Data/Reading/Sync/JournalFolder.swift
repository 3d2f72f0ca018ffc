internal import Domain

/// The folder with the journals of all devices, and the journal of this one in the home.
struct JournalFolder: Sendable {
  /// What has come, and the stamps of the files it has come with.
  struct Come {
    /// What the strokes of all devices come to.
    let merging: StrokeMerging
    fileprivate let stamps: [UInt8]
  }

  private let path: String
  private let device: String
  private let own: StoredFile
  private let seen: StoredFile

  init(path: String, device: String, home: HomeFolder) {
    self.path = path
    self.device = device
    own = StoredFile(path: home.journal)
    seen = StoredFile(path: home.seenJournals)
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

  /// Adds strokes to the journal in the home, on the disk before it returns. To be called under the lock.
  func note(_ strokes: [MarkStroke]) throws(DataStoreError) {
    guard !strokes.isEmpty else { return }
    let lines = StatusJournal.lines(strokes)
    guard let journal = try own.content() else { return try own.replace(with: lines) }
    try own.append(lines, from: (journal.lastIndex(of: UInt8(ascii: "\n")) ?? -1) + 1)
  }

  /// Writes what the journal in the home holds into the folder, if the folder is there.
  func giveOut() throws(DataStoreError) {
    guard let journal = try own.content(), try isThere else { return }
    let shared = StoredFile(path: "\(path)/\(device).jsonl")
    if try shared.content() != journal { try shared.replace(with: journal) }
  }

  /// What has come since it was last remembered; nil when no file has changed.
  func come() throws(DataStoreError) -> Come? {
    let stamps = try stamps()
    if try seen.content() == stamps { return nil }
    return Come(merging: try all(), stamps: stamps)
  }

  /// Remembers that this has been taken in. When it cannot be written, it is taken in again, which changes nothing.
  func remember(_ come: Come) {
    seen.cache(come.stamps)
  }

  /// What the strokes of all devices come to.
  func all() throws(DataStoreError) -> StrokeMerging {
    var merging = StrokeMerging()
    if let journal = try own.content() { for stroke in StatusJournal(journal, of: device).strokes { merging.add(stroke) } }
    for (_, journal) in try journals() { for stroke in journal.strokes { merging.add(stroke) } }
    return merging
  }

  /// How it is.
  func state() throws(DataStoreError) -> SyncState {
    let journals = try journals()
    return SyncState(
      folder: path, device: device, journals: journals.mapValues(\.strokes.count),
      unreadable: journals.values.reduce(0) { $0 + $1.unreadable })
  }

  private var isThere: Bool {
    get throws(DataStoreError) {
      do throws(FileProblem) { return try FileSystem.isFolder(path) } catch { throw .unreadable(path: path, reason: error.reason) }
    }
  }

  private func journals() throws(DataStoreError) -> [String: StatusJournal] {
    var journals: [String: StatusJournal] = [:]
    for (name, device) in try files() {
      guard let bytes = try StoredFile(path: "\(path)/\(name)").content() else { continue }
      journals[name] = StatusJournal(bytes, of: device)
    }
    return journals
  }

  private func stamps() throws(DataStoreError) -> [UInt8] {
    var text = ""
    for (name, _) in try files() {
      guard let stamp = try StoredFile(path: "\(path)/\(name)").stamp() else { continue }
      text += "\(name) \(stamp.size) \(stamp.number) \(stamp.changed)\n"
    }
    return Array(text.utf8)
  }

  private func files() throws(DataStoreError) -> [(name: String, device: String)] {
    do throws(FileProblem) {
      return try FileSystem.names(in: path).sorted().compactMap { name in SyncSettings.device(ofFile: name).map { (name, $0) } }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }
}
