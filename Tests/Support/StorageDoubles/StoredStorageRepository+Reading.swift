import ArticleStorage
package import CoreData
package import CoreDomain
import FeedServers
package import Files
import ReaderData
package import ReaderDomain
import StatusSync
package import StorageMaintenance

extension StoredStorageRepository {
  /// The storage with the documents that reading has.
  package init(directory: DataDirectory, executor: FileExecutor) {
    self.init(
      directory: directory,
      documents: {
        JSONUndoStore.documents(in: $0) + [JSONRefreshStore.document(in: $0), StatusSync.document(in: $0)]
          + FileServerStateRepository.documents(in: $0)
      },
      executor: executor)
  }

  /// Repairs without giving up marks.
  package func repair() async throws(StorageMaintenanceError) -> [StorageRepair] { try await repair(acceptsLoss: false) }
}
