public import CoreData
public import Files
public import FileStorage
public import ReaderDomain

/// Views in the file `views`, which users edit.
public actor FileViewStore: ViewRepository {
  private let directory: DataDirectory
  private let sync: any FileSync
  private let executor: FileExecutor

  public init(directory: DataDirectory, sync: any FileSync = NoSync(), executor: FileExecutor) {
    self.directory = directory
    self.sync = sync
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.views) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(ReaderError) -> StoredViews {
    await sync.catchUp()
    return try await ReaderError.translating { () async throws(DataStoreError) in
      let document = try document("all")
      return StoredViews(document.views, mistakes: document.mistakes)
    }
  }

  public func change(_ change: ViewChange) async throws(ReaderError) -> ViewUpdate {
    let result = try await ReaderError.translating { () async throws(DataStoreError) in
      try await sync.recording(file.path) { () async throws(DataStoreError) in
        try await commit(change)
      } removed: { result in
        guard case .success(let update) = result else { return [] }
        return Set(update.before.names).subtracting(update.after.names)
      }
    }
    do throws(ViewError) { return try result.get() } catch { throw .view(error) }
  }

  /// Changes the views in one commit.
  /// - Returns: what changed, or why the change is not possible. Nothing changes then.
  private func commit(_ change: ViewChange) async throws(DataStoreError) -> Result<ViewUpdate, ViewError> {
    let function = "change"
    return try await directory.change(edited: { [file.path] }, #fileID, function) { () throws(DataStoreError) in
      var document = try document(function)
      let before = document.views
      let edits: [ViewEdit]
      do throws(ViewError) { edits = try change.edits(in: before) } catch { return .failure(error) }
      if !edits.isEmpty {
        document.apply(edits)
        let bytes = document.bytes
        guard bytes.count <= ViewsDocument.maximumBytes else { return .failure(.tooLarge(maximumBytes: ViewsDocument.maximumBytes)) }
        try file.replace(with: bytes, #fileID, function)
      }
      return .success(ViewUpdate(before: before, edits))
    }
  }

  private func document(_ function: String) throws(DataStoreError) -> ViewsDocument {
    ViewsDocument(try file.content(limit: ViewsDocument.maximumBytes, #fileID, function) ?? [])
  }
}
