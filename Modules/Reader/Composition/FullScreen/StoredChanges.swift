import CoreData
import FileStorage
import Files
import FullScreen
import ReaderData
import Subscriptions

/// Looks every second whether the files of a data directory have changed.
actor StoredChanges: ChangeWatch {
  private let files: [String]
  private let executor: FileExecutor
  /// The files as they were noted; empty before.
  private var noted: [FileIdentity?] = []

  init(directory: DataDirectory, executor: FileExecutor) {
    // A refresh writes the states of the feeds after their articles. SQLite's shared memory also changes when it is only read.
    files = [
      directory.subscriptions, directory.statuses, directory.recentStatuses, directory.fetchStates, directory.database,
      directory.database + DataDirectory.databaseLog, directory.store, directory.views, directory.rules,
      directory.sources,
    ]
    self.executor = executor
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  func note() { noted = identities() }

  func change() async {
    repeat {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
    } while noted.isEmpty || identities() == noted
  }

  /// A file that cannot be looked at counts as missing: who reads it reports that.
  private func identities() -> [FileIdentity?] {
    files.map { path in
      do throws(FileError) { return try FileSystem.status(of: path).map(FileIdentity.init) } catch { return nil }
    }
  }
}
