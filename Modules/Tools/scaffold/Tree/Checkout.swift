import Foundation

/// A copy of the repository on disk.
struct Checkout {
  let root: URL

  /// The contents of all files that may name a feature, and of the texts that are compiled into the program.
  func tree() throws(ScaffoldError) -> [String: String] {
    let lists = Set(WiringLine.all.map(\.path))
    var tree: [String: String] = [:]
    for path in lists { tree[path] = try text(of: path) }
    for path in try paths(below: "Modules") + paths(below: "Tests")
    where path.hasSuffix(".swift") || path.hasPrefix(FeatureName.texts) && path.hasSuffix(".txt") {
      tree[path] = try text(of: path)
    }
    return tree
  }

  /// Those files that have changes which are not committed.
  func uncommitted(among paths: [String]) throws(ScaffoldError) -> [String] {
    guard !paths.isEmpty else { return [] }
    guard FileManager.default.fileExists(atPath: url(".git").path()) else {
      throw ScaffoldError("This folder is no git repository: run 'git init' and commit first, so that no work can be lost.")
    }
    let status = try run(["git", "status", "--porcelain", "--no-renames", "--untracked-files=all", "-z", "--"] + paths)
    return status.split(separator: "\0").map { String($0.dropFirst(3)) }
  }

  /// Makes the change. Files are written before any is removed, so that an interrupted change loses nothing.
  func apply(_ change: TreeChange) throws(ScaffoldError) {
    try write(change.added.merging(change.changed.mapValues(\.text), uniquingKeysWith: { $1 }))
    for path in change.removed.sorted() { try remove(path) }
  }

  /// The files, formatted with swift-format by the rules of the repository.
  func formatted(_ files: [String: String]) throws(ScaffoldError) -> [String: String] {
    let copy = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { try? FileManager.default.removeItem(at: copy.root) }
    try copy.write(files)
    try run(
      ["swift", "format", "--in-place", "--parallel", "--recursive", "--configuration", url(".swift-format").path(), copy.root.path()])
    var formatted: [String: String] = [:]
    for path in files.keys { formatted[path] = try copy.text(of: path) }
    return formatted
  }

  /// Runs a program in the folder and returns its standard output.
  @discardableResult
  func run(_ command: [String]) throws(ScaffoldError) -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.currentDirectoryURL = root
    let output = Pipe()
    process.standardOutput = output
    let bytes: Data?
    do {
      try process.run()
      bytes = try output.fileHandleForReading.readToEnd()
    } catch {
      throw ScaffoldError("\(command[0]) cannot be run: \(error.localizedDescription)")
    }
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ScaffoldError("'\(command.prefix(2).joined(separator: " "))' failed: see its message above.")
    }
    return String(decoding: bytes ?? Data(), as: UTF8.self)
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

  func write(_ files: [String: String]) throws(ScaffoldError) {
    for (path, text) in files {
      do {
        try FileManager.default.createDirectory(at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url(path), options: .atomic)
      } catch {
        throw Self.error(path, "written", error)
      }
    }
  }

  /// Removes a file, and the folders that become empty.
  private func remove(_ path: String) throws(ScaffoldError) {
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
