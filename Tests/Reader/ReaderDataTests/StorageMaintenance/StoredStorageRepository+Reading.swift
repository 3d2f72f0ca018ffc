import ArticleStorage
import CoreData
import FeedServers
import Files
import ReaderData
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
}
