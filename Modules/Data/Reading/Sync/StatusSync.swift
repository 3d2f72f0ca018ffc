public import Domain

/// Keeps the statuses of this home and the journals of a shared folder alike.
///
/// What is done here is written into `journal.jsonl` of the home first, then into the statuses, then into the folder: a folder that is not there
/// at the moment gets it later. What other devices have done is taken in before statuses are read, but only when a file of the folder has
/// changed since.
public actor StatusSync {
  private let home: HomeFolder
  private let executor: FileExecutor
  private let statuses: any StatusDataStore
  private let settings: RecordFile<SyncSettings>
  private let now: Clock

  /// Makes it over a home and the store of its statuses, on the thread for files.
  public init(home: HomeFolder, statuses: any StatusDataStore, executor: FileExecutor, now: @escaping Clock) {
    self.home = home
    self.executor = executor
    self.statuses = statuses
    self.now = now
    settings = RecordFile(home.sync, in: home)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Takes in what has come from other devices, and gives out what has not gone yet.
  public func catchUp() async throws(DataStoreError) {
    guard let settings = try await settings.content(), let folder = settings.folder else { return }
    let journals = JournalFolder(path: folder, device: settings.device, home: home)
    try journals.giveOut()
    guard let come = try journals.come() else { return }
    try await apply(come.merging)
    journals.remember(come)
  }

  /// Changes statuses as the store does, and notes the change in the journal.
  public func update(_ ids: [ArticleID], _ change: ArticleStatus.Change) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    guard let settings = try await settings.content(), let folder = settings.folder else { return try await statuses.update(ids, change) }
    try await catchUp()
    let journals = JournalFolder(path: folder, device: settings.device, home: home)
    let before = try await statuses.all()
    let changed = Set(ids).map { id in
      let status = before[id] ?? .new
      return (id: id, before: status, after: status.applying(change))
    }
    let strokes = try journals.all().strokes(for: changed, at: now(), on: settings.device)
    if !strokes.isEmpty {
      try await home.change { () throws(DataStoreError) in try journals.note(strokes) }
      // By what the strokes say, not by the change: a toggle must not be done twice when we are stopped in between.
      var merging = StrokeMerging()
      for stroke in strokes { merging.add(stroke) }
      try await apply(merging)
      try journals.giveOut()
    }
    return Dictionary(changed.map { ($0.id, $0.after) }, uniquingKeysWith: { first, _ in first })
  }

  /// How it is.
  public func state() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    guard let settings = try await settings.content() else { return SyncState(folder: nil, device: "") }
    guard let folder = settings.folder else { return SyncState(folder: nil, device: settings.device) }
    return try JournalFolder(path: folder, device: settings.device, home: home).state()
  }

  /// Begins to use a folder. Every mark that is set here or known there is set everywhere then: whatever was done while devices were not kept
  /// alike, no star is lost by it.
  public func begin(in folder: String, called name: String) async throws(DataStoreError) -> SyncState {
    let device = try await settings.content()?.device ?? Self.device(called: name)
    let folder = try JournalFolder.whole(folder)
    let journals = JournalFolder(path: folder, device: device, home: home)
    let known = try journals.all()
    let changed = try await statuses.all().map { id, status in
      let marks = status.marks.filter { known[MarkStroke.Subject(article: id, mark: $0)]?.isSet == true }
      return (id: id, before: ArticleStatus(marks), after: status)
    }
    let strokes = known.strokes(for: changed, at: now(), on: device)
    try await home.change { () throws(DataStoreError) in
      try journals.note(strokes)
      try settings.replace(with: SyncSettings(folder: folder, device: device))
    }
    return try await state()
  }

  /// Uses no folder any more.
  public func end() async throws(DataStoreError) -> SyncState {
    try await catchUp()
    try await home.change { () throws(DataStoreError) in
      guard var content = try settings.contentUnderLock() else { return }
      content.folder = nil
      try settings.replace(with: content)
    }
    return try await state()
  }

  private func apply(_ merging: StrokeMerging) async throws(DataStoreError) {
    for edit in merging.edits(of: try await statuses.all()) { _ = try await statuses.update(edit.ids, .set(edit.mark, edit.isSet)) }
  }

  private static func device(called name: String) -> String {
    let plain = name.lowercased().utf8.filter { (48...57).contains($0) || (97...122).contains($0) }
    let digits = String(UInt32.random(in: .min ... .max), radix: 16)
    return "\(plain.isEmpty ? "device" : String(decoding: plain.prefix(24), as: UTF8.self))-\(digits)"
  }
}
