#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
internal import CoreData
public import ReaderDomain
internal import Files

/// Reads documents from files and from standard input. The store has its own thread, because reading a pipe can block for a long time.
public actor FileDocumentStore {
  private nonisolated let executor = FileExecutor(label: "documents")
  private let maximumBytes: Int

  /// The default maximum document size: 64 MiB, the same as for downloads.
  public static let defaultMaximumBytes = 64 << 20

  public init(maximumBytes: Int = FileDocumentStore.defaultMaximumBytes) {
    self.maximumBytes = maximumBytes
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func bytes(of place: FileLocation) throws(DocumentStoreError) -> [UInt8] {
    let bytes = try Self.reading(place.shown) { () throws(FileError) in
      switch place {
      case .standardInput: try FileDescriptor(duplicating: STDIN_FILENO).content(upTo: maximumBytes + 1)
      // The user may name a pipe, as a shell does for <(program).
      case .file(let path): try FileDescriptor(opening: path, O_RDONLY).content(upTo: maximumBytes + 1)
      }
    }
    guard bytes.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    return bytes
  }

  /// At most `count` bytes of a regular file from `offset`; empty at the end of the file.
  public func chunk(ofFile path: String, from offset: Int, count: Int) throws(DocumentStoreError) -> [UInt8] {
    let bytes = try Self.reading(path) { () throws(FileError) in
      try FileDescriptor(openingRegular: path, O_RDONLY).bytes(from: offset, count: count)
    }
    guard offset + bytes.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    return bytes
  }

  /// All bytes of a regular file. Anything else at the path, such as a pipe, is an error.
  package func bytes(ofRegularFile path: String) throws(DocumentStoreError) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let next = try chunk(ofFile: path, from: bytes.count, count: 1 << 20)
      if next.isEmpty { return bytes }
      bytes += next
    }
  }

  private static func reading(
    _ place: @autoclosure () -> String, _ function: String = #function, _ work: () throws(FileError) -> [UInt8]
  ) throws(DocumentStoreError) -> [UInt8] {
    try StoreTrace.step("read \(place())", #fileID, function) { () throws(DocumentStoreError) in
      do throws(FileError) {
        return try work()
      } catch {
        throw error.code == ENOENT || error.code == ENOTDIR ? .missing : .unreadable(reason: error.reason)
      }
    }
  }
}
