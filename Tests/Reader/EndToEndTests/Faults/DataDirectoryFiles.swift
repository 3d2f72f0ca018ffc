import Foundation

/// The files of a data directory by relative path, reduced to what two directories with the same history have in common. Times and file system
/// numbers do not count. An unfinished file of a writer or a migration counts by its presence, an index by its size, a database log by its pages,
/// and a lock not at all.
struct DataDirectoryFiles: Hashable {
  private let contents: [String: Data]

  init(in home: URL) throws {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: home.path()) where !name.hasSuffix("lock") {
      if name.contains(Self.unfinishedStart) {
        contents[String(name.prefix { $0 != "." }) + Self.unfinishedStart] = Data()
      } else {
        let content = FileManager.default.contents(atPath: home.appending(path: name).path()) ?? Data()
        contents[name] = Self.relevant(content, of: name).filter { !Self.digits.contains($0) }
      }
    }
    self.contents = contents
  }

  /// The names of the files that were set aside as damaged.
  var setAside: [String] { contents.keys.filter { $0.contains(".damaged") }.sorted() }

  private static func relevant(_ content: Data, of name: String) -> Data {
    if name.hasSuffix(".index") { return Data(repeating: 0, count: content.count) }
    if name.hasSuffix("-shm") || name.hasPrefix("migration/") { return Data() }
    return name.hasSuffix("-wal") ? pages(inLog: content) : content
  }

  /// The pages in a database log, without the frame headers, which contain random numbers (https://www.sqlite.org/fileformat.html#walformat).
  private static func pages(inLog log: Data) -> Data {
    let (header, frameHeader, page) = (32, 24, 4_096)
    var pages = Data()
    for frame in stride(from: header, to: log.count, by: frameHeader + page) {
      pages += log.dropFirst(frame + frameHeader).prefix(page)
    }
    return pages
  }

  private static let unfinishedStart = ".strata-"
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
