/// A program and its arguments. No shell reads them.
public struct ProgramCall: Hashable, Sendable {
  /// The path of the program, or a name that is searched for in PATH.
  public let name: String
  public let arguments: [String]

  public init(_ name: String, _ arguments: [String] = []) {
    self.name = name
    self.arguments = arguments
  }
}
