internal import ArticleStorage
internal import CoreData
internal import FileStorage
internal import ReaderDomain

// MARK: Reading the journals, and what is remembered of them

extension StatusSync {
  /// Reads the journals after a checkpoint and writes a new checkpoint if they are long. A checkpoint contains only status changes that are
  /// merged into the statuses.
  /// - Parameter isTakenIn: whether the status changes after the new checkpoint are merged as well.
  /// - Returns: the current checkpoint, and the content after it.
  func absorbed(
    in journals: JournalFolder, _ listing: inout JournalFolder.FolderListing, after checkpoint: JournalCheckpoint?, isTakenIn: Bool = false
  ) async throws(DataStoreError) -> (checkpoint: JournalCheckpoint?, tail: JournalFolder.Tail) {
    var checkpoint = checkpoint
    // Other devices may have overruled what this device did. Without their journals, its own must not be merged again.
    let isOutOfReach = try journals.seen().map { journals.isOutOfReach($0, listing) } ?? false
    while true {
      let tail = try journals.tail(after: checkpoint?.positions ?? [:], &listing, maximum: Self.changesAtOnce)
      let isLong = tail.bytes > JournalCheckpoint.longestTail || !tail.isWhole
      guard isTakenIn || isLong, !isOutOfReach || !tail.isWhole else { return (checkpoint, tail) }
      var merging = tail.merging
      if let former = checkpoint {
        do throws(DataStoreError) {
          merging.add(try former.changes(about: merging.subjects))
        } catch {
          try await removeCheckpoint()
          checkpoint = nil
          continue
        }
      }
      try await apply(merging)
      guard isLong else { return (checkpoint, tail) }
      checkpoint = try await extend(checkpoint, by: merging, to: tail.positions, journals)
      if tail.isWhole { return (checkpoint, try journals.tail(after: tail.positions, &listing)) }
    }
  }

  /// Adds status changes to the checkpoint that this device has just written to its journal, without reading the journal again. Everything
  /// before them must be merged.
  /// - Returns: false when that is not possible. The checkpoint must then be extended by reading the journals, which also repairs it.
  func hasExtended(
    _ known: Known, by changes: [StatusChangeRecord], at range: Range<Int>, _ journals: JournalFolder
  ) async -> Bool {
    do throws(DataStoreError) {
      guard let tail = try journals.tail(known.tail, adding: changes, at: range) else { return false }
      var merging = tail.merging
      if let checkpoint = known.checkpoint { merging.add(try checkpoint.changes(about: known.tail.merging.subjects)) }
      _ = try await extend(known.checkpoint, by: merging, to: tail.positions, journals)
      return true
    } catch {
      // Reading the journals meets the same error, or resolves it.
      return false
    }
  }

  /// Writes a checkpoint that also holds these status changes.
  private func extend(
    _ checkpoint: JournalCheckpoint?, by merging: StatusChangeMerge, to positions: [String: JournalPosition], _ journals: JournalFolder
  ) async throws(DataStoreError) -> JournalCheckpoint {
    try await directory.change { () throws(DataStoreError) in
      try JournalCheckpoint(in: directory, of: journals.path, after: checkpoint, adding: merging, positions: positions)
    }
  }

  private func apply(_ merging: StatusChangeMerge) async throws(DataStoreError) {
    guard merging.count > 0 else { return }
    let current = try await statuses.statuses(of: merging.articles)
    for edit in merging.edits(of: current) { try await statuses.update([edit]) }
  }

  /// The status changes that a change of some subjects must win against.
  struct Known {
    /// The latest status changes in all journals, also of other subjects.
    var changes: StatusChangeMerge
    /// Where they come from.
    let checkpoint: JournalCheckpoint?
    let tail: JournalFolder.Tail
  }

  func known(
    of subjects: [StatusChangeRecord.Subject], in journals: JournalFolder, _ listing: JournalFolder.FolderListing
  ) async throws(DataStoreError) -> Known {
    var listing = listing
    while true {
      let (checkpoint, tail) = try await absorbed(in: journals, &listing, after: try JournalCheckpoint(in: directory, of: journals.path))
      var known = Known(changes: tail.merging, checkpoint: checkpoint, tail: tail)
      do throws(DataStoreError) {
        if let checkpoint { known.changes.add(try checkpoint.changes(about: subjects)) }
        return known
      } catch {
        try await removeCheckpoint()
      }
    }
  }

  /// Removes a damaged checkpoint, so that it is rebuilt from the start of the journals.
  private func removeCheckpoint() async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in try StoredFile(path: directory.checkpoint).remove() }
  }
}
