public import CoreData
internal import EditionRendering
internal import FileStorage
public import Files
public import ReaderDomain

/// Renders editions, and writes them as files outside the data directory. A file is replaced whole or not at all.
public actor FileEditionPublisher: EditionPublisher {
  private let directory: DataDirectory
  private let executor: FileExecutor

  public init(directory: DataDirectory, executor: FileExecutor) {
    self.directory = directory
    self.executor = executor
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func check(_ file: EditionFile) async throws(EditionError) {
    try translating(file) { () throws(FileError) in try place(of: file) }
  }

  @concurrent
  public nonisolated func document(of edition: Edition, _ images: EditionImages, as format: EditionFormat) async -> [UInt8] {
    EditionRenderer.document(of: edition, images, as: format)
  }

  public func write(_ document: [UInt8], to file: EditionFile) async throws(EditionError) {
    try translating(file) { () throws(FileError) in
      // The file may have appeared while the edition was made.
      let place = try place(of: file)
      if place == .free { try AtomicFile.write(document, to: file.path) }
      return place
    }
  }

  private enum Place {
    case free, taken, inDataDirectory
  }

  /// Whether the path can be written to. A device or a pipe is not replaced, so it is always free.
  private func place(of file: EditionFile) throws(FileError) -> Place {
    if try directory.contains(file.path) { return .inDataDirectory }
    guard let existing = try FileSystem.status(of: file.path) else {
      let folder = FileSystem.folder(around: file.path)
      guard try FileSystem.isFolder(folder) else { throw FileError(code: 0, reason: "the folder \(folder) does not exist") }
      return .free
    }
    if try FileSystem.isFolder(file.path) { throw FileError(code: 0, reason: "it is a folder") }
    return FileSystem.isRegular(existing) && !file.mayReplace ? .taken : .free
  }

  private func translating(_ file: EditionFile, _ work: () throws(FileError) -> Place) throws(EditionError) {
    let place: Place
    do throws(FileError) {
      place = try work()
    } catch {
      throw .unwritable(path: file.path, reason: error.reason)
    }
    switch place {
    case .free: return
    case .taken: throw .fileExists(path: file.path)
    case .inDataDirectory: throw .inDataDirectory(path: file.path)
    }
  }
}
