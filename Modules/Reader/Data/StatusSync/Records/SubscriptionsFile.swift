internal import CoreData
internal import CoreDomain
internal import FileStorage
internal import ReaderDomain
internal import Subscriptions

/// The list of subscriptions as items. The order of the feeds, and what the devices do not share, stay as they are.
struct SubscriptionsFile: SyncedFile {
  let kind = SyncRecord.Kind.feed
  private let file: StoredFile

  init(in directory: DataDirectory) { file = StoredFile(path: directory.subscriptions) }

  var path: String { file.path }

  func content() throws(DataStoreError) -> SyncedContent? {
    let bytes = try file.content()
    guard let outline = try document(bytes)?.outline else { return nil }
    // An entry without a web URL may be any of the feeds.
    var content = SyncedContent(isBlank: bytes?.isEmpty ?? true, isUnclear: !outline.refused.isEmpty)
    for subscription in outline.subscriptions {
      if let item = SyncedSubscription.item(of: subscription) {
        content.items[subscription.id.text] = item
      } else {
        content.unshared.append(subscription)
      }
    }
    return content
  }

  func bytes(applying merge: SyncRecordMerge, except: Set<String>) throws(DataStoreError) -> [UInt8]? {
    guard var document = try document(file.content()) else { return nil }
    let known = Dictionary(uniqueKeysWithValues: document.outline.subscriptions.map { ($0.id, $0) })
    let items = JoinedSubscriptions(merge).items
    let all = SyncedSubscription.all(in: items).filter { !except.contains($0.key) }
    let unlisted = Set(merge.removed(of: .feed).keys).subtracting(items.keys).union(all.filter { $0.value == nil }.keys).subtracting(except)
    let removed = Set(unlisted.compactMap(FeedID.init(stored:)).filter { known[$0] != nil })
    var moves: [FeedID: (url: WebURL, former: WebURL?)] = [:]
    var changes: [FeedID: SubscriptionChange] = [:]
    var added: [SyncedSubscription] = []
    for subscription in all.sorted(by: { $0.key < $1.key }).compactMap(\.value) {
      guard let local = known[subscription.id] else {
        added.append(subscription)
        continue
      }
      guard let (change, isMoved) = subscription.change(of: local) else { continue }
      if isMoved { moves[local.id] = (subscription.url, subscription.formerURL) }
      if change != SubscriptionChange() { changes[local.id] = change }
    }
    var isChanged = !moves.isEmpty || !changes.isEmpty
    if !removed.isEmpty { isChanged = document.remove(removed) || isChanged }
    if !moves.isEmpty { document.redirect(moves) }
    if !changes.isEmpty { document.configure(changes) }
    if !added.isEmpty { isChanged = !document.add(inOrder(added, merge).map(\.subscription)).isEmpty || isChanged }
    guard isChanged else { return nil }
    do throws(OPMLError) { return try document.bytes } catch { throw .unwritable(path: file.path, reason: error.reason) }
  }

  /// The subscriptions in the order in which they were added.
  private func inOrder(_ added: [SyncedSubscription], _ merge: SyncRecordMerge) -> [SyncedSubscription] {
    let moments = added.map { merge.momentOfAdding(.feed, $0.id.text) }
    return zip(moments, added).sorted { ($0.0, $0.1.url.text) < ($1.0, $1.1.url.text) }.map(\.1)
  }

  /// The document; nil when it is malformed.
  private func document(_ bytes: [UInt8]?) throws(DataStoreError) -> OPMLDocument? {
    guard let bytes else { return OPMLDocument() }
    do throws(OPMLError) { return try OPMLDocument(parsing: bytes) } catch { return nil }
  }
}
