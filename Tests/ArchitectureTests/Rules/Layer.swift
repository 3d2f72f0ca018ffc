/// A row of `Rules`: the modules that the targets in one folder may use.
struct Layer: Sendable {
  /// The modules of the package that a target may import, unless another rule forbids it.
  enum Allowance: Sendable {
    case only(Set<String>)
    /// All modules that the manifest declares for the target.
    case declared
  }

  let name: String
  /// A target's folder; with a trailing slash, every folder below it.
  let path: String
  let modules: Allowance
  /// Modules that come with the toolchain.
  let toolchain: Set<String>
  /// Modules of other packages.
  let products: Set<String>
  /// The test target that the layer must have, if any.
  let tests: String?

  init(
    _ name: String, at path: String, imports modules: Allowance = .only([]), toolchain: Set<String> = [], products: Set<String> = [],
    tests: String? = nil
  ) {
    self.name = name
    self.path = path
    self.modules = modules
    self.toolchain = toolchain
    self.products = products
    self.tests = tests
  }

  func holds(_ folder: String) -> Bool {
    path.hasSuffix("/") ? folder.hasPrefix(path) : folder == path
  }
}
