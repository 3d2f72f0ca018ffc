public import CoreDomain

/// The feeds that devices joined into others, by the records of all devices.
///
/// A joined feed is a removed one with the field `joined`, so other devices can tell it from a feed that the user gave up. A join also
/// records that the other feed stays. If devices joined feeds into each other at once, the one with the smallest ID stays.
public struct JoinedSubscriptions {
  /// The items of the feeds that are followed, by key.
  public let items: [String: SyncItem]
  /// The feeds that are not listed any more, with the feed that gets their articles. The user may have removed that feed since, and may undo this.
  public let targets: [FeedID: FeedID]
  /// The keys of the feeds that stay because devices joined feeds into each other. Their items have no record yet that says so.
  public let kept: Set<String>

  public init(_ merge: SyncRecordMerge) {
    var items = merge.items(of: .feed)
    var kept: Set<String> = []
    let removed = merge.removed(of: .feed)
    var known: [String: String?] = [:]
    // Follows each feed to the one that stays, and looks at no feed twice.
    for start in removed.keys.sorted() {
      var (path, key): ([String], String) = ([], start)
      var places: [String: Int] = [:]
      var target: String?
      while true {
        if items[key] != nil {
          target = key
        } else if let end = known[key] {
          target = end
        } else if let place = places[key], let least = path[place...].min() {
          items[least] = removed[least]?.present
          kept.insert(least)
          target = least
        } else if let next = removed[key]?[SyncedSubscription.joinedField] {
          places[key] = path.count
          path.append(key)
          key = next
          continue
        } else if removed[key] != nil {
          target = key
        }
        break
      }
      for key in path { known[key] = target }
      if path.isEmpty { known[start] = .some(target) }
    }
    let listed = SyncedSubscription.all(in: items)
    let owners = Dictionary(listed.values.compactMap { $0.map { ($0.url, $0.id) } }, uniquingKeysWith: { first, _ in first })
    var targets: [FeedID: FeedID] = [:]
    for (key, target) in known where items[key] == nil && key != target {
      if let id = FeedID(stored: key), let target = target.flatMap(FeedID.init(stored:)) { targets[id] = target }
    }
    // A feed without a free URL is not listed either.
    for (key, subscription) in listed where subscription == nil {
      if let id = FeedID(stored: key), let item = items[key], let url = SyncedSubscription(item, id: id)?.url { targets[id] = owners[url] }
    }
    self.items = items
    self.kept = kept
    self.targets = targets
  }
}

extension JoinedSubscriptions {
  /// The records that say which feeds stay: each is there, and is joined into no other one, whatever another device has recorded meanwhile.
  /// - Parameters:
  ///   - merge: the records of all devices.
  ///   - joining: the keys of the feeds into which a command on this device joins others. They stay if another device has removed them before.
  ///   - listed: the items in the list of this device.
  ///   - now: the current time.
  ///   - device: the name of this device.
  public func records(
    after merge: SyncRecordMerge, joining: Set<String> = [], listed: [String: SyncItem] = [:], at now: Timestamp, on device: String
  ) -> [SyncRecord] {
    let staying = kept.union(joining.filter { listed[$0] != nil }).union(
      targets.filter { listed[$0.key.text] != nil && hasRemoved($0.value, device, merge) }.map(\.key.text))
    let fields: [(name: String, value: String?)] = [(SyncItem.presence, SyncItem.present), (SyncedSubscription.joinedField, nil)]
    var records: [SyncRecord] = []
    for key in staying.sorted() {
      for (name, value) in fields {
        let subject = SyncRecord.Subject(kind: .feed, key: key, field: name)
        records.append(
          SyncRecord(
            subject: subject, value: value, moment: Timestamp.ofChange(at: now, after: merge[subject]?.moment), device: device))
      }
    }
    return records
  }

  /// Whether the user of a device removed the feed there. While a feed that another device joined into it is still in the list of that device, the user
  /// did not know of the join: the joined feed stays.
  private func hasRemoved(_ id: FeedID, _ device: String, _ merge: SyncRecordMerge) -> Bool {
    items[id.text] == nil && merge[SyncRecord.Subject(kind: .feed, key: id.text, field: SyncItem.presence)]?.device == device
  }
}

extension SyncItem {
  fileprivate var present: SyncItem {
    var item = self
    item[Self.presence] = Self.present
    return item
  }
}
