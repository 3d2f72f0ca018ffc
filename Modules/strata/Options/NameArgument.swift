import ArgumentParser

/// The rule for options that name something: a name that is empty, as of a variable that was never set, must not mean "all".
enum NameArgument {
  static func check(_ name: String?, option: String) throws {
    guard let name else { return }
    guard name.contains(where: { !$0.isWhitespace && $0 != "/" }) else { throw ValidationError("\(option) wants a name.") }
  }
}
