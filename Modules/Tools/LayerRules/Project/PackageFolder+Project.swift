import Foundation

extension PackageFolder {
  /// Reads the package: its manifest, with `swift package dump-package`, and every Swift file of its targets.
  @concurrent public func project() async throws(LoadError) -> Project {
    let manifest = try await Manifest.load(from: root)
    var modules: [Module] = []
    for target in manifest.targets where target.type != "plugin" && target.type != "binary" {
      let path = try folder(of: target)
      let excluded = target.exclude.map { "\(path)/\($0)" }
      let files = swiftFiles(under: path).filter { file in !excluded.contains { file == $0 || file.hasPrefix($0 + "/") } }
      modules.append(
        Module(
          name: target.name, path: path, dependencies: target.dependencies.map(\.name), isTest: target.type == "test",
          files: try sources(files)))
    }
    return try project(name: manifest.name, modules: modules)
  }

  /// Reads the files of a package whose targets are known.
  @concurrent func project(of description: PackageDescription) async throws(LoadError) -> Project {
    var modules: [Module] = []
    for target in description.targets {
      modules.append(
        Module(
          name: target.name, path: target.path, dependencies: target.dependencies, isTest: target.isTest,
          files: try sources(target.files.sorted())))
    }
    return try project(name: description.name, modules: modules)
  }

  private func project(name: String, modules: [Module]) throws(LoadError) -> Project {
    Project(
      name: name, modules: modules, manifest: SourceFile(path: "Package.swift", text: try text(of: "Package.swift")),
      topLevel: try Self.names(in: root))
  }

  private func sources(_ paths: [String]) throws(LoadError) -> [SourceFile] {
    var files: [SourceFile] = []
    for path in paths { files.append(SourceFile(path: path, text: try text(of: path))) }
    return files
  }

  /// The path in the manifest, or the default folder of the package manager for this target.
  private func folder(of target: Manifest.Target) throws(LoadError) -> String {
    if let path = target.path { return path.hasSuffix("/") ? String(path.dropLast()) : path }
    let parents = target.type == "test" ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    let found = parents.map { "\($0)/\(target.name)" }.first { FileManager.default.fileExists(atPath: root.appending(path: $0).path()) }
    // A package with one target may keep its files in Sources itself.
    return found ?? (target.type == "test" ? "Tests/\(target.name)" : "Sources")
  }
}
