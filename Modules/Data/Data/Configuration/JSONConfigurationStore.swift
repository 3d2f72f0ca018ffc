public import FileStorage
public import Files
internal import RecordJSON

/// Settings in `config.json`, which people edit: what is not well formed is reported with its line and left as it is.
public actor JSONConfigurationStore: ConfigurationDataStore {
  private let directory: DataDirectory
  private let file: StoredFile
  private let executor: FileExecutor

  /// Makes the store over a home, on the thread for files.
  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
    file = StoredFile(path: directory.configuration)
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [String: String] {
    try document().texts
  }

  public func set(_ name: String, to value: String?) async throws(DataStoreError) {
    try await directory.change { () throws(DataStoreError) in
      let before = try document()
      var after = before
      after.texts[name] = value
      // Bytes tell apart what counts as the same text: é can be one scalar or two, and servers see a difference.
      if after.bytes != before.bytes { try file.replace(with: after.bytes) }
    }
  }

  private func document() throws(DataStoreError) -> ConfigurationDocument {
    guard let bytes = try file.content() else { return ConfigurationDocument() }
    do throws(JSONError) {
      return try ConfigurationDocument(parsing: bytes)
    } catch {
      throw .malformed(path: file.path, line: error.line, reason: error.problem)
    }
  }
}
