/// A system library, the one module that may import it, and how its C types are called.
struct CLibrary: Sendable {
  let name: String
  let owner: String
  /// A test target that reads with the library what the owner wrote with it, if there is one.
  var tests: String?
  /// How names of the library's types begin. After one that does not end in `_` no lower-case letter may follow.
  let prefixes: [String]
  /// Names of types that follow no such form.
  let names: Set<String>

  func declares(_ name: String) -> Bool {
    if names.contains(name) { return true }
    return prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      return prefix.hasSuffix("_") || name.dropFirst(prefix.count).first?.isLowercase != true
    }
  }
}
