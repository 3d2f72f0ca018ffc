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
  /// The storage with the files of undo, refreshes, sync and feed servers, which `store verify` checks.
  package init(directory: DataDirectory, executor: FileExecutor) {
    self.init(
      directory: directory,
      documents: {
        JSONUndoStore.documents(in: $0) + [JSONRefreshStore.document(in: $0), StatusSync.document(in: $0)]
          + FileServerStateRepository.documents(in: $0)
      },
      executor: executor)
  }

  /// Repairs as `store repair` does without `--yes`: lost marks stay damage.
  package func repair() async throws(StorageMaintenanceError) -> [StorageRepair] { try await repair(acceptsLoss: false) }
}
