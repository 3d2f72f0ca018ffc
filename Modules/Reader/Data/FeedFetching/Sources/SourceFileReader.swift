internal import CoreData
internal import Files
internal import ReaderDomain
internal import Subscriptions

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads the files that sources name, on a thread of its own: they may be on a slow disk.
actor SourceFileReader {
  private nonisolated let executor = FileExecutor(label: "sources")
  private let sources: String
  private let maximumBytes: Int

  /// - Parameters:
  ///   - sources: the path of the file of sources, which decides whether programs are run.
  ///   - maximumBytes: the maximum size of a feed.
  init(sources: String, maximumBytes: Int) {
    self.sources = sources
    self.maximumBytes = maximumBytes
  }

  nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Why no program is run; nil when programs may be run.
  func refusal() -> String? { SourcesAccess.problem(at: sources).map { "\(sources): \($0)" } }

  /// The content of a regular file. A file with the size and the time of `known` is unchanged, and is not read.
  func response(at path: String, of source: LocalSource, knowing known: Validators?) -> FeedNetworkResponse {
    StoreTrace.step("read \(path)", #fileID, "response") { () -> FeedNetworkResponse in
      do throws(FileError) {
        return try content(at: path, of: source, known)
      } catch {
        let reason = error.code == ENOENT || error.code == ENOTDIR ? "the file does not exist" : "the file cannot be read: \(error.reason)"
        return .refused(.source(reason: reason), retryAfterSeconds: nil)
      }
    }
  }

  private func content(at path: String, of source: LocalSource, _ known: Validators?) throws(FileError) -> FeedNetworkResponse {
    let file = try FileDescriptor(openingRegular: path, O_RDONLY)
    let identity = FileIdentity(try file.status())
    // A file that has just changed may change again without another time.
    let validators = identity.isSettled ? Validators(etag: identity.text) : nil
    if let etag = validators?.etag, etag == known?.etag { return .unchanged() }
    let bytes = try file.content(upTo: maximumBytes + 1)
    guard bytes.count <= maximumBytes else { throw FileError(code: EFBIG, reason: "it is larger than \(Self.size(maximumBytes))") }
    return .document(FeedNetworkDocument(of: source, bytes, validators: validators))
  }

  static func size(_ bytes: Int) -> String { bytes >> 20 > 0 ? "\(bytes >> 20) MiB" : "\(bytes) bytes" }
}
