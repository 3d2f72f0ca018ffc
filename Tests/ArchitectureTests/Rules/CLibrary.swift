/// A system library, the one module that may import it, and the names of its C types.
struct CLibrary: Sendable {
  let name: String
  let owner: String
  /// A test target that uses the library to read what the owner wrote with it, if there is one.
  var tests: String?
  /// The prefixes of the library's type names. After a prefix that does not end in `_`, no lower-case letter may follow.
  let prefixes: [String]
  /// The type names without such a prefix.
  let names: Set<String>

  func declares(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return prefix.hasSuffix("_") || name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }
}
