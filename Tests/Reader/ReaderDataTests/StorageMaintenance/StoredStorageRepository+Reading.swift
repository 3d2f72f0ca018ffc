import ArticleStorage
import CoreData
import CoreDomain
import FeedServers
import Files
import ReaderData
import ReaderDomain
import StatusSync
import StorageMaintenance

extension StoredStorageRepository {
  /// The storage with the documents that reading has.
  init(directory: DataDirectory, executor: FileExecutor) {
    self.init(
      directory: directory,
      documents: {
        JSONUndoStore.documents(in: $0) + [JSONRefreshStore.document(in: $0), StatusSync.document(in: $0)]
          + FileServerStateRepository.documents(in: $0)
      },
      executor: executor)
  }

  /// Repairs without giving up marks.
  func repair() async throws(StorageMaintenanceError) -> [StorageRepair] { try await repair(acceptsLoss: false) }
}
