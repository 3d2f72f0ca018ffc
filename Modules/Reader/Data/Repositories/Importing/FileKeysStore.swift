public import CoreData
public import Files
public import ReaderDomain

/// The keys of the full screen in the file `keys`, which the user edits. An import appends lines, and every other line stays as it is.
public actor FileKeysStore: KeysRepository {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  private var file: StoredFile { StoredFile(path: directory.keys) }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func content() async throws(ReaderError) -> String {
    try await ReaderError.translating { () async throws(DataStoreError) in try text("content") }
  }

  public func add(_ choose: @Sendable (String) -> NewsboatKeyReport) async throws(ReaderError) -> NewsboatKeyReport {
    try await ReaderError.translating { () async throws(DataStoreError) in
      try await directory.change(edited: { [file.path] }, #fileID, "add") { () throws(DataStoreError) in
        let before = try text("add")
        let report = choose(before)
        guard !report.lines.isEmpty else { return report }
        let lines = report.lines.map { $0.text + "\n" }.joined()
        let separator = before.isEmpty || before.utf8.last == UInt8(ascii: "\n") ? "" : "\n"
        try file.replace(with: Array((before + separator + lines).utf8), #fileID, "add")
        return report
      }
    }
  }

  /// Empty when there is no file.
  private func text(_ function: String) throws(DataStoreError) -> String {
    let bytes = try file.content(limit: KeysLimit.bytes, #fileID, function) ?? []
    // Bytes that are not UTF-8 would be replaced, and lost.
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .unwritable(path: file.path, reason: "it is not UTF-8 text; edit it by hand")
    }
    return text
  }
}

extension DataDirectory {
  /// The file of the user's keys.
  package var keys: String { configurationFile("keys") }
}
