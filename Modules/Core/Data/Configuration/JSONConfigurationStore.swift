public import Files
internal import RecordJSON

/// Stores settings in `config.json`, which users edit: each value as a text under its name, which is not interpreted. A malformed file is reported with the
/// line number and is not changed.
public actor JSONConfigurationStore {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.configuration) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func all() async throws(DataStoreError) -> [String: String] {
    try document().texts
  }

  /// Sets one setting, or removes it if `value` is nil. The other settings do not change.
  public func set(_ name: String, to value: String?) async throws(DataStoreError) {
    try await directory.change(edited: { [file.path] }) { () throws(DataStoreError) in
      let before = try document()
      var after = before
      after.texts[name] = value
      // Bytes are compared, because equal strings may differ in bytes, which servers see: é can be one scalar or two.
      if after.bytes != before.bytes { try file.replace(with: after.bytes) }
    }
  }

  private func document(_ function: String = #function) throws(DataStoreError) -> ConfigurationDocument {
    guard let bytes = try file.content(limit: FileSystem.maximumBytes, #fileID, function) else { return ConfigurationDocument() }
    do throws(JSONError) {
      return try ConfigurationDocument(parsing: bytes)
    } catch {
      throw .malformed(path: file.path, line: error.line, reason: error.problem)
    }
  }
}
