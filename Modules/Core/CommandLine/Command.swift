public import ArgumentParser
public import CoreComposition

/// A command: the input side of a view. It gets a scene from Composition and performs one request.
public protocol Command: ParsableCommand {
  associatedtype Options: CommandOptions

  /// The options that all commands of the program have.
  var global: Options { get }

  /// Whether a signal must not end the process at once, because the command saves its work and reports it first.
  var handlesInterrupts: Bool { get }

  /// Whether the text output contains only warnings and failures.
  var isQuiet: Bool { get }

  /// Whether the command reads or changes the user's data.
  var usesData: Bool { get }

  /// The options of this run of the program.
  var launchOptions: LaunchOptions { get }

  @MainActor func perform(in application: Application) async throws
}

extension Command {
  public var handlesInterrupts: Bool { false }
  public var isQuiet: Bool { false }
  public var usesData: Bool { true }

  public var launchOptions: LaunchOptions {
    var options = global.settings
    options.isQuiet = isQuiet
    return options
  }
}
