import ArgumentParser
import CoreCommandLine
import CoreComposition
import CoreScenes
import ReaderComposition
import ReaderDomain

/// `strata store migrate json|sqlite`. `StoreMigration` (Data) does the work.
struct StoreMigrateCommand: ReaderCommand {
  static let configuration = CommandConfiguration(
    commandName: "migrate", abstract: "Convert the store to another kind, completely or not at all.")

  @OptionGroup var global: ReaderOptions
  @OptionGroup var quiet: QuietOption

  var isQuiet: Bool { quiet.isQuiet }

  @Argument(help: "The new kind: json, sqlite.")
  var kind: StorageKind

  func perform(in application: Application) async {
    await application.storageMaintenance(of: Strata.features).perform(.migrate(kind))
  }
}
