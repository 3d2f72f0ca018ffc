import Foundation
import LayerRules

/// A small package in the temporary folder, with a Domain, a Data and their tests. It is read, never built.
struct TemporaryPackage {
  private let folder: TemporaryFolder

  var root: URL { folder.root }

  /// - Parameter files: Further files by path, or other texts for those that every such package has.
  init(_ files: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    for (path, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = root.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The path of the package, as an argument.
  var path: String { root.path(percentEncoded: false) }

  /// Checks the package with what the plugin would tell of it.
  func check(_ arguments: [String] = []) async -> LayerCheckCommand.Outcome {
    await LayerCheckCommand(arguments: ["--package-path", path, "--package-description", "package.json"] + arguments).run()
  }

  static let rules = """
    {
      "layers": [
        {"name": "Domain", "at": "Sources/Domain"},
        {"name": "Data", "at": "Sources/Data", "imports": ["Domain"], "toolchain": ["Foundation"]},
        {"name": "Tests", "at": "Tests/", "imports": "any", "toolchain": "any", "isForTests": true}
      ]
    }
    """

  private static let files = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Small",
      targets: [
        .target(name: "Domain"),
        .target(name: "Data", dependencies: ["Domain"]),
        .testTarget(name: "DataTests", dependencies: ["Data"]),
      ]
    )
    """,
    "package.json": """
    {"name": "Small", "targets": [
      {"name": "Domain", "path": "Sources/Domain", "isTest": false, "dependencies": [], "files": ["Sources/Domain/Article.swift"]},
      {"name": "Data", "path": "Sources/Data", "isTest": false, "dependencies": ["Domain"], "files": ["Sources/Data/ArticleFile.swift"]},
      {"name": "DataTests", "path": "Tests/Reader/ReaderDataTests", "isTest": true, "dependencies": ["Data"], "files": ["Tests/DataTests/Tests.swift"]}
    ]}
    """,
    "layers.json": rules,
    "Sources/Domain/Article.swift": "public struct Article {}\n",
    "Sources/Data/ArticleFile.swift": "import Domain\nimport Foundation\n\nstruct ArticleFile { let article: Article }\n",
    "Tests/DataTests/Tests.swift": "import Testing\n\n@testable import Data\n",
  ]
}
