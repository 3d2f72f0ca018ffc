public import ArgumentParser

/// The option `--quiet` of commands that report what they did. Scripts use it.
public struct QuietOption: ParsableArguments, Sendable {
  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Print only what goes wrong.")
  public var isQuiet = false

  public init() {}

  /// Refuses `--quiet` for a command that only prints.
  /// - Parameter changes: Whether the command changes something.
  public func check(changes: Bool) throws {
    if isQuiet, !changes { throw ValidationError("--quiet is for changes. This command changes nothing: it only prints.") }
  }
}
