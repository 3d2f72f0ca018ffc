import Foundation

/// A copy of the repository on disk.
struct Checkout {
  let root: URL

  /// The text of all files that a feature may be named in.
  func tree() throws(ScaffoldError) -> [String: String] {
    var tree: [String: String] = [:]
    let single = ["README.md", ".layers.json", ActionScaffold.patch, FeatureSource.patch, SceneActionScaffold.patch].filter(has)
    for path in single + (try paths(below: "Modules")) + (try paths(below: "Tests"))
    where Self.isOfFeatures(path) {
      tree[path] = try text(of: path)
    }
    return tree
  }

  /// Whether a feature may be named in the file.
  static func isOfFeatures(_ path: String) -> Bool {
    (path.hasPrefix("Modules/") || path.hasPrefix("Tests/")) && path.hasSuffix(".swift")
      || [ActionScaffold.patch, FeatureSource.patch, SceneActionScaffold.patch].contains(path) || WiringLine.paths.contains(path)
  }

  /// The files among these whose state git does not know. Without a git repository there is none.
  func uncommitted(among paths: [String]) throws(ScaffoldError) -> [String] {
    guard !paths.isEmpty, FileManager.default.fileExists(atPath: url(".git").path()) else { return [] }
    let status = try Tool.run(["git", "status", "--porcelain", "--no-renames", "--untracked-files=all", "-z", "--"] + paths, in: root)
    return status.split(separator: "\0").map { String($0.dropFirst(3)) }
  }

  /// Makes the change. Files are written before any is removed, so that an interrupted change loses nothing.
  func apply(_ change: TreeChange) throws(ScaffoldError) {
    try write(change.added.merging(change.changed.mapValues(\.text), uniquingKeysWith: { $1 }))
    for path in change.removed.sorted() { try removeFile(path) }
  }

  /// The texts as swift-format writes them, by the rules of the repository.
  func formatted(_ files: [String: String]) throws(ScaffoldError) -> [String: String] {
    guard !files.isEmpty else { return [:] }
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: folder.root) }
    for (path, text) in files { try folder.write(text, to: path) }
    _ = try Tool.run(
      ["swift", "format", "--in-place", "--parallel", "--recursive", "--configuration", url(".swift-format").path(), "."], in: folder.root)
    var formatted: [String: String] = [:]
    for path in files.keys { formatted[path] = try folder.text(of: path) }
    return formatted
  }

  /// The paths of all files, but for what is built, and for what git keeps.
  func allPaths() throws(ScaffoldError) -> [String] {
    var paths: [String] = []
    do {
      for name in try FileManager.default.contentsOfDirectory(atPath: root.path()) where !name.hasPrefix(".build") && name != ".git" {
        let below = FileManager.default.subpaths(atPath: url(name).path()) ?? []
        paths += ([name] + below.map { "\(name)/\($0)" }).filter { !url($0).isFolder }
      }
    } catch {
      throw Self.error(".", "read", error)
    }
    return paths
  }

  func has(_ path: String) -> Bool { FileManager.default.fileExists(atPath: url(path).path()) }

  /// The text of these files.
  func texts(of paths: some Sequence<String>) throws(ScaffoldError) -> [String: String] {
    var texts: [String: String] = [:]
    for path in paths { texts[path] = try text(of: path) }
    return texts
  }

  /// Writes files; scripts can be run.
  func write(_ files: [String: String]) throws(ScaffoldError) {
    for (path, text) in files {
      try write(text, to: path)
      guard text.hasPrefix("#!") else { continue }
      do {
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url(path).path())
      } catch {
        throw Self.error(path, "made a program", error)
      }
    }
  }

  /// Formats all Swift files, by the rules of the folder.
  func format() throws(ScaffoldError) {
    _ = try Tool.run(
      ["swift", "format", "--in-place", "--parallel", "--recursive", "--configuration", url(".swift-format").path(), "."], in: root)
  }

  /// Removes the folder, if it exists.
  func discard() {
    try? FileManager.default.removeItem(at: root)
  }

  private func url(_ path: String) -> URL { root.appending(path: path) }

  private func paths(below folder: String) throws(ScaffoldError) -> [String] {
    guard let names = FileManager.default.subpaths(atPath: url(folder).path()) else {
      throw ScaffoldError("The folder \(folder) cannot be read: run this in a checkout of the repository.")
    }
    return names.map { "\(folder)/\($0)" }
  }

  func text(of path: String) throws(ScaffoldError) -> String {
    do { return try String(contentsOf: url(path), encoding: .utf8) } catch { throw Self.error(path, "read", error) }
  }

  private func write(_ text: String, to path: String) throws(ScaffoldError) {
    do {
      try FileManager.default.createDirectory(at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url(path), options: .atomic)
    } catch {
      throw Self.error(path, "written", error)
    }
  }

  /// Removes a file, and the folders that it leaves empty.
  func removeFile(_ path: String) throws(ScaffoldError) {
    do {
      try FileManager.default.removeItem(at: url(path))
      var folder = url(path).deletingLastPathComponent()
      while try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty {
        try FileManager.default.removeItem(at: folder)
        folder.deleteLastPathComponent()
      }
    } catch {
      throw Self.error(path, "removed", error)
    }
  }

  private static func error(_ path: String, _ verb: String, _ error: any Error) -> ScaffoldError {
    ScaffoldError("\(path) cannot be \(verb): \(error.localizedDescription)")
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(), isDirectory: &isFolder) && isFolder.boolValue
  }
}
