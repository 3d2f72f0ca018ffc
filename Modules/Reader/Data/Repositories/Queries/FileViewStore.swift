public import CoreData
public import Files
internal import FileStorage
public import ReaderDomain

/// Stores the saved views.
public protocol ViewDataStore: Sendable {
  /// The views, and what is wrong with what the user wrote.
  func all() async throws(DataStoreError) -> StoredViews

  /// Changes the views in one commit.
  /// - Returns: what changed, or why the change is not possible. Nothing changes then.
  func change(_ change: ViewChange) async throws(DataStoreError) -> Result<ViewUpdate, ViewError>
}

/// Views in the file `views`, which users edit.
public actor FileViewStore: ViewDataStore {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.views) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> StoredViews {
    let document = try document()
    return StoredViews(document.views, mistakes: document.mistakes)
  }

  public func change(_ change: ViewChange) async throws(DataStoreError) -> Result<ViewUpdate, ViewError> {
    try await directory.change { () throws(DataStoreError) in
      var document = try document()
      let before = document.views
      let edits: [ViewEdit]
      do throws(ViewError) { edits = try change.edits(in: before) } catch { return .failure(error) }
      if !edits.isEmpty {
        document.apply(edits)
        let bytes = document.bytes
        guard bytes.count <= ViewsDocument.mostBytes else { return .failure(.tooLarge(mostBytes: ViewsDocument.mostBytes)) }
        try file.replace(with: bytes)
      }
      return .success(ViewUpdate(before: before, edits))
    }
  }

  private func document(_ function: String = #function) throws(DataStoreError) -> ViewsDocument {
    ViewsDocument(try file.content(limit: ViewsDocument.mostBytes, #fileID, function) ?? [])
  }
}
