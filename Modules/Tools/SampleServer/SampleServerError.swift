public enum SampleServerError: Error, Equatable, CustomStringConvertible {
  /// The port cannot be bound: another program uses it, or this user may not use it.
  case cannotListen(port: UInt16, reason: String)
  /// The sample files cannot be read at this path.
  case samplesMissing(String)
  /// No well-formed sample feed is served at this path.
  case cannotGrow(String)

  /// One sentence for the user.
  public var description: String {
    switch self {
    case .cannotListen(let port, let reason): "Cannot listen on 127.0.0.1 port \(port): \(reason)."
    case .samplesMissing(let place): "Cannot read the sample files at \(place)."
    case .cannotGrow(let path): "No well-formed sample feed is served at \(path)."
    }
  }
}
