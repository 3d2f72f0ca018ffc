import CoreComposition

enum Arguments {
  /// Checks that all arguments are UTF-8. Swift replaces invalid bytes with U+FFFD, so a path would silently name another file.
  static func requireUTF8() throws(LaunchError) {
    for (number, argument) in UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc)).enumerated().dropFirst() {
      guard let argument else { break }
      if String(validatingCString: argument) == nil { throw .notUTF8("Argument \(number)") }
    }
  }
}
