import Foundation

enum SampleLibrary {
  /// The modification date of all samples: the day after the newest item. It is constant, so that every run gives the same responses.
  static let published = HTTPDate(secondsSince1970: 1_793_448_000)

  /// Reads all samples, by path, and replaces `{{server}}` with the URL of the server.
  static func documents(url: String) throws(SampleServerError) -> [String: SitePage] {
    guard let folder = Bundle.module.resourceURL?.appendingPathComponent("Samples") else { throw .samplesMissing(Bundle.module.bundlePath) }
    do {
      var documents: [String: SitePage] = [:]
      for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) where name.contains(".") {
        let bytes = try [UInt8](Data(contentsOf: folder.appendingPathComponent(name)))
        documents[path(ofFile: name)] = SitePage(
          bytes.replacing(Array("{{server}}".utf8), with: Array(url.utf8)), mediaType: MediaType.ofFile(named: name),
          lastModified: published)
      }
      return documents
    } catch {
      throw .samplesMissing(folder.path)
    }
  }

  /// The path of a file. `index.html` has the path of its folder.
  private static func path(ofFile name: String) -> String {
    let path = "/" + name
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }
}
