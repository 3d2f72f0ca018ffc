internal import CoreData
internal import CoreDomain
internal import Files
internal import RecordJSON

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// What has arrived of a file, in a hidden folder inside the folder for downloads, so that the finished file only needs another name. Its name depends on
/// the URL alone: the title of an article may change between two attempts.
struct UnfinishedDownload {
  private let folder: String
  /// The part of the file that has arrived.
  private let part: String
  /// What the server said about it.
  private let note: String
  private let lockPath: String
  private let url: WebURL
  private let finished: FinishedDownloads

  init(of url: WebURL, in folder: String) {
    let name = SHA256.hexadecimal(of: ["download", url.text], digits: 16)
    self.url = url
    finished = FinishedDownloads(in: folder)
    self.folder = folder
    part = "\(folder)/\(Self.subfolder)/\(name).part"
    note = "\(folder)/\(Self.subfolder)/\(name).json"
    lockPath = "\(folder)/\(Self.subfolder)/\(name).lock"
  }

  private static let subfolder = ".unfinished"

  /// Creates the folders, and locks this download.
  /// - Returns: nil when another process is downloading the file.
  func lock() throws(FileError) -> DownloadLock? {
    try FileSystem.makeFolder(folder)
    try FileSystem.makeSubfolder("\(folder)/\(Self.subfolder)")
    guard let lock = try FileLock.taking(lockPath) else { return nil }
    return DownloadLock(lock, lockPath)
  }

  /// The part that can be continued, and what the server said about the file; nil when a download must begin anew.
  func resumable() throws(FileError) -> (size: Int, source: DownloadSource)? {
    let size = try FileSystem.size(of: part)
    guard size > 0, let bytes = try FileSystem.content(of: note, limit: 1 << 16) else { return nil }
    // A damaged note is as good as none: the download begins anew.
    do throws(JSONError) {
      let source = try DownloadSource(parsing: bytes)
      return source.url == url ? (size, source) : nil
    } catch {
      return nil
    }
  }

  /// Begins anew.
  func restart(_ source: DownloadSource?) throws(FileError) {
    let file = try open()
    try file.truncate(to: 0)
    if let source { try AtomicFile.write(source.bytes, to: note) } else { try FileSystem.remove(note) }
  }

  /// The file of the part, for writing at its end. Its final permissions are those of other files of the user.
  func open() throws(FileError) -> FileDescriptor {
    try FileDescriptor(openingRegular: part, O_WRONLY | O_CREAT | O_APPEND | O_NOFOLLOW, permissions: 0o666)
  }

  /// The first bytes of the part.
  func beginning() throws(FileError) -> [UInt8] {
    try FileDescriptor(openingRegular: part, O_RDONLY | O_NOFOLLOW).bytes(from: 0, to: Self.beginningBytes)
  }

  private static let beginningBytes = 512

  /// Removes the part, which is no part of an episode.
  func discard() throws(FileError) {
    try FileSystem.remove(note)
    try FileSystem.remove(part)
  }

  /// Gives the finished file its name. An existing file keeps its own: then the name gets a number.
  /// - Returns: the path.
  func finish(as stem: String, ending: String, bytes: Int) throws(FileError) -> String {
    try FileDescriptor(openingRegular: part, O_RDWR | O_NOFOLLOW).sync()
    let name = try reserve(stem, ending)
    let path = "\(folder)/\(name)"
    do throws(FileError) {
      try finished.note(FinishedDownload(url: url, name: name, size: bytes))
      try FileSystem.rename(part, to: path)
    } catch {
      unlink(path)
      throw error
    }
    // The file is complete. What remains is removed when it is possible.
    unlink(note)
    return path
  }

  /// Makes an empty file of an unused name, which nobody else can take then.
  private func reserve(_ stem: String, _ ending: String) throws(FileError) -> String {
    let taken = try finished.names(exceptOf: url)
    for number in 1...Self.mostNames {
      let name = "\(stem)\(number == 1 ? "" : " (\(number))").\(ending)"
      if taken.contains(name) { continue }
      do throws(FileError) {
        _ = try FileDescriptor(opening: "\(folder)/\(name)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, permissions: 0o666)
        return name
      } catch {
        guard error.code == EEXIST else { throw error }
      }
    }
    throw FileError(code: EEXIST)
  }

  private static let mostNames = 1000
}

/// Releasing it releases the lock, and removes its file.
final class DownloadLock: Sendable {
  private let lock: FileLock
  private let path: String

  init(_ lock: consuming FileLock, _ path: String) {
    self.lock = lock
    self.path = path
  }

  // Before the lock is released, so that no other process can have locked this file. If it fails, the file has no meaning.
  deinit { unlink(path) }
}

/// What a server said about a file of which a part has arrived.
struct DownloadSource: Hashable {
  /// The URL of the file in the feed.
  let url: WebURL
  /// The server that sent the part, after all redirects. Only it may compare the validator.
  let origin: String
  /// A strong validator, for the field `If-Range` (RFC 9110 section 13.1.5).
  let validator: String

  init(url: WebURL, origin: String, validator: String) {
    (self.url, self.origin, self.validator) = (url, origin, validator)
  }

  init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes)
    var url: WebURL?
    var (origin, validator): (String?, String?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": url = try reader.url()
      case "origin": origin = try reader.string()
      case "validator": validator = try reader.string()
      default: try reader.skipValue()
      }
    }
    guard let url, let origin, let validator else { throw reader.damage("'url', 'origin' or 'validator' is missing") }
    self.init(url: url, origin: origin, validator: validator)
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("url", url.text)
    writer.member("origin", origin)
    writer.member("validator", validator)
    writer.endObject()
    writer.breakLine()
    return writer.bytes
  }
}
