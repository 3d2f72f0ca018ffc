import Foundation

extension Project {
  /// Reads the package in a folder: its manifest, and every Swift file of its targets.
  @concurrent static func load(from root: URL) async throws(LoadError) -> Project {
    let manifest = try await Manifest.load(from: root)
    var modules: [Module] = []
    for target in manifest.targets {
      modules.append(try module(target, in: root))
    }
    return Project(
      name: manifest.name, modules: modules,
      manifest: SourceFile(path: "Package.swift", text: try Place.text(of: root.appending(path: "Package.swift"))),
      topLevel: try Place.names(in: root))
  }

  private static func module(_ target: Manifest.Target, in root: URL) throws(LoadError) -> Module {
    let path = target.path ?? "Sources/\(target.name)"
    let excluded = target.exclude.map { "\(path)/\($0)" }
    var files: [SourceFile] = []
    for file in Place.swiftFiles(under: path, in: root) where !excluded.contains(where: { file == $0 || file.hasPrefix($0 + "/") }) {
      files.append(SourceFile(path: file, text: try Place.text(of: root.appending(path: file))))
    }
    return Module(name: target.name, path: path, dependencies: target.dependencies.map(\.name), files: files)
  }
}
