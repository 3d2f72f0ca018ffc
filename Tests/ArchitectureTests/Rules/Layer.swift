/// A row of the rule book: what the targets in one place may use.
struct Layer: Sendable {
  /// Which modules of the package a target may import, beyond what other rules forbid.
  enum Allowance: Sendable {
    case only(Set<String>)
    /// Whatever the manifest declares for it.
    case declared
  }

  let name: String
  /// A target's folder; with a slash at its end, every folder below.
  let path: String
  let modules: Allowance
  /// Modules that come with the toolchain.
  let toolchain: Set<String>
  /// Modules of other packages.
  let products: Set<String>
  /// The test target that the layer must have, if it is one.
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
