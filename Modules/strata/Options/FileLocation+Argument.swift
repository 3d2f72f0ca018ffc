import Domain

extension FileLocation {
  /// The place that an argument names: `-` is standard input.
  init(argument: String) {
    self = argument == "-" ? .standardInput : .file(argument)
  }
}
