import ReaderDomain

extension FileLocation {
  /// Parses an argument: `-` is standard input, anything else is a path.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }
}
