/// A system library, the one module that may import it, and the names of its C types.
public struct SystemLibrary: Hashable, Sendable {
  public let name: String
  public let owner: String
  /// A test target that may also import the library, to read what its owner wrote; nil for none.
  public let tests: String?
  /// The prefixes of the library's type names. A prefix that does not end in `_` matches only if no lower-case letter follows.
  public let prefixes: [String]
  /// The type names that have none of these prefixes.
  public let names: Set<String>

  public init(name: String, owner: String, tests: String? = nil, prefixes: [String] = [], names: Set<String> = []) {
    self.name = name
    self.owner = owner
    self.tests = tests
    self.prefixes = prefixes
    self.names = names
  }

  func declares(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return prefix.hasSuffix("_") || name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }
}
