import ArticleStorage
import ArticleText
import CoreData
package import DataDoubles
import Files
import Foundation
package import ReaderData
package import ReaderDomain
package import StatusSync
import StorageMaintenance
package import Subscriptions

/// A user's device: a data directory, a folder that a sync service carries, and a clock that the test sets.
package struct SyncedDevice: Sendable {
  package let sync: StatusSync
  package let statuses: SyncedStatusStore
  package let articles: SyncedArticleStore
  package let repository: StoredArticleRepository
  package let records: RecordSync
  package let subscriptions: OPMLSubscriptionStore
  package let views: FileViewStore
  /// The same list without sync, as another program edits it.
  package let list: OPMLSubscriptionStore
  package let rules: FileRuleStore
  package let home: String
  package let folder: String
  package let clock: TurnedClock

  package init(_ name: String, in place: TemporaryFolder, folder: String? = nil, _ kind: StorageKind = .json) throws {
    clock = TurnedClock()
    self.folder = place.path(folder ?? "shared-\(name)")
    try FileManager.default.createDirectory(atPath: self.folder, withIntermediateDirectories: true)
    let (clock, executor) = (clock, FileExecutor(label: "strata.tests"))
    let directory = DataDirectory(path: place.path("home-\(name)"), now: { clock.now })
    // The data directory names its store before the store exists.
    if kind == .sqlite, !FileManager.default.fileExists(atPath: place.path("home-\(name)/store.json")) {
      try place.put(#"{"schema":1,"store":{"kind":"sqlite"}}"#, "home-\(name)/store.json")
    }
    let stores = ArticleStores(kind, directory: directory, executor: executor)
    let sync = StatusSync(directory: directory, statuses: { _ in stores.statuses }, executor: executor, now: { clock.now })
    self.sync = sync
    articles = SyncedArticleStore(base: stores.articles, sync: sync)
    statuses = SyncedStatusStore(base: stores.statuses, sync: sync)
    let synced: CurrentStores = { stores.synced(by: sync) }
    let repository = StoredArticleRepository(
      stores: synced, refreshes: JSONRefreshStore(directory: directory, executor: executor), document: { _, _ in .empty },
      html: DocumentReader.html(of:page:))
    self.repository = repository
    home = directory.path
    list = OPMLSubscriptionStore(directory: directory, executor: executor)
    records = RecordSync(
      directory: directory, files: [SyncedViews(in: directory), SyncedRules(in: directory)],
      repeatJoins: { (joins) async throws(ReaderError) in
        try await RepeatJoins(articles: repository, fetchStates: StoredFetchStateRepository(stores: synced))(joins)
      }, executor: executor, now: { clock.now })
    rules = FileRuleStore(directory: directory, sync: records, executor: executor)
    views = FileViewStore(directory: directory, sync: records, executor: executor)
    subscriptions = OPMLSubscriptionStore(directory: directory, sync: records, executor: executor)
  }

  /// Two devices that share a folder, before they sync.
  package static func pair(
    in place: TemporaryFolder, _ kind: StorageKind = .json, _ otherKind: StorageKind = .json
  ) throws -> (one: SyncedDevice, two: SyncedDevice) {
    (try SyncedDevice("one", in: place, folder: "f", kind), try SyncedDevice("two", in: place, folder: "f", otherKind))
  }

  /// Two devices that have begun to sync their marks alone.
  package static func markingPair(
    in place: TemporaryFolder, _ kind: StorageKind = .json, _ otherKind: StorageKind = .json
  ) async throws -> (one: SyncedDevice, two: SyncedDevice) {
    let (one, two) = try pair(in: place, kind, otherKind)
    for device in [one, two] { _ = try await device.sync.begin(in: device.folder, called: "x") }
    return (one, two)
  }

  /// Two devices that have begun to sync everything.
  package static func syncingPair(
    in place: TemporaryFolder, _ kind: StorageKind = .json, _ otherKind: StorageKind = .json
  ) async throws -> (one: SyncedDevice, two: SyncedDevice) {
    let (one, two) = try pair(in: place, kind, otherKind)
    for device in [one, two] { try await device.begin() }
    return (one, two)
  }

  /// Starts to sync everything, as the command does.
  package func begin() async throws {
    _ = try await sync.begin(in: folder, called: "x")
    _ = try await subscriptions.all()
  }

  /// The subscriptions in an order that does not depend on the device.
  package func sorted() async throws -> [Subscription] { try await subscriptions.all().sorted { $0.id < $1.id } }

  /// Copies the first `share` of the bytes of each journal in this device's folder to another device's folder.
  package func carry(to other: SyncedDevice, share: Double = 1) throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) where name.hasSuffix(".jsonl") || name.hasSuffix(".records") {
      let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(name)"))
      let target = URL(filePath: "\(other.folder)/\(name)")
      let there = (try? Data(contentsOf: target)) ?? Data()
      let part = bytes.prefix(Int(Double(bytes.count) * share))
      if part.count > there.count { try part.write(to: target) }
    }
  }
}
