/// One target of a package.
public struct Module: Sendable {
  public let name: String
  /// The folder, relative to the package's root.
  public let path: String
  /// The dependencies in the manifest, by name: targets of the package and modules of other packages.
  public let dependencies: [String]
  /// Whether the manifest declares it as a test target.
  public let isTest: Bool
  /// The Swift sources, sorted by path.
  public let files: [SourceFile]
  private let declared: Set<String>

  public init(name: String, path: String, dependencies: [String], isTest: Bool = false, files: [SourceFile]) {
    self.name = name
    self.path = path
    self.dependencies = dependencies
    self.isTest = isTest
    self.files = files
    declared = Set(dependencies.map(Self.importName))
  }

  /// Whether the manifest lets the target import a module.
  func declares(_ module: String) -> Bool { declared.contains(module) }

  /// The name by which sources import the target called `name`: `my_domain` for `my-domain`.
  static func importName(_ name: String) -> String {
    name.utf8.allSatisfy(\.isName) ? name : String(name.map { $0.utf8.allSatisfy(\.isName) ? $0 : "_" })
  }

  /// The same target with other dependencies.
  func depending(on dependencies: [String]) -> Module {
    Module(name: name, path: path, dependencies: dependencies, isTest: isTest, files: files)
  }
}
