import ArticleStorage
import CoreData
import DataDoubles
import FeedServers
import Files
import Foundation
import ReaderDomain
import StorageDoubles
import StorageMaintenance

/// A process that uses a data directory which may be bound to a feed server.
struct BoundDirectory: Sendable {
  static let account = ServerAccount(url: StoreSample.url("https://reader.example/api/greader.php"), user: "bob", userID: "7")

  let directory: DataDirectory
  let selector: StorageSelector
  let state: FileServerStateRepository

  /// Begins to use the folder `home`.
  init(path: String, _ kind: StorageKind = .json) throws {
    directory = DataDirectory(path: path, now: { StoreSample.moment }, timeout: .seconds(60))
    let executor = FileExecutor(label: "strata.tests")
    // The data directory names its store before the store exists.
    if kind == .sqlite, !FileManager.default.fileExists(atPath: "\(path)/store.json") {
      try TemporaryFolder(path: path).put(#"{"schema":1,"store":{"kind":"sqlite"}}"#, "store.json")
    }
    selector = StorageSelector(directory: directory, executor: executor, now: { StoreSample.moment })
    state = FileServerStateRepository(directory: directory, statuses: selector.statuses, executor: executor)
  }

  /// A data directory in the folder `home` that is bound to the account.
  static func bound(in folder: TemporaryFolder, _ kind: StorageKind = .json) async throws -> BoundDirectory {
    let bound = try BoundDirectory(path: folder.path("home"), kind)
    try await bound.state.bind(account)
    return bound
  }

  /// Sets or clears a mark, as a command does.
  func set(_ mark: ArticleMark, to isSet: Bool = true, _ numbers: Int...) async throws {
    _ = try await selector.stores().statuses.update(numbers.map { StoreSample.article($0).id }, .set(mark, isSet))
  }

  func statuses() async throws -> [ArticleID: ArticleStatus] { try await selector.stores().statuses.all() }

  /// The waiting changes as text: `1 +starred 2` is the change number 1, which stars article 2.
  func waiting() async throws -> [String] {
    let names = Dictionary(uniqueKeysWithValues: (0...50).map { (StoreSample.article($0).id, $0) })
    return try await state.pending().marks.map {
      "\($0.number) \($0.isSet ? "+" : "-")\($0.mark.rawValue) \(names[$0.article].map(String.init) ?? "?")"
    }
  }
}
