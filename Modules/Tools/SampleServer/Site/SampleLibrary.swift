import Foundation
import WebServer

/// The files that the server serves.
struct SampleLibrary {
  /// The bytes of all samples, by path.
  private let files: [String: [UInt8]]

  /// Reads all samples.
  init() throws(SampleServerError) {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Samples") else { throw .samplesMissing(Bundle.module.bundlePath) }
    do {
      var files: [String: [UInt8]] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.contains(".") {
        files[Self.path(ofFile: name)] = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
      }
      self.files = files
    } catch {
      throw .samplesMissing(folder.path)
    }
  }

  /// The documents of a server, by path. Its URL replaces `{{server}}`.
  func documents(url: String) -> [String: SitePage] {
    Dictionary(
      uniqueKeysWithValues: files.map { path, bytes in
        let type = MediaType.ofFile(named: path.hasSuffix("/") ? "index.html" : path)
        return (path, SitePage(bytes.replacing(Array("{{server}}".utf8), with: Array(url.utf8)), mediaType: type, lastModified: .published))
      })
  }

  /// The path of a file. `index.html` has the path of its folder.
  private static func path(ofFile name: String) -> String {
    let path = "/" + name
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }
}
