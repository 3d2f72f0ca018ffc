import ArgumentParser
import Composition

/// A command of the command line: the end of a view that a person types at. It asks Composition for a scene and performs one request.
protocol Command: ParsableCommand {
  /// The options that all commands have.
  var global: GlobalOptions { get }

  /// Whether it has something to save and to tell when it is stopped by a signal.
  var handlesInterrupts: Bool { get }

  /// Whether it reads or changes the user's data.
  var usesData: Bool { get }

  /// Whether it reminds of damaged files that nobody has dealt with yet.
  var remindsOfDamage: Bool { get }

  /// Does what was asked for.
  @MainActor func perform(in application: Application) async throws
}

extension Command {
  var handlesInterrupts: Bool { false }
  var usesData: Bool { true }
  var remindsOfDamage: Bool { usesData }
}
