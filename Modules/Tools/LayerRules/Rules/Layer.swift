/// A row of a rule book: the modules that the targets in one folder may use.
public struct Layer: Hashable, Sendable {
  /// Which modules of a kind a target may import, unless another rule forbids it.
  public enum Allowance: Hashable, Sendable {
    case only(Set<String>)
    /// All of this kind that the manifest declares for the target; for modules of the toolchain, all.
    case any

    func contains(_ name: String) -> Bool {
      switch self {
      case .only(let names): names.contains(name)
      case .any: true
      }
    }
  }

  public let name: String
  /// A target's folder, relative to the package's root; with a trailing slash, every folder below it.
  public let path: String
  /// Targets of the package.
  public let modules: Allowance
  /// Modules that come with the toolchain or the system.
  public let toolchain: Allowance
  /// Modules of other packages.
  public let products: Allowance
  /// The test target that the layer must have, if any.
  public let tests: String?
  /// Whether its targets are tests, or exist for tests: production code must not use them, and most rules do not apply to them.
  public let isForTests: Bool

  public init(
    _ name: String, at path: String, imports modules: Allowance = .only([]), toolchain: Allowance = .only([]),
    products: Allowance = .only([]), tests: String? = nil, isForTests: Bool = false
  ) {
    self.name = name
    self.path = path
    self.modules = modules
    self.toolchain = toolchain
    self.products = products
    self.tests = tests
    self.isForTests = isForTests
  }

  func holds(_ folder: String) -> Bool {
    path.hasSuffix("/") ? folder.hasPrefix(path) : folder == path
  }
}

extension Layer.Allowance: ExpressibleByArrayLiteral {
  public init(arrayLiteral names: String...) { self = .only(Set(names)) }
}
