import Foundation

/// The targets of a package, as the package manager describes them to a plugin.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    let name: String
    /// Relative to the package's root, as are the files.
    let path: String
    let isTest: Bool
    /// Targets of the package, and the modules of the products of other packages.
    let dependencies: [String]
    let files: [String]
  }

  let name: String
  let targets: [Target]
}

extension PackageDescription {
  static func read(from file: URL) throws(LoadError) -> PackageDescription {
    let text = try PackageFolder.text(of: file)
    do {
      return try JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
    } catch {
      throw .rulesInvalid(path: file.path(), reason: "this is not what the plugin writes: \(error)")
    }
  }
}
