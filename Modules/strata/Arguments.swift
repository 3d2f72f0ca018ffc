import Composition

/// The arguments of the process.
enum Arguments {
  /// Makes sure that all are UTF-8. Swift would put U+FFFD where one is not, and a path would silently name another file.
  static func requireUTF8() throws(LaunchError) {
    for (number, argument) in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).enumerated().dropFirst() {
      guard let argument else { break }
      if String(validatingCString: argument) == nil { throw .notUTF8("Argument \(number)") }
    }
  }
}
