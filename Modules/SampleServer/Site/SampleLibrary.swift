import Foundation

/// The sample files, as documents by path.
enum SampleLibrary {
  /// When every sample was last modified. Fixed, so that two runs answer alike; the day after the youngest item.
  static let published = HTTPDate(secondsSince1970: 1_793_448_000)

  /// Reads every sample and puts the server's address where a sample says `{{server}}`.
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

  /// `index.html` is served as its folder.
  private static func path(ofFile name: String) -> String {
    let path = "/" + name
    return path.hasSuffix("/index.html") ? String(path.dropLast("index.html".count)) : path
  }
}
