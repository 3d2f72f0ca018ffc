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

  func isAsNoted() -> Bool { noted.isEmpty || identities() == noted }

  func change() async {
    repeat {
      do { try await Task.sleep(for: .seconds(1)) } catch { return }
    } while isAsNoted()
  }

  /// A file that cannot be looked at counts as missing: who reads it reports that. So does an empty one: SQLite makes an empty log to read.
  private func identities() -> [FileIdentity?] {
    files.map { path in
      do throws(FileError) {
        guard let identity = try FileSystem.status(of: path).map(FileIdentity.init), identity.size > 0 else { return nil }
        return identity
      } catch {
        return nil
      }
    }
  }
}
