#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif
public import Domain

/// Reads documents from files and from standard input, on a thread of its own: a pipe may keep it waiting for long.
public actor FileDocumentStore: DocumentDataStore {
  private nonisolated let executor = FileExecutor(label: "strata.documents")
  private let maximumBytes: Int

  /// The largest document that is read: 64 MiB, as much as is taken from the network.
  public static let defaultMaximumBytes = 64 << 20

  /// Makes a store that reads up to `maximumBytes` of a document.
  public init(maximumBytes: Int = FileDocumentStore.defaultMaximumBytes) {
    self.maximumBytes = maximumBytes
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func bytes(of place: DocumentPlace) throws(DocumentStoreProblem) -> [UInt8] {
    let bytes: [UInt8]
    do throws(FileProblem) {
      bytes = try Self.descriptor(of: place).content(upTo: maximumBytes + 1)
    } catch {
      throw error.code == ENOENT || error.code == ENOTDIR ? .missing : .unreadable(reason: error.reason)
    }
    guard bytes.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    return bytes
  }

  private static func descriptor(of place: DocumentPlace) throws(FileProblem) -> FileDescriptor {
    switch place {
    case .standardInput: try FileDescriptor(duplicating: STDIN_FILENO)
    case .file(let path): try FileDescriptor(opening: path, O_RDONLY)
    }
  }
}
