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
  /// Bytes that are asked for at once.
  private static let portion = 256 << 10

  /// Makes a store that reads up to `maximumBytes` of a document.
  public init(maximumBytes: Int = FileDocumentStore.defaultMaximumBytes) {
    self.maximumBytes = maximumBytes
  }

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  public func bytes(of place: DocumentPlace) throws(DocumentStoreProblem) -> [UInt8] {
    switch place {
    case .standardInput:
      return try readAll(STDIN_FILENO)
    case .file(let path):
      let descriptor = open(path, O_RDONLY | O_CLOEXEC)
      let failure = errno
      guard descriptor >= 0 else { throw failure == ENOENT || failure == ENOTDIR ? .missing : Self.unreadable(failure) }
      defer { close(descriptor) }
      return try readAll(descriptor)
    }
  }

  private func readAll(_ descriptor: Int32) throws(DocumentStoreProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while true {
      let filled = bytes.count
      bytes.append(contentsOf: repeatElement(0, count: Self.portion))
      let (count, failure) = bytes.withUnsafeMutableBytes { buffer in
        (read(descriptor, buffer.baseAddress?.advanced(by: filled), Self.portion), errno)
      }
      bytes.removeLast(Self.portion - max(0, count))
      if count < 0, failure != EINTR { throw Self.unreadable(failure) }
      if count == 0 { return bytes }
      guard bytes.count <= maximumBytes else { throw .tooLarge(limit: maximumBytes) }
    }
  }

  private static func unreadable(_ code: Int32) -> DocumentStoreProblem {
    .unreadable(reason: String(cString: strerror(code)))
  }
}
