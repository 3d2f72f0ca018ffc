import Foundation

/// The manifest of the package, without the parts that only the reader needs. Its targets determine the files of an app.
struct AppManifest {
  let text: String

  /// - Parameter manifest: the text of Package.swift, with its marks.
  init(_ manifest: String) {
    var isForApps = true
    var lines: [Substring] = []
    for line in manifest.lines {
      switch line.drop(while: { $0 == " " }) {
      case "// MARK: Reader": isForApps = false
      case "// MARK: App": isForApps = true
      default: if isForApps { lines.append(line) }
      }
    }
    text = lines.joined(separator: "\n")
  }

  /// The targets, as the package manager reads them from the text.
  func targets() throws(ScaffoldError) -> [Target] {
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: folder.root) }
    try folder.write(["Package.swift": text])
    let json = try folder.run(["swift", "package", "dump-package"])
    do {
      return try JSONDecoder().decode(Package.self, from: Data(json.utf8)).targets
    } catch {
      throw ScaffoldError("Package.swift cannot be read without the targets of the reader: check its marks.")
    }
  }

  struct Target: Decodable, Hashable {
    let name: String
    /// The folder of its files.
    let path: String
  }

  private struct Package: Decodable {
    let targets: [Target]
  }
}
