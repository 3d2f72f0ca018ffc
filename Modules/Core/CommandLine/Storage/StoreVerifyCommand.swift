import CoreDomain
public import ArgumentParser
public import CoreComposition
import CoreScenes

/// `store verify`. Each `StoredDocument` (Data) has its checks.
public struct StoreVerifyCommand<Root: Program>: Command {
  public static var configuration: CommandConfiguration {
    CommandConfiguration(commandName: "verify", abstract: "Check all stored data and report damage.")
  }

  @OptionGroup public var global: GlobalOptions<Root>

  public init() {}

  public func perform(in application: Application) async {
    await application.documentCheck(of: Root.features).perform(.verify)
  }
}
