public import CoreData
internal import FileStorage
public import Files
public import ReaderDomain

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Writes an archive as `subscriptions.opml` and `articles.jsonl` in a folder. The folder is built under the name of an unfinished file and
/// renamed at the end. Only its owner may use it, because URLs can contain passwords.
public actor FileArchiveRepository: ArchiveRepository {
  private let directory: DataDirectory
  private let executor: FileExecutor
  private let line: @Sendable (ArticleDetails) -> String

  /// - Parameter line: an article as a line of JSON, with its line feed.
  public init(directory: DataDirectory, executor: FileExecutor, line: @escaping @Sendable (ArticleDetails) -> String) {
    self.directory = directory
    self.executor = executor
    self.line = line
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func write(
    _ outline: String, toFolder path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
  ) async throws(ReaderError) -> Int {
    let unfinished = try translating(path) { () throws(FileError) in
      try directory.refuse(path)
      try Self.requireFree(path)
      let folder = AtomicFile.temporaryPath(in: FileSystem.folder(around: path))
      try FileSystem.makeSubfolder(folder)
      return folder
    }
    do throws(ReaderError) {
      let count = try await writeArticles(into: unfinished, for: path, articles)
      try translating(path) { () throws(FileError) in
        try AtomicFile.write(Array(outline.utf8), to: "\(unfinished)/subscriptions.opml")
        try Self.requireFree(path)
        try FileSystem.rename(unfinished, to: path)
      }
      return count
    } catch {
      // The first error counts. What stays has the name of an unfinished file.
      do throws(FileError) { try FileSystem.removeTree(unfinished) } catch {}
      throw error
    }
  }

  private func writeArticles(
    into folder: String, for path: String, _ articles: @Sendable (Adding) async throws(ReaderError) -> Void
  ) async throws(ReaderError) -> Int {
    let file = try Self.newFile("\(folder)/articles.jsonl", for: path)
    var count = 0
    try await articles { (some) throws(ReaderError) in
      if Task.isCancelled { throw .cancelled }
      do throws(FileError) { try file.append(Array(some.map(line).joined().utf8)) } catch { throw Self.error(at: path, error) }
      count += some.count
    }
    do throws(FileError) { try file.sync() } catch { throw Self.error(at: path, error) }
    return count
  }

  private static func newFile(_ name: String, for path: String) throws(ReaderError) -> FileDescriptor {
    do throws(FileError) {
      return try FileDescriptor(opening: name, O_WRONLY | O_CREAT | O_EXCL)
    } catch {
      throw Self.error(at: path, error)
    }
  }

  /// Requires that nothing is at the path but an empty folder, in a folder that is there.
  private static func requireFree(_ path: String) throws(FileError) {
    let parent = FileSystem.folder(around: path)
    guard try FileSystem.isFolder(parent) else { throw FileError(code: ENOENT, reason: "the folder \(parent) does not exist") }
    guard try FileSystem.statusOfName(path) != nil else { return }
    guard !FileSystem.isLink(path), try FileSystem.isFolder(path), try FileSystem.names(in: path).isEmpty else {
      throw FileError(code: EEXIST, reason: "it exists already; name a new folder")
    }
  }

  private func translating<Result>(_ path: String, _ work: () throws(FileError) -> Result) throws(ReaderError) -> Result {
    do throws(FileError) { return try work() } catch { throw Self.error(at: path, error) }
  }

  private static func error(at path: String, _ error: FileError) -> ReaderError {
    .document(.file(path), .unwritable(reason: error.reason))
  }
}
