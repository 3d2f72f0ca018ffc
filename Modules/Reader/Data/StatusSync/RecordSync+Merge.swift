internal import CoreData
internal import Files
internal import FileStorage
internal import ReaderDomain

// MARK: What is done to catch up

extension RecordSync {
  func merge(with journals: JournalFolder, after command: Command?) async throws(DataStoreError) {
    if command?.removed != nil || command == nil, let seen = try journals.seen(), seen.statuses == identities,
      journals.isTakenIn(seen, try journals.list())
    {
      return
    }
    let waiting = try await mergeUnderLock(after: command, joined: [])
    guard !waiting.isEmpty else { return }
    let repeated: [RemoteJoin]
    do throws(ReaderError) { repeated = try await repeatJoins(waiting) } catch { return note(error) }
    guard !repeated.isEmpty else { return }
    _ = try await mergeUnderLock(after: nil, joined: Set(repeated.map(\.feed.id)))
  }

  /// - Parameter joined: the feeds whose articles were given to the feed that stays.
  /// - Returns: the joins of feeds that stay in the list until their articles are copied.
  private func mergeUnderLock(after command: Command?, joined: Set<FeedID>) async throws(DataStoreError) -> [RemoteJoin] {
    try await directory.change(edited: { files.map(\.path) }) { () throws(DataStoreError) in
      // Another process may have renamed this device or merged the records meanwhile.
      guard let settings = try self.settings.contentUnderLock(), settings.folder != nil else { return [] }
      return try mergeUnderLock(settings, after: command, joined: joined)
    }
  }

  private func mergeUnderLock(
    _ settings: SyncSettings, after command: Command?, joined: Set<FeedID>
  ) throws(DataStoreError) -> [RemoteJoin] {
    var settings = settings
    var journals = JournalFolder(.records, path: settings.folder ?? "", device: settings.device, directory: directory)
    let seen = try journals.seen()
    var listing = try journals.list()
    var given = seen?.given ?? SeenJournals.Given()
    let union = try journals.unite(after: given, &listing)
    if union?.hasStrangers == true {
      settings = SyncSettings(folder: settings.folder, device: SyncSettings.newDevice(insteadOf: settings.device))
      try self.settings.replace(with: settings)
      journals = JournalFolder(.records, path: journals.path, device: settings.device, directory: directory)
      listing = try journals.list()
      given = SeenJournals.Given()
      unreported.append(.renamed(device: settings.device))
    } else {
      given = union?.given ?? given
    }
    let records = try journals.records(&listing)
    var merge = records.merge
    var waiting: [RemoteJoin] = []
    for file in files {
      do throws(DataStoreError) {
        let learned = records.merge.records(of: file.kind, missingIn: records.own)
        waiting += try exchange(file, &merge, journals, settings.device, after: command, joined: joined, learning: learned)
      } catch {
        // The other files are synced nevertheless.
        note(error)
      }
    }
    given = try journals.unite(after: given, &listing)?.given ?? given
    for problem in Self.problems(of: listing, of: journals.path) {
      if case .unusable(let path, let reason) = problem, seen?.problems[path] != reason { unreported.append(problem) }
    }
    // While a file is malformed, its identity is remembered as well: there is nothing to do before it changes. While a feed waits, the next command
    // merges again.
    journals.remember(try journals.listingOwn(listing), given, statuses: waiting.isEmpty ? identities : "")
    return waiting
  }

  /// Records what changed in a file since the last merge, and gives the file the items of all devices.
  /// - Returns: the joins of feeds that stay in the list until their articles are copied.
  private func exchange(
    _ file: any SyncedFile, _ merge: inout SyncRecordMerge, _ journals: JournalFolder, _ device: String, after command: Command?,
    joined: Set<FeedID>, learning learned: [SyncRecord]
  ) throws(DataStoreError) -> [RemoteJoin] {
    guard let content = try file.content() else { return [] }
    let (kind, path) = (file.kind, journals.path)
    let synced = try synced(in: path)
    let former = synced.items[kind] ?? [:]
    // Neither change nor are removed: what is no longer shared, and what a mistyped line may hide.
    var held = Set(content.unshared.map(\.id.text))
    let removed = command?.removed?[kind] ?? []
    if content.isUnclear { held.formUnion(Set(former.keys).subtracting(content.items.keys).subtracting(removed)) }
    let base = try base(of: file, content, synced, after: command)
    let (known, local) = kind == .feed ? states(of: content, base, merge, after: command) : (base, content.items)
    // A device that begins to sync does not bring back what others have joined.
    let joinedBefore = base == nil && kind == .feed ? Set(JoinedSubscriptions(merge).targets.keys.map(\.text)) : []
    var changes = merge.changes(of: kind, from: known, to: local, except: held.union(joinedBefore), at: now(), on: device)
    for change in changes { merge.add(change) }
    if kind == .feed {
      let joining = command.map { $0.removed == nil ? Set($0.joining.values) : [] } ?? []
      let settling = JoinedSubscriptions(merge).records(after: merge, joining: joining, listed: content.items, at: now(), on: device)
      for change in settling { merge.add(change) }
      changes += settling
    }
    try journals.note(lines: SyncRecordLine.lines(changes))
    for subscription in content.unshared where !synced.unshared.contains(subscription.id.text) {
      unreported.append(.unshared(title: subscription.title))
    }

    guard merge.items(of: kind).count <= kind.maximum else {
      unreported.append(.unusable(path: path, reason: "it has more than \(kind.maximum) items of the kind '\(kind.rawValue)'"))
      return []
    }
    try journals.learn(learned)
    let waiting = kind == .feed ? waiting(content, merge, except: joined) : []
    var result = content
    if let bytes = try file.bytes(applying: merge, except: held.union(waiting.map(\.feed.id.text))) {
      try StoredFile(path: file.path).replace(with: bytes)
      result = try file.content() ?? content
      if content.items.isEmpty, !former.isEmpty { unreported.append(.restored(kind, count: result.items.count)) }
    }
    var new = synced
    new.changed[kind] = try StoredFile(path: file.path).identity()?.changed
    new.items[kind] = result.items.merging(former.filter { held.contains($0.key) }) { listed, _ in listed }
    if kind == .feed { new.unshared = Set(result.unshared.map(\.id.text)) }
    if new != synced { try StoredFile(path: directory.syncedItems).replace(with: new.bytes) }
    return waiting
  }

  /// The feeds after the last merge, and those in the list. Of a feed that a command joins or removes, both have the field `joined`, so that a removal
  /// clears it.
  private func states(
    of content: SyncedContent, _ base: [String: SyncItem]?, _ merge: SyncRecordMerge, after command: Command?
  ) -> (known: [String: SyncItem]?, local: [String: SyncItem]) {
    var (known, local) = (base, content.items)
    let (removed, joining) = (command?.removed?[.feed] ?? [], command?.joining ?? [:])
    for key in removed.union(joining.keys) {
      guard var item = local[key] ?? base?[key] else { continue }
      if local[key] == nil { item[SyncItem.presence] = nil }
      let subject = SyncRecord.Subject(kind: .feed, key: key, field: SyncedSubscription.joinedField)
      known?[key]?[SyncedSubscription.joinedField] = merge[subject]?.value
      item[SyncedSubscription.joinedField] = joining[key]
      local[key] = item
    }
    return (known, local)
  }

  /// The joins by other devices of feeds that are in the list.
  private func waiting(_ content: SyncedContent, _ merge: SyncRecordMerge, except joined: Set<FeedID>) -> [RemoteJoin] {
    let known = JoinedSubscriptions(merge)
    return known.targets.sorted { $0.key < $1.key }.compactMap { id, target in
      guard !joined.contains(id), let item = content.items[id.text], let feed = SyncedSubscription(item, id: id)?.subscription else {
        return nil
      }
      return RemoteJoin(feed, into: target, isTargetFollowed: known.items[target.text] != nil)
    }
  }

  /// The items with which a file is compared; nil when it is no edit of the file that it replaced.
  private func base(
    of file: any SyncedFile, _ content: SyncedContent, _ synced: SyncedItems, after command: Command?
  ) throws(DataStoreError) -> [String: SyncItem]? {
    guard let base = synced.items[file.kind] else { return nil }
    // An edit makes a file newer, unless the clock was set back. A command is always an edit.
    let edited = try StoredFile(path: file.path).identity()?.changed
    if command?.removed == nil, let edited, let last = synced.changed[file.kind], edited < last { return nil }
    // A list of subscriptions that has none of the former ones is another list. In files of a few lines, one edit may change all.
    let mayBeLost = file.kind == .feed || content.isBlank
    return mayBeLost && SyncRecordMerge.isLost(content.items, after: base, removed: command?.removed?[file.kind] ?? []) ? nil : base
  }

  /// The identities of the files. A file that cannot be looked at has none. The first word tells merges apart from those of version 0.2.0, which kept
  /// no records of other devices in this device's file: after such a merge, the next one is not left out, even if nothing has changed.
  private var identities: String {
    let texts: [String] = files.map { file in
      do throws(DataStoreError) { return try StoredFile(path: file.path).identity()?.text ?? "" } catch { return "?" }
    }
    return (["learned"] + texts).joined(separator: ";")
  }

  /// The items of the last merge with this folder; none when they are unknown. A damaged file counts as missing: then nothing is removed. A
  /// file of a newer version is an error, so that it is not replaced.
  private func synced(in folder: String) throws(DataStoreError) -> SyncedItems {
    let none = SyncedItems(folder: folder)
    guard let bytes = try StoredFile(path: directory.syncedItems).content() else { return none }
    do throws(DocumentSchema.VersionError) {
      let synced = try SyncedItems(parsing: bytes)
      return synced.folder == folder ? synced : none
    } catch {
      if case .newer(let version, let newest) = error {
        throw .newerVersion(path: directory.syncedItems, version: version, newest: newest)
      }
      return none
    }
  }
}
