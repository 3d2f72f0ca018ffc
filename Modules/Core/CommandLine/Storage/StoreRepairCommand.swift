import CoreDomain
public import ArgumentParser
public import CoreComposition
import CoreScenes

/// `store repair`
public struct StoreRepairCommand<Root: Program>: Command {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "repair", abstract: "Recover what is readable in damaged files, and move these files away.",
      discussion: "Damaged files are moved to 'set-aside' in the data directory. Nothing is deleted.")
  }

  @OptionGroup public var global: GlobalOptions<Root>
  @OptionGroup var quiet: QuietOption

  public var isQuiet: Bool { quiet.isQuiet }

  public init() {}

  public func perform(in application: Application) async {
    await application.documentCheck(of: Root.features).perform(.repair)
  }
}
