internal import ArticleStorage
internal import CoreData
internal import FileStorage
internal import ReaderDomain
internal import Synchronization

// MARK: Changes of this device

extension StatusSync {
  /// Changes statuses like the store and records the change in the journal.
  ///
  /// The journal gets the change inside the commit and before the statuses. After an interruption between the two, the next merge completes
  /// the change.
  func update(
    _ update: StatusUpdate, reaching reach: StatusUpdateScope,
    noting note: @Sendable ([ArticleID: ArticleStatus]) throws(DataStoreError) -> Void
  ) async throws(DataStoreError) -> [ArticleID: ArticleStatus] {
    guard let journals = try await caughtUpJournals() else { return try await statuses.update(update, reaching: reach, noting: note) }
    var subjects = Self.changed(by: update, try await statuses.statuses(of: update.ids), of: update.ids).flatMap { change in
      change.before.differingMarks(change.after).map { StatusChangeRecord.Subject(article: change.id, mark: $0) }
    }
    if let origins = update.origins {
      subjects += subjects.flatMap { subject in (origins[subject.article] ?? []).map { .init(article: $0, mark: subject.mark) } }
    }
    let listing = try journals.list()
    let known = try await known(of: subjects, in: journals, listing)
    let copies = update.origins.map { MarkCopies(origins: $0, known: known.changes) }
    let update = copies.map { copies in update.without { !copies.isNewer(.init(article: $0, mark: $1)) } } ?? update
    let moment = now()
    let recorded = Mutex<(changes: [StatusChangeRecord], range: Range<Int>)?>(nil)
    let before = try await statuses.update(update, reaching: reach) { (before) throws(DataStoreError) in
      try note(before)
      let changed = Self.changed(by: update, before, of: before.keys)
      let changes = copies?.records(for: changed) ?? known.changes.changes(for: changed, at: moment)
      guard !changes.isEmpty else { return }
      let range = try journals.note(changes)
      recorded.withLock { $0 = (changes, range) }
    }
    if let (changes, range) = recorded.withLock(\.self) { await finish(journals, listing, known, changes, at: range) }
    return before
  }

  private static func changed(
    by update: StatusUpdate, _ before: [ArticleID: ArticleStatus], of ids: some Collection<ArticleID>
  ) -> [(id: ArticleID, before: ArticleStatus, after: ArticleStatus)] {
    let applied = update.applied
    return ids.map { id in
      let status = before[id] ?? .new
      return (id: id, before: status, after: applied(id, status))
    }
  }

  /// Merges the status changes of other devices.
  /// - Returns: the journals; nil when sync is off.
  private func caughtUpJournals() async throws(DataStoreError) -> JournalFolder? {
    try await catchUp()
    guard let settings = try await settings.content(), let folder = settings.folder else { return nil }
    return JournalFolder(path: folder, device: settings.device, directory: directory)
  }

  /// Stores articles that arrive, and records the marks that they get. The journal gets them before the statuses, inside the commit.
  /// After an interruption between the two, the articles arrive with the marks that the journal has for them.
  /// - Parameter store: stores the articles, and passes the marks on.
  func recordingMarks(
    _ store: @Sendable (_ record: @Sendable (ArrivalMarks) throws(DataStoreError) -> Void) async throws(DataStoreError) -> MergeResult
  ) async throws(DataStoreError) -> MergeResult {
    guard let journals = try await caughtUpJournals() else { return try await store { _ in } }
    let listing = try journals.list()
    let result = try await store { (marks) throws(DataStoreError) in _ = try journals.note(marks.records) }
    if !result.marked.marks.isEmpty { await finish(journals, listing, result.marked.records) }
    return result
  }

  /// Publishes the marks that articles got when they arrived. What the user has done with a mark before, on any device, wins.
  private func finish(_ journals: JournalFolder, _ listing: JournalFolder.FolderListing, _ changes: [StatusChangeRecord]) async {
    do throws(DataStoreError) {
      let known = try await known(of: changes.map(\.subject), in: journals, try journals.listingOwn(listing))
      let won = changes.compactMap { known.changes[$0.subject] }.filter { !$0.isSet }
      try await statuses.update(StatusEdit.edits(of: won))
      await finish(journals, listing, known, changes, at: nil)
    } catch {
      // The articles are stored, and the next merge completes this.
      if case .store(let problem) = ReaderError(error) { unreported.append(.waiting(problem)) }
    }
  }

  /// Publishes a status change of this device and records that it is merged. Errors here do not undo the change. Without a range in the
  /// journal, `known` contains the change.
  private func finish(
    _ journals: JournalFolder, _ listing: JournalFolder.FolderListing, _ known: Known, _ changes: [StatusChangeRecord],
    at range: Range<Int>?
  ) async {
    do throws(DataStoreError) {
      guard var seen = try journals.seen() else { return _ = try await catchUp() }
      let isCurrent = journals.isTakenIn(seen, listing)
      seen.statuses = try statusesMark()
      journals.remember(seen)
      guard isCurrent else { return _ = try await catchUp() }
      if known.tail.bytes + (range?.count ?? 0) > JournalCheckpoint.longestTail {
        guard let range, await hasExtended(known, by: changes, at: range, journals) else { return _ = try await catchUp() }
      }
      var listing = try journals.listingOwn(listing)
      guard let given = try await publish(journals, seen, &listing) else { return _ = try await catchUp() }
      try remember(journals, listing, given, after: seen)
    } catch {
      if case .store(let problem) = ReaderError(error) { unreported.append(.waiting(problem)) }
    }
  }
}
