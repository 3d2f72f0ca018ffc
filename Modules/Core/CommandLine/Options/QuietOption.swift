public import ArgumentParser

/// The option of commands that report what they did, for scripts that need no report.
public struct QuietOption: ParsableArguments, Sendable {
  @Flag(name: [.customLong("quiet"), .customShort("q")], help: "Print only what goes wrong.")
  public var isQuiet = false

  public init() {}

  /// Checks that a quiet command does something besides printing.
  /// - Parameter changes: Whether the command changes something.
  public func check(changes: Bool) throws {
    if isQuiet, !changes { throw ValidationError("--quiet is for changes. This command changes nothing: it only prints.") }
  }
}
