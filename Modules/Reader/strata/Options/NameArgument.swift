import ArgumentParser

/// The rule for options with a name: an empty name, for example from an unset shell variable, must not mean "all".
enum NameArgument {
  static func check(_ name: String?, option: String) throws {
    guard let name else { return }
    guard name.contains(where: { !$0.isWhitespace && $0 != "/" }) else { throw ValidationError("\(option) must be a name.") }
  }
}
