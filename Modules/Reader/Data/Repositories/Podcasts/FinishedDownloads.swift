internal import CoreData
internal import CoreDomain
internal import Files
internal import RecordJSON

/// Which file in the folder for downloads came from which URL: a small document for each URL, in a hidden folder. Name and size of a file do not say it:
/// two feeds may have an "Episode 1" of the same day and size, and the user has files of their own.
struct FinishedDownloads {
  private let folder: String

  init(in folder: String) {
    self.folder = folder
  }

  private var notes: String { "\(folder)/.downloaded" }

  private func note(of url: WebURL) -> String { "\(notes)/\(SHA256.hexadecimal(of: ["download", url.text], digits: 16)).json" }

  /// The file that came from the URL; nil when none did, or it has gone or was changed.
  func file(from url: WebURL) -> (path: String, size: Int)? {
    guard let noted = Self.download(at: note(of: url)), noted.url == url else { return nil }
    let path = "\(folder)/\(noted.name)"
    return (try? FileSystem.size(of: path)) == noted.size ? (path, noted.size) : nil
  }

  /// The names of the files that came from other URLs. A removed file keeps its name: the queue may still have its path, and would play another file.
  func names(exceptOf url: WebURL) throws(FileError) -> Set<String> {
    let downloads = try FileSystem.names(in: notes).compactMap { Self.download(at: "\(notes)/\($0)") }
    return Set(downloads.filter { $0.url != url }.map(\.name))
  }

  func note(_ download: FinishedDownload) throws(FileError) {
    try FileSystem.makeSubfolder(notes)
    try AtomicFile.write(download.bytes, to: note(of: download.url))
  }

  /// A damaged note is as good as none: the file is downloaded again, under another name.
  private static func download(at path: String) -> FinishedDownload? {
    guard let bytes = try? FileSystem.content(of: path, limit: 1 << 16) else { return nil }
    return try? FinishedDownload(parsing: bytes)
  }
}

/// A file that was downloaded.
struct FinishedDownload: Hashable {
  /// The URL of the file in the feed.
  let url: WebURL
  /// The name in the folder for downloads.
  let name: String
  /// In bytes; more than 0.
  let size: Int

  init(url: WebURL, name: String, size: Int) {
    (self.url, self.name, self.size) = (url, name, size)
  }

  init(parsing bytes: [UInt8]) throws(JSONError) {
    var reader = try JSONReader(bytes)
    var url: WebURL?
    var (name, size): (String?, Int?)
    try reader.beginObject()
    while let member = try reader.nextMember() {
      switch member {
      case "url": url = try reader.url()
      case "name": name = try reader.string()
      case "size": size = try reader.integer()
      default: try reader.skipValue()
      }
    }
    guard let url, let name, !name.isEmpty, !name.contains("/"), let size, size > 0 else {
      throw reader.damage("'url', 'name' or 'size' is missing or wrong")
    }
    self.init(url: url, name: name, size: size)
  }

  var bytes: [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("url", url.text)
    writer.member("name", name)
    writer.member("size", size)
    writer.endObject()
    writer.breakLine()
    return writer.bytes
  }
}
