import ArticleStorage
import CoreData
import DataDoubles
import Files
import ReaderDomain
import StorageDoubles
import StorageMaintenance

/// A suite whose tests maintain the data directory `home` in a folder.
protocol MaintenanceSuite {
  var executor: FileExecutor { get }
}

extension MaintenanceSuite {
  func directory(_ folder: TemporaryFolder) -> DataDirectory {
    DataDirectory(path: folder.path("home"), now: { StoreSample.moment }, timeout: .milliseconds(50))
  }

  func maintenance(_ folder: TemporaryFolder) -> StoredStorageRepository {
    StoredStorageRepository(directory: directory(folder), executor: executor)
  }

  func stores(_ kind: StorageKind, _ folder: TemporaryFolder) -> ArticleStores {
    ArticleStores(kind, directory: directory(folder), executor: executor)
  }
}
