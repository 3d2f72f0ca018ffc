public import ArgumentParser
public import CoreComposition
public import CoreDomain

/// The root of a command line: what is particular about a program. `ProgramRun` runs it.
public protocol Program: ParsableCommand {
  static var identity: ProgramIdentity { get }

  /// The features of the program, in the order in which their commands and settings are listed.
  static var features: [any CommandFeature.Type] { get }

  /// The settings of all features, in the order in which they are listed.
  static var settings: [SettingKey] { get }

  /// The settings of which `config set --dry-run` can show what another value would do.
  static var previewedSettings: [SettingKey] { get }

  /// Shows what a change of such a setting would do, and changes nothing.
  @MainActor static func preview(_ change: SettingChange, in application: Application) async

  /// The options of all commands whose value is the next argument.
  static var optionsWithValues: [String] { get }

  /// Pages of help about more than one command, by the name that follows `help`.
  static var helpPages: [String: String] { get }

  /// The arguments as the parser reads them.
  static func prepared(_ arguments: [String]) -> [String]

  /// What runs when only options are given; nil for the help.
  static func withoutCommand(_ arguments: [String]) throws -> (any ParsableCommand)?

  /// Runs before a command.
  /// - Returns: Whether the command may run. If not, the error is already shown.
  @MainActor static func begin(_ command: any Command, in application: Application) async -> Bool

  /// Runs after a command.
  @MainActor static func end(_ command: any Command, in application: Application) async
}

extension Program {
  public static var settings: [SettingKey] { features.flatMap { $0.settings } }
  public static var previewedSettings: [SettingKey] { [] }
  @MainActor public static func preview(_ change: SettingChange, in application: Application) async {}
  public static var optionsWithValues: [String] { ["--home"] }
  public static var helpPages: [String: String] { [:] }
  public static func prepared(_ arguments: [String]) -> [String] { arguments }
  public static func withoutCommand(_ arguments: [String]) throws -> (any ParsableCommand)? { nil }
  @MainActor public static func begin(_ command: any Command, in application: Application) async -> Bool { true }
  @MainActor public static func end(_ command: any Command, in application: Application) async {}

  /// The names of all commands that help lists.
  public static var commandNames: [String] {
    configuration.subcommands.filter { $0.configuration.shouldDisplay }.compactMap { $0.configuration.commandName }
  }
}
