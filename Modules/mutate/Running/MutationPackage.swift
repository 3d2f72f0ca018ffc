import Foundation

/// A copy of the package with the test targets of a target and what they need, in `.build/mutation/<tests>`. It stays, so that the next build is short.
struct MutationPackage {
  let root: URL
  /// The test targets: that of the target first.
  let tests: [String]
  /// Whether few functions have mutants. Such a copy is apart, so that the next one has few files to compile too.
  var isForDiff = false

  var folder: URL { root.appending(path: ".build/mutation/\(tests[0])\(isForDiff ? "-diff" : "")", directoryHint: .isDirectory) }
  var tree: URL { folder.appending(path: "tree", directoryHint: .isDirectory) }
  var scratch: URL { folder.appending(path: "build", directoryHint: .isDirectory) }
  var program: URL { scratch.appending(path: "\(configuration)/StrataPackageTests.xctest") }
  /// The tests of the data layer and of the full screen take minutes unless what they test is optimized. A diff must be built in seconds.
  var configuration: String { ["DataTests", "FullScreenTests"].contains(tests[0]) && !isForDiff ? "release" : "debug" }
  /// The target with thousands of mutants. The optimizer would work longer on the whole than its tests take, so it gets one file after the other,
  /// and makes no copies of functions for speed.
  private static let largest = "FullScreen"

  /// Updates the copy of the package. A file that has not changed keeps its modification time, so it is not compiled again.
  /// - Parameter changed: the sources that differ from the package's, by path.
  func write(_ changed: [String: String]) throws(MutationError) {
    do {
      var wanted: Set<String> = ["Package.swift"]
      try put(Data(manifest().utf8), at: "Package.swift")
      for top in ["Modules", "Tests"] {
        for path in try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: top).path()) {
          let file = "\(top)/\(path)"
          var isFolder: ObjCBool = false
          guard FileManager.default.fileExists(atPath: root.appending(path: file).path(), isDirectory: &isFolder), !isFolder.boolValue
          else { continue }
          wanted.insert(file)
          try put(changed[file].map { Data($0.utf8) } ?? Data(contentsOf: root.appending(path: file)), at: file)
        }
      }
      for (file, text) in changed where wanted.insert(file).inserted { try put(Data(text.utf8), at: file) }
      try removeAll(but: wanted)
    } catch let error as MutationError {
      throw error
    } catch {
      throw MutationError("the package cannot be copied to \(tree.path()): \(error.localizedDescription)")
    }
  }

  private func put(_ data: Data, at path: String) throws {
    let file = tree.appending(path: path)
    if let old = FileManager.default.contents(atPath: file.path()), old == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  private func removeAll(but wanted: Set<String>) throws {
    for top in ["Modules", "Tests"] {
      for path in try FileManager.default.subpathsOfDirectory(atPath: tree.appending(path: top).path()) {
        let file = "\(top)/\(path)"
        var isFolder: ObjCBool = false
        let url = tree.appending(path: file)
        guard FileManager.default.fileExists(atPath: url.path(), isDirectory: &isFolder), !isFolder.boolValue, !wanted.contains(file)
        else { continue }
        try FileManager.default.removeItem(at: url)
      }
    }
  }

  /// The package's manifest, reduced at its end. Mutants cause warnings, so warnings are no errors.
  private func manifest() throws -> String {
    let text = try String(contentsOf: root.appending(path: "Package.swift"), encoding: .utf8)
    return text.replacing("  .treatAllWarnings(as: .error),\n", with: "") + """

      func targetNames(_ target: Target) -> [String] {
        target.dependencies.compactMap { dependency in
          switch dependency {
          case .targetItem(let name, _), .byNameItem(let name, _): name
          default: nil
          }
        }
      }
      var needed: Set<String> = []
      var pending = \(tests)
      while let name = pending.popLast() {
        if needed.insert(name).inserted, let target = package.targets.first(where: { $0.name == name }) { pending += targetNames(target) }
      }
      for target in package.targets where target.name == "\(Self.largest)" {
        target.swiftSettings = settings + [.unsafeFlags(["-Osize", "-no-whole-module-optimization", "-enable-batch-mode"])]
      }
      package.products = []
      package.targets = package.targets.filter { needed.contains($0.name) }
      package.dependencies =
        needed.contains("LoopbackServer") ? [.package(path: "\(root.path()).build/checkouts/FlyingFox")] : []

      """
  }
}
