import Foundation

/// Makes an app in a folder of its own, from what is committed in this repository.
struct AppScaffold {
  let checkout: Checkout

  /// Makes the app as a whole or not at all: it is written beside its folder, and then takes its name.
  /// - Returns: the lines of the report.
  func make(_ request: AppRequest, at folder: URL) throws(ScaffoldError) -> [String] {
    try Self.requireEmpty(folder)
    let commit = try checkout.commit()
    let staging = Checkout(root: folder.deletingLastPathComponent().appending(path: ".\(folder.lastPathComponent)-\(UUID().uuidString)"))
    let files: [String: String]
    do throws(ScaffoldError) {
      files = try self.files(of: request, at: commit)
      try staging.write(files)
      try staging.format()
    } catch {
      staging.discard()
      throw error
    }
    do {
      // The place may be an empty folder.
      if FileManager.default.fileExists(atPath: folder.path()) { try FileManager.default.removeItem(at: folder) }
      try FileManager.default.moveItem(at: staging.root, to: folder)
    } catch {
      staging.discard()
      throw ScaffoldError("\(folder.path()) cannot be made: \(error.localizedDescription)")
    }
    return report(files, request, folder.path())
  }

  /// The files of the app, not formatted yet, as this repository would make it at a commit.
  private func files(of request: AppRequest, at commit: String) throws(ScaffoldError) -> [String: String] {
    var files = try AppTree(source: try checkout.source(at: commit, of: request)).files(of: request)
    files[AppRecord.path] = AppRecord(request, commit: commit).text
    return files
  }

  /// The files of the app as this repository makes it at a commit.
  func formattedFiles(of request: AppRequest, at commit: String) throws(ScaffoldError) -> [String: String] {
    let files = try files(of: request, at: commit)
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { folder.discard() }
    try folder.write(files)
    try folder.format()
    return try folder.texts(of: files.keys.sorted())
  }

  private static func requireEmpty(_ folder: URL) throws(ScaffoldError) {
    guard FileManager.default.fileExists(atPath: folder.path()) else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path()), names.isEmpty else {
      throw ScaffoldError("\(folder.path()) exists and is not an empty folder: choose a new one.")
    }
  }

  private func report(_ files: [String: String], _ request: AppRequest, _ path: String) -> [String] {
    let production = files.filter { $0.key.hasPrefix("Modules/") }
    return [
      "\(request.name.type) is in \(path): \(files.count) files, of which \(production.count) with "
        + "\(production.values.reduce(0) { $0 + $1.lineCount }) lines are the program.",
      "Next:",
      "  1. cd \(path) && Scripts/test",
      "  2. git init && git add --all && git commit --message 'Begin'",
      "  3. README.md says where to begin.",
    ]
  }
}

extension Checkout {
  /// The commit that is checked out.
  func commit() throws(ScaffoldError) -> String {
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path()) else {
      throw ScaffoldError("An app is made from a commit of this repository: run this in a clone that git made.")
    }
    // The commit must tell everything of which an app is made.
    guard try Tool.result(of: ["git", "diff", "--quiet", "HEAD", "--", "Modules/scaffold"], in: root).status == 0 else {
      throw ScaffoldError("Modules/scaffold has changes that are not committed: commit them first, because an app is made from a commit.")
    }
    return try head()
  }

  /// The commit that is checked out, whatever has changed since.
  func head() throws(ScaffoldError) -> String { try Tool.run(["git", "rev-parse", "HEAD"], in: root).filter { !$0.isNewline } }

  /// The committed files from which an app is made.
  func source(at commit: String, of request: AppRequest) throws(ScaffoldError) -> [String: String] {
    let paths = try Tool.run(["git", "ls-tree", "-r", "--name-only", "-z", commit], in: root).split(separator: "\0").map(String.init)
      .filter(AppContents(hasWeb: request.hasWeb).needs)
    let folder = Checkout(root: FileManager.default.temporaryDirectory.appending(path: "scaffold-\(UUID().uuidString)"))
    defer { folder.discard() }
    do {
      try FileManager.default.createDirectory(at: folder.root, withIntermediateDirectories: true)
    } catch {
      throw ScaffoldError("\(folder.root.path()) cannot be made: \(error.localizedDescription)")
    }
    let archive = folder.root.appending(path: "tree.tar").path()
    _ = try Tool.run(["git", "archive", "--format=tar", "--output", archive, commit], in: root)
    _ = try Tool.run(["tar", "-xf", archive], in: folder.root)
    return try folder.texts(of: paths)
  }
}
