import Foundation

/// The files of a home, by their names in it, as far as two homes with the same history have the same: moments and numbers of the file system do not
/// count. What a writer was making when it was stopped counts by its presence, an index by its size, locks not at all.
struct HomeFiles: Hashable {
  private let contents: [String: Data]

  init(in home: URL) throws {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: home.path()) where !name.hasSuffix("lock") {
      if name.contains(Self.unfinishedStart) {
        contents[String(name.prefix { $0 != "." }) + Self.unfinishedStart] = Data()
      } else {
        let content = FileManager.default.contents(atPath: home.appending(path: name).path()) ?? Data()
        contents[name] = name.hasSuffix(".index") ? Data("\(content.count)".utf8) : content.filter { !Self.digits.contains($0) }
      }
    }
    self.contents = contents
  }

  /// The names of files that were called damaged.
  var setAside: [String] { contents.keys.filter { $0.contains(".damaged") }.sorted() }

  private static let unfinishedStart = ".strata-"
  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
}
