internal import FileStorage
internal import Files
internal import Subscriptions
internal import Domain

/// The subscriptions of this device as items, and how the items of all devices get into the list. The order of the feeds, and what Strata
/// does not share, stay as they are.
struct SubscriptionItems {
  private var document: OPMLDocument
  private let subscriptions: [Subscription]
  /// The shared subscriptions, by id.
  let items: [String: SyncItem]
  /// The subscriptions that are not shared.
  let unshared: [Subscription]
  /// Whether the list has entries whose URLs are not web URLs. It cannot be told which feeds they are.
  let hasRefused: Bool
  /// Whether the list exists.
  let isThere: Bool

  /// Reads the list.
  /// - Returns: nil when the list is malformed.
  init?(in directory: DataDirectory) throws(DataStoreError) {
    let bytes = try StoredFile(path: directory.subscriptions).content()
    isThere = bytes != nil
    do throws(OPMLError) {
      document = try bytes.map { (bytes) throws(OPMLError) in try OPMLDocument(parsing: bytes) } ?? OPMLDocument()
    } catch {
      return nil
    }
    let outline = document.outline
    subscriptions = outline.subscriptions
    hasRefused = !outline.refused.isEmpty
    var (items, unshared): ([String: SyncItem], [Subscription]) = ([:], [])
    for subscription in subscriptions {
      if let item = SyncedSubscription.item(of: subscription) { items[subscription.id.text] = item } else { unshared.append(subscription) }
    }
    (self.items, self.unshared) = (items, unshared)
  }

  /// Gives the list the subscriptions of all devices.
  /// - Parameter except: the keys of the items to leave as they are.
  /// - Returns: the new content of the list; nil when nothing changes.
  mutating func apply(_ merge: SyncRecordMerge, except: Set<String>) -> [UInt8]? {
    let all = SyncedSubscription.all(in: merge.items(of: .feed)).filter { !except.contains($0.key) }
    let unlisted = merge.removed(of: .feed).union(all.filter { $0.value == nil }.keys)
    let removed = unlisted.intersection(items.keys).subtracting(except)
    let wanted = all.sorted { $0.key < $1.key }.compactMap(\.value)
    let known = Dictionary(uniqueKeysWithValues: subscriptions.map { ($0.id, $0) })
    var moves: [FeedID: (url: WebURL, former: WebURL?)] = [:]
    var changes: [FeedID: SubscriptionChange] = [:]
    var added: [SyncedSubscription] = []
    for subscription in wanted {
      guard let local = known[subscription.id] else {
        added.append(subscription)
        continue
      }
      guard let (change, isMoved) = subscription.change(of: local) else { continue }
      if isMoved { moves[local.id] = (subscription.url, subscription.formerURL) }
      if change != SubscriptionChange() { changes[local.id] = change }
    }
    var isChanged = false
    if !removed.isEmpty { isChanged = document.remove(Set(removed.compactMap(FeedID.init(stored:)))) }
    if !moves.isEmpty { document.redirect(moves) }
    if !changes.isEmpty { document.configure(changes) }
    if !added.isEmpty { isChanged = !document.add(added.inOrder(of: merge).map(\.subscription)).isEmpty || isChanged }
    return isChanged || !moves.isEmpty || !changes.isEmpty ? document.bytes : nil
  }
}

extension [SyncedSubscription] {
  /// The subscriptions in the order in which they were added, as the user of the other device sees them.
  fileprivate func inOrder(of merge: SyncRecordMerge) -> [SyncedSubscription] {
    map { subscription in
      let presence = SyncRecord.Subject(kind: .feed, key: subscription.id.text, field: SyncItem.presence)
      return (merge[presence]?.moment, subscription)
    }.sorted { one, other in
      guard let left = one.0, let right = other.0, left != right else { return one.1.url.text < other.1.url.text }
      return left < right
    }.map(\.1)
  }
}
