/// A row of a rule book: the modules that the targets in one folder may use.
public struct Layer: Hashable, Sendable {
  /// Which modules of a kind a target may import, unless another rule forbids it.
  public enum Allowance: Hashable, Sendable {
    case only(Set<String>)
    /// All modules of this kind that the manifest declares for the target. For the toolchain, all modules.
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
  /// The targets of the package that the layer may import.
  public let modules: Allowance
  /// The modules of the toolchain or the system that the layer may import.
  public let toolchain: Allowance
  /// The modules of other packages that the layer may import.
  public let products: Allowance
  /// The test target that the layer must have, if any.
  public let tests: String?
  /// Whether the layer's targets are tests, or exist for tests. Production code must not use them, and most rules do not apply to them.
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
